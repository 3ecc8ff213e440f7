import { emptyNotificationDraft, type NotificationDraft } from '@everstep/ui/pages';
import { useCallback, useMemo } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

/** So many letters can become drafts again: those that were written last. */
const KEPT_LETTERS = 30;

export interface LetterDraft {
  readonly draft: NotificationDraft;
  /** The same as it lies on the device now, also after the drawing that asks. */
  readonly readDraft: () => NotificationDraft;
  readonly setDraft: (draft: NotificationDraft) => void;
}

/** A notification that an administrator has begun to write; it survives reload, a failed request and a lost session. */
export function useLetterDraft(): LetterDraft {
  const memberId = useMemberId();
  const { text, read, setText, clear } = useDraft(`admin-notification:${memberId}`);
  const draft = useMemo(() => draftIn(parsed(text)), [text]);
  const setDraft = useCallback(
    (next: NotificationDraft) => (next === emptyNotificationDraft ? clear() : void setText(JSON.stringify(next))),
    [clear, setText],
  );
  return { draft, readDraft: () => draftIn(parsed(read())), setDraft };
}

/** A message that an administrator has begun to write to one user. */
export const useMessageDraft = (userId: string) => useDraft(`admin-message:${useMemberId()}:${userId}`);

/** What was sent from this device, by its id: a letter that is taken back, also after a reload, is a draft again. */
export function useWrittenLetters() {
  const { read, setText } = useDraft(`admin-notification-written:${useMemberId()}`);
  return {
    keep(id: string, draft: NotificationDraft): void {
      const others = lettersIn(read()).filter(([known]) => known !== id);
      setText(JSON.stringify([...others, [id, draft]].slice(-KEPT_LETTERS)));
    },
    find: (id: string): NotificationDraft | undefined => lettersIn(read()).find(([known]) => known === id)?.[1],
  };
}

function lettersIn(text: string): readonly (readonly [id: string, draft: NotificationDraft])[] {
  const letters = parsed(text);
  if (!Array.isArray(letters)) return [];
  return letters.flatMap((letter: unknown) =>
    Array.isArray(letter) && typeof letter[0] === 'string' ? [[letter[0], draftIn(letter[1])] as const] : [],
  );
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function draftIn(stored: unknown): NotificationDraft {
  if (typeof stored !== 'object' || stored === null) return emptyNotificationDraft;
  // Written above as a NotificationDraft; the lists are what a damaged one would break on.
  const draft = { ...emptyNotificationDraft, ...(stored as Partial<NotificationDraft>) };
  return Array.isArray(draft.recipients) && Array.isArray(draft.tags) ? draft : emptyNotificationDraft;
}
