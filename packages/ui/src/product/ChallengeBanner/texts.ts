import { countOf } from '../format.ts';

/** The fixed words of a `ChallengeBanner`. */
export interface ChallengeBannerTexts {
  /** Names the landmark. */
  readonly label: string;
  readonly paused: string;
  readonly tasksPending: string;
  readonly day: (day: number, challenge: string) => string;
  readonly streak: (days: number) => string;
  /** Once the last day is done. */
  readonly arrived: string;
  readonly arrivedHint: string;
  /** Where no challenge is on. */
  readonly offer: string;
  readonly offerHint: string;
  readonly start: string;
  readonly goTo: string;
}

export const challengeBannerTexts: ChallengeBannerTexts = {
  label: 'Challenge',
  paused: 'Paused',
  tasksPending: 'Tasks pending',
  day: (day, challenge) => `Day ${day} - ${challenge}`,
  streak: (days) => `Streak ${countOf(days, 'day')}`,
  arrived: 'You have arrived',
  arrivedHint: 'The last day is walked. Come and see what waits for you.',
  offer: 'Seven days, two small tasks each',
  offerHint: 'Momentum Builder. Pause whenever you need to.',
  start: 'Start 7-Day Challenge',
  goTo: 'Go to Challenges',
};
