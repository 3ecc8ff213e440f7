import { api, type Goal, isMilestoneReached } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useCallback, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useCall } from '../session/SessionProvider.tsx';
import { goalElsewhere } from './goal-elsewhere.ts';
import { type Move, moveBack, withMoves } from './goal-overlay.ts';
import { useGoalStore } from './useGoalStore.ts';

export interface Moves {
  /** A goal with what was tapped here and is not stored yet. */
  readonly shown: (goal: Goal) => Goal;
  /** Moves a milestone of a goal at once, and stores it behind. */
  readonly move: (goal: Goal, move: Move) => void;
}

/** Ticks milestones and counts key results at once; what could not be stored goes back, and is said with a way to try again. */
export function useMoves(): Moves {
  const call = useCall();
  const put = useGoalStore();
  const dropStale = useDropStale();
  const { celebrate } = useGamification();
  const { showToast } = useToast();
  const [underWay, setUnderWay] = useState<readonly Move[]>([]);
  const newest = useRef<Moves['move']>(undefined);

  const move = useCallback(
    async (goal: Goal, one: Move) => {
      const { milestoneId, done, value } = one;
      const back = moveBack(goal, milestoneId);
      const title = goal.milestones.find(({ id }) => id === milestoneId)?.title ?? '';
      setUnderWay((before) => [...before, one]);
      try {
        const body = { ...(done === undefined ? { value } : { done }), ...occurredNow() };
        const { award, ...stored } = await call(api.goals.moveMilestone, { params: { id: goal.id, milestoneId }, body });
        put(stored);
        dropStale(['gamification', 'progress', 'dashboard']);
        if (award) celebrate(award);
        const reached = stored.milestones.some((milestone) => milestone.id === milestoneId && isMilestoneReached(milestone));
        showToast({
          id: `moved-${milestoneId}`,
          tone: reached ? 'success' : 'neutral',
          title: reached ? `“${title}” is reached` : `“${title}” is noted`,
          ...(back
            ? { action: { label: 'Undo', hint: 'Change it again where it stands', onSelect: () => newest.current?.(stored, back) } }
            : {}),
        });
      } catch (error) {
        const elsewhere = goalElsewhere(error);
        if (elsewhere) put(elsewhere);
        showToast({
          id: `moved-${milestoneId}`,
          tone: 'danger',
          title: `“${title}” could not be saved`,
          description: sentenceOf(error),
          ...(error instanceof ApiError && error.kind !== 'conflict' && error.kind !== 'not-found'
            ? { action: { label: 'Retry', hint: 'Change it again where it stands', onSelect: () => newest.current?.(goal, one) } }
            : {}),
        });
      } finally {
        setUnderWay((before) => before.filter((each) => each !== one));
      }
    },
    [call, put, dropStale, celebrate, showToast],
  );
  newest.current = (goal, one) => void move(goal, one);
  return { move: newest.current, shown: useCallback((goal) => withMoves(goal, underWay), [underWay]) };
}
