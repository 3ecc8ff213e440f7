import { api, NOTIFICATION_UNDO_SECONDS, type SentNotification } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { draftFrom, isBlankNotification, type NotificationDraft } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { hearServerTime, onServerClock } from './on-server-clock.ts';
import { useBusyIds } from './useBusyIds.ts';
import { type LetterDraft, useWrittenLetters } from './useLetterDraft.ts';

/** A letter that is late is told of all the same. */
const SHORTEST_MS = 1000;

/** What the toast says, and where else the undo is, with the seconds that are left. */
interface Offer {
  readonly hint: string;
  readonly description?: string | undefined;
}

export interface TakeBack {
  /** Those that are being taken back. */
  readonly cancelling: ReadonlySet<string>;
  readonly takeBack: (id: string) => void;
  /** Keeps what was written until it is out for good, and offers the way back for as long as there is one. */
  readonly offer: (sent: SentNotification, written: NotificationDraft, offer: Offer) => void;
  /** Keeps what was written, so that it can become a draft again. */
  readonly keep: (id: string, written: NotificationDraft) => void;
}

/**
 * The way back for letters: what is taken back is a draft again.
 * @param letter the one that is being written, which nothing may overwrite
 */
export function useTakeBack({ readDraft, setDraft }: LetterDraft): TakeBack {
  const call = useCall();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const [cancelling, during] = useBusyIds();
  const written = useWrittenLetters();
  const giveBack = (taken: SentNotification): void => {
    // One that was written on another device comes back as the server has it.
    const before = written.find(taken.id) ?? draftFrom(taken);
    if (before && isBlankNotification(readDraft())) setDraft(before);
  };
  const cancel = async (id: string) => {
    try {
      giveBack(await call(api.admin.cancelNotification, { params: { id } }));
      showToast({ id: 'letter', tone: 'success', title: 'Taken back', description: 'Nobody has received it.' });
    } catch (error) {
      showToast({ id: 'letter', tone: 'danger', title: 'It could not be taken back', description: sentenceOf(error) });
    } finally {
      dropStale(['admin']);
    }
  };
  const takeBack = (id: string) => during(id, () => cancel(id));
  return {
    cancelling,
    takeBack,
    keep: written.keep,
    offer(sent, words, { hint, description }) {
      written.keep(sent.id, words);
      hearServerTime(sent.createdAt);
      showToast({
        id: 'letter',
        title: `It goes out after ${NOTIFICATION_UNDO_SECONDS} seconds`,
        description,
        durationMs: Math.max(SHORTEST_MS, Date.parse(sent.sendAt) - onServerClock(new Date()).getTime()),
        action: { label: 'Undo', hint, onSelect: () => takeBack(sent.id) },
      });
    },
  };
}
