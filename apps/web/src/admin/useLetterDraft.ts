import { emptyNotificationDraft, type NotificationDraft } from '@everstep/ui/pages';
import { useCallback, useMemo } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

/** A notification that an administrator has begun to write; it survives reload, a failed request and a lost session. */
export function useLetterDraft(): [NotificationDraft, (draft: NotificationDraft) => void] {
  const memberId = useMemberId();
  const { text, setText, clear } = useDraft(`admin-notification:${memberId}`);
  const draft = useMemo(() => readDraft(text), [text]);
  const set = useCallback(
    (next: NotificationDraft) => (next === emptyNotificationDraft ? clear() : void setText(JSON.stringify(next))),
    [clear, setText],
  );
  return [draft, set];
}

function readDraft(text: string): NotificationDraft {
  if (text === '') return emptyNotificationDraft;
  try {
    // Written above as a NotificationDraft; the lists are what a damaged one would break on.
    const draft = { ...emptyNotificationDraft, ...(JSON.parse(text) as Partial<NotificationDraft>) };
    return Array.isArray(draft.recipients) && Array.isArray(draft.tags) ? draft : emptyNotificationDraft;
  } catch {
    return emptyNotificationDraft;
  }
}
