import {
  type ChallengeProgress,
  type ChallengeType,
  challengeNameOf,
  challengeTypeOf,
  DEFAULT_CHALLENGE_TEMPLATE_ID,
  displayedChallenge,
} from './challenge.ts';

/** Texts of the challenge banner. */
export const bannerTexts = {
  start: 'Start 7-Day Challenge',
  paused: 'Paused',
  tasksPending: 'Tasks pending',
  open: 'Go to Challenges',
} as const;

/** What the banner shows: an invitation, or the run in question. */
export type ChallengeBanner =
  | { readonly kind: 'start'; readonly templateId: string }
  | {
      readonly kind: 'running';
      readonly type: ChallengeType;
      readonly isPaused: boolean;
      /** 'Day 3 - Momentum Builder' */
      readonly title: string;
      /** Whether required tasks of today are open. */
      readonly tasksPending: boolean;
      readonly streakDays: number;
    };

/** The banner for a member's runs; an empty list invites to the 7-day challenge. */
export function challengeBanner(list: readonly ChallengeProgress[]): ChallengeBanner {
  const run = displayedChallenge(list);
  if (!run) return { kind: 'start', templateId: DEFAULT_CHALLENGE_TEMPLATE_ID };
  const { totalDays, streak } = run.totalProgress;
  const name = run.challengeName?.trim() || challengeNameOf(totalDays);
  return {
    kind: 'running',
    type: challengeTypeOf(totalDays),
    isPaused: run.status === 'paused',
    title: `Day ${run.currentDay} - ${name}`,
    tasksPending: run.todayCompleted !== true,
    streakDays: streak ?? 0,
  };
}
