import { adminFailures, api, localDateOf, NOTIFICATION_UNDO_SECONDS, type SentNotification } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { AdminNotificationsView, draftFrom, emptyNotificationDraft, isBlankNotification, letterOf } from '@everstep/ui/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { usePages } from '../api/usePages.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useNewId } from '../forms/useNewId.ts';
import { useNow } from '../layout/useNow.ts';
import { useCall, useMember } from '../session/SessionProvider.tsx';
import { adminSentence } from './admin-sentence.ts';
import { useLetterDraft, useWrittenLetters } from './useLetterDraft.ts';

const SECOND_MS = 1000;
/** What is due goes out half a second later at most, and what a transaction takes. */
const GOING_OUT_MS = 1500;
const LONGEST_WAIT_MS = 3_600_000;

/** Where administrators write to members: what was sent can be taken back for half a minute. */
export function AdminNotifications() {
  const { name } = useMember();
  const sent = usePages(api.admin.sentNotifications, ({ cursor }) => ({ query: cursor === undefined ? {} : { cursor } }));
  const notifications = sent.pages?.flatMap((page) => page.notifications);
  const dueAt = earliestDue(notifications ?? []);
  const ticks = dueAt !== undefined && dueAt - Date.now() <= (NOTIFICATION_UNDO_SECONDS + 1) * SECOND_MS;
  const now = useNow(ticks ? SECOND_MS : undefined);
  useRefreshWhenDue(dueAt, () => void sent.retry());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const letter = useLetter(timeZone);
  return (
    <AdminNotificationsView
      {...letter}
      sender={name}
      now={now}
      today={localDateOf(now, timeZone, 0)}
      timeZone={timeZone}
      notifications={notifications}
      listProblem={sent.error && !notifications ? sentenceOf(sent.error) : undefined}
      onRetry={() => void sent.retry()}
      more={sent.more}
      moreLoading={sent.loading}
      onMore={sent.loadMore}
    />
  );
}

/** When the next one goes out, in milliseconds since 1970. */
function earliestDue(notifications: readonly SentNotification[]): number | undefined {
  const due = notifications.filter(({ state }) => state === 'waiting').map(({ sendAt }) => Date.parse(sendAt));
  return due.length === 0 ? undefined : Math.min(...due);
}

/** Asks again once something has gone out: its writer need not be among those who are told. */
function useRefreshWhenDue(dueAt: number | undefined, refresh: () => void): void {
  const ask = useEffectEvent(refresh);
  useEffect(() => {
    if (dueAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const rest = Math.max(dueAt - Date.now(), 0) + GOING_OUT_MS;
      timer = setTimeout(
        () => {
          ask();
          wait();
        },
        Math.min(rest, LONGEST_WAIT_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [dueAt]);
}

/** The letter that is being written, its sending, and the way back. */
function useLetter(timeZone: string) {
  const call = useCall();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const [draft, setDraft] = useLetterDraft();
  /** A toast outlives the drawing that made it. */
  const newest = useRef(draft);
  newest.current = draft;
  const { idOf, stored } = useNewId();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());
  const written = useWrittenLetters();
  const send = useAction(api.admin.sendNotification, {
    onDone: (sent) => {
      stored();
      written.keep(sent.id, draft);
      setDraft(emptyNotificationDraft);
      if (draft.when === 'later')
        showToast({ id: 'letter', title: 'Planned', description: 'Until then you can take it back in the list.' });
      else
        showToast({
          id: 'letter',
          title: `It goes out in ${NOTIFICATION_UNDO_SECONDS} seconds`,
          durationMs: NOTIFICATION_UNDO_SECONDS * SECOND_MS,
          action: { label: 'Undo', hint: 'Undo above the new notification', onSelect: () => void cancel(sent.id) },
        });
    },
  });
  const cancel = async (id: string) => {
    setCancelling((before) => new Set([...before, id]));
    try {
      const taken = await call(api.admin.cancelNotification, { params: { id } });
      // One that was written on another device comes back as the server has it.
      const before = written.find(id) ?? draftFrom(taken);
      if (before && isBlankNotification(newest.current)) setDraft(before);
      showToast({ id: 'letter', tone: 'success', title: 'Taken back', description: 'Nobody has received it.' });
    } catch (error) {
      showToast({ id: 'letter', tone: 'danger', title: 'It could not be taken back', description: sentenceOf(error) });
    } finally {
      setCancelling((before) => new Set([...before].filter((one) => one !== id)));
      dropStale(['admin']);
    }
  };
  return {
    draft,
    onDraftChange: setDraft,
    onSend() {
      const letter = letterOf(draft, timeZone);
      void send.run({ body: { ...letter, id: idOf(letter) } });
    },
    sending: send.pending,
    problem: send.error ? adminSentence(send.error, adminFailures.notification) : undefined,
    cancelling,
    onCancel: (id: string) => void cancel(id),
  };
}
