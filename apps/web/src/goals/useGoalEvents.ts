import { type DateText, type Goal, isGoalOpen } from '@everstep/domain';
import type { BoardState, GoalActions } from '@everstep/ui';
import { useLayers } from '../layout/useLayers.ts';
import { goalLayer } from './GoalDialogs.tsx';
import { useGoalActs } from './useGoalActs.ts';
import { useMoves } from './useMoves.ts';

export interface GoalEvents {
  /** A goal as it is shown: with what was tapped and is not stored yet. */
  readonly shown: (goal: Goal) => Goal;
  readonly actionsOf: (goal: Goal) => GoalActions;
  /** A goal was dropped on another column of the board. */
  readonly onMove: (goal: Goal, to: BoardState) => void;
  readonly onConfidence: (goal: Goal, confidence: number) => void;
}

/** All that can be done with goals, on the page of all as on that of one. */
export function useGoalEvents(today: DateText, { onRemoved }: { readonly onRemoved?: () => void } = {}): GoalEvents {
  const { shown, move } = useMoves();
  const acts = useGoalActs();
  const { show } = useLayers();
  return {
    shown,
    actionsOf: (goal) => ({
      onTick: (milestoneId, done) => move(goal, { goalId: goal.id, milestoneId, done }),
      onValue: (milestoneId, value) => move(goal, { goalId: goal.id, milestoneId, value }),
      onEdit: () => show(goalLayer('edit', goal.id)),
      onPause: () => acts.put(goal, 'paused'),
      onResume: () => acts.put(goal, 'active'),
      onComplete: () => show(goalLayer('complete', goal.id)),
      // What was completed has told its lesson already.
      onArchive: () => (isGoalOpen(goal.state) ? show(goalLayer('archive', goal.id)) : acts.put(goal, 'archived')),
      onReopen: () => acts.reopen(goal),
      onUnarchive: () => acts.put(goal, 'active'),
      onDelete: () => {
        acts.remove(goal);
        onRemoved?.();
      },
    }),
    onMove: (goal, to) => {
      if (to === 'completed') show(goalLayer('complete', goal.id));
      else if (goal.state === 'completed') acts.reopen(goal);
      else acts.put(goal, to);
    },
    onConfidence: (goal, confidence) => acts.say(goal, confidence, today),
  };
}
