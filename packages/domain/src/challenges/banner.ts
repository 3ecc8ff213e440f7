import { type ChallengeProgress, type ChallengeType, challengeNameOf, challengeTypeOf, displayedChallenge } from './challenge.ts';

/** What the challenge banner shows of a run. */
export interface ShownChallenge {
  readonly type: ChallengeType;
  readonly name: string;
  /** From 1 on. */
  readonly currentDay: number;
  readonly status: ChallengeProgress['status'];
  /** Whether required tasks of today are open; a paused run asks for nothing. */
  readonly tasksPending: boolean;
  /** Days. */
  readonly streak: number;
  /** Whether the last day is done: what the run brings waits on its page. */
  readonly arrived: boolean;
}

/** The run that the banner shows; null, which invites to the 7-day challenge, when there is none. */
export function challengeBanner(list: readonly ChallengeProgress[]): ShownChallenge | null {
  const run = displayedChallenge(list);
  if (!run) return null;
  const { status, currentDay, totalProgress } = run;
  const { totalDays, streak } = totalProgress;
  return {
    type: challengeTypeOf(totalDays),
    name: run.challengeName?.trim() || challengeNameOf(totalDays),
    currentDay,
    status,
    tasksPending: status === 'active' && run.todayCompleted !== true,
    streak: streak ?? 0,
    arrived: status === 'active' && run.todayCompleted === true && currentDay === totalDays,
  };
}
