import { api, type ChallengeRunAnswer } from '@everstep/domain';
import { useEffect, useRef } from 'react';
import { useDropStale } from '../api/useQuery.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { log } from '../log/log.ts';
import { useCall } from '../session/SessionProvider.tsx';

interface Unsettled {
  readonly id: string;
  readonly toSettle: boolean;
  /** Complete days: another number is another reason to settle. */
  readonly daysDone: number;
}

/** Has days awarded that acts elsewhere have completed, and runs closed whose time is over; each state of a run once. */
export function useSettling(runs: readonly Unsettled[], onFinished?: (answer: ChallengeRunAnswer) => void): void {
  const call = useCall();
  const dropStale = useDropStale();
  const { celebrate } = useGamification();
  const asked = useRef(new Set<string>());
  const finish = useRef(onFinished);
  finish.current = onFinished;
  useEffect(() => {
    for (const { id, toSettle, daysDone } of runs) {
      const state = `${id} ${daysDone}`;
      if (!toSettle || asked.current.has(state)) continue;
      asked.current.add(state);
      call(api.challenges.checkIn, { params: { id }, body: {} }).then(
        (answer) => {
          dropStale(api.challenges.checkIn.tags);
          if (answer.finished && finish.current) finish.current(answer);
          else answer.awards.forEach(celebrate);
        },
        // The next visit asks again.
        (error: unknown) => log.warn('A challenge could not be settled.', error),
      );
    }
  }, [runs, call, dropStale, celebrate]);
}
