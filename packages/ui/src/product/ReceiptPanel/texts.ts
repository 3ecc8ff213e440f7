import type { Receipt } from '@everstep/domain';
import { countOf, formatCount } from '../format.ts';

/** The fixed words of a `ReceiptPanel`; those of its rows are also in the `ReceiptDialog`. */
export interface ReceiptPanelTexts {
  readonly title: (xp: number) => string;
  readonly firstStep: (title: string) => string;
  /** @param percent of the act's worth, such as 125 */
  readonly streak: (percent: number) => string;
  readonly milestone: (days: number) => string;
  readonly half: (day: string) => string;
  /** Stands for the day where it is not told. */
  readonly earlierDay: string;
  readonly together: string;
  readonly xp: (xp: number) => string;
  /** Why an act earned less than it might have, or nothing. */
  readonly reasons: Readonly<Record<Exclude<Receipt['reason'], 'counted'>, string>>;
  readonly tooLate: string;
  readonly repaired: string;
  /** @param streak days in a row */
  readonly earnedBack: (streak: number) => string;
  readonly capLeft: (xp: number) => string;
}

export const receiptPanelTexts: ReceiptPanelTexts = {
  title: (xp) => `Why ${formatCount(xp)} XP?`,
  firstStep: (title) => `First step: ${title}`,
  streak: (percent) => `Streak ×${(percent / 100).toFixed(2)}`,
  milestone: (days) => `${days} days in a row`,
  half: (day) => `Half, for ${day}`,
  earlierDay: 'an earlier day',
  together: 'Together',
  xp: (xp) => `${formatCount(xp)} XP`,
  reasons: {
    already_counted: 'It was counted before, so it earns once.',
    daily_cap: 'Today’s cap for repeatable acts is reached. The record is saved. Rest is progress too.',
    source_limit: 'This act has earned all it can today. The record is saved.',
    no_record: 'No record stands behind it, so it earns nothing.',
    not_earning: 'This act earns no XP.',
  },
  tooLate: 'It is about a day further back: kept, and without XP.',
  repaired: 'It filled a day that would have been missed.',
  earnedBack: (streak) => `It earned a missed day back: ${countOf(streak, 'day')} in a row.`,
  capLeft: (xp) => `${formatCount(xp)} XP left under today’s cap for repeatable acts.`,
};
