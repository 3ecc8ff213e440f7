import { adminFailures, api, localDateOf } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { AdminNotificationsView, emptyNotificationDraft, goneWords, letterOf } from '@everstep/ui/pages';
import { useLocation } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useNewId } from '../forms/useNewId.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { adminSentence } from './admin-sentence.ts';
import { useCameBy } from './useCameBy.ts';
import { useLetterDraft } from './useLetterDraft.ts';
import { useSendNow } from './useSendNow.ts';
import { useSentLetters } from './useSentLetters.ts';
import { useTakeBack } from './useTakeBack.ts';

/** Where administrators write to members: what was sent can be taken back for half a minute. */
export function AdminNotifications() {
  const { name } = useMember();
  const { sent, notifications, now } = useSentLetters();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const letter = useLetter(timeZone);
  return (
    <AdminNotificationsView
      {...letter}
      {...useSendNow()}
      begun={useBegun()}
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

/** What an entry of the history carries that leads to a letter which was begun where users are chosen. */
export const BEGUN = { letter: 'begun' } as const;

/** Whether that is where one comes from just now, and not by a reload or by Back. */
function useBegun(): boolean {
  const { state }: { readonly state: unknown } = useLocation();
  const isStep = useCameBy() === 'PUSH';
  return isStep && typeof state === 'object' && state !== null && 'letter' in state && state.letter === BEGUN.letter;
}

/** The letter that is being written, its sending, and the way back. */
function useLetter(timeZone: string) {
  const { showToast } = useToast();
  const letterDraft = useLetterDraft();
  const { draft, setDraft } = letterDraft;
  const { idOf, stored } = useNewId();
  const { cancelling, takeBack, offer, keep } = useTakeBack(letterDraft);
  const send = useAction(api.admin.sendNotification, {
    onDone: (sent) => {
      stored();
      setDraft(emptyNotificationDraft);
      const gone = sent.gone > 0 ? goneWords(sent.gone) : undefined;
      if (draft.when === 'now')
        return offer(sent, draft, {
          hint: 'Undo above the new notification',
          description: gone,
        });
      keep(sent.id, draft);
      showToast({
        id: 'letter',
        title: 'Planned',
        description: [gone, 'Until then you can take it back in the list.'].filter(Boolean).join(' '),
      });
    },
  });
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
    onCancel: takeBack,
  };
}
