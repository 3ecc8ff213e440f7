import { formatSigned } from '../format.ts';

/** The fixed words of an `ActivityList`. Amounts below zero are losses. */
export interface ActivityListTexts {
  readonly empty: string;
  readonly emptyHint: string;
  readonly xp: (amount: number) => string;
  readonly coins: (amount: number) => string;
}

export const activityListTexts: ActivityListTexts = {
  empty: 'Nothing here yet',
  emptyHint: 'Your first step will stand here.',
  xp: (amount) => `${formatSigned(amount)} XP`,
  coins: (amount) => `${formatSigned(amount)} ${Math.abs(amount) === 1 ? 'coin' : 'coins'}`,
};
