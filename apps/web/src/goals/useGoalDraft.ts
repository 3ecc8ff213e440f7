import { emptyGoalDraft, type GoalDraft } from '@everstep/ui/pages';
import { useCallback, useMemo } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

/** A goal that a member has begun to set; it survives closing, reload, a failed request and a lost session. */
export function useGoalDraft(): [GoalDraft, (draft: GoalDraft) => void] {
  const memberId = useMemberId();
  const { text, setText, clear } = useDraft(`goal:${memberId}`);
  const draft = useMemo(() => readDraft(text), [text]);
  const set = useCallback((next: GoalDraft) => (next === emptyGoalDraft ? clear() : setText(JSON.stringify(next))), [clear, setText]);
  return [draft, set];
}

function readDraft(text: string): GoalDraft {
  if (text === '') return emptyGoalDraft;
  try {
    // Written above as a GoalDraft; the lists are what a damaged one would break on.
    const draft = { ...emptyGoalDraft, ...(JSON.parse(text) as Partial<GoalDraft>) };
    return Array.isArray(draft.milestones) && Array.isArray(draft.habits) ? draft : emptyGoalDraft;
  } catch {
    return emptyGoalDraft;
  }
}
