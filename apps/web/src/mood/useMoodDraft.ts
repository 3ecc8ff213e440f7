import { emptyMoodDraft, type MoodDraft } from '@everstep/ui/pages';
import { useMemo } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

/** What a member has begun to say about how they feel; it survives reload, a failed request and a lost session. */
export function useMoodDraft(): [MoodDraft, (draft: MoodDraft) => void] {
  const memberId = useMemberId();
  const { text, setText, clear } = useDraft(`mood:${memberId}`);
  const draft = useMemo(() => readDraft(text), [text]);
  return [draft, (next) => (next === emptyMoodDraft ? clear() : setText(JSON.stringify(next)))];
}

function readDraft(text: string): MoodDraft {
  if (text === '') return emptyMoodDraft;
  try {
    const stored: unknown = JSON.parse(text);
    // Written above as a MoodDraft; the lists are what a damaged one would break on.
    const draft = { ...emptyMoodDraft, ...(stored as Partial<MoodDraft>) };
    return Array.isArray(draft.words) && Array.isArray(draft.activities) ? draft : emptyMoodDraft;
  } catch {
    return emptyMoodDraft;
  }
}
