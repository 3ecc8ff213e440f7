import { sevenDays } from './seven-days.ts';
import { sixtyDays } from './sixty-days.ts';
import { twentyOneDays } from './twenty-one-days.ts';
import type { ChallengeText, PhaseText } from './writing.ts';

export { comebacks } from './comebacks.ts';
export type { ChallengeText, DayText, PhaseText, TaskText } from './writing.ts';

/** What the challenges say, in the order of their templates. The server tells it; no browser ships it. */
export const challengeTexts: readonly ChallengeText[] = [sevenDays, twentyOneDays, sixtyDays];

/** The part of a challenge that a day belongs to; undefined where there are none. */
export function phaseOf({ phases }: Pick<ChallengeText, 'phases'>, day: number): PhaseText | undefined {
  return phases.find(({ from, to }) => from <= day && day <= to);
}
