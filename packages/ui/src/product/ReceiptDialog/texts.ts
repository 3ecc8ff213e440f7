import { countOf } from '../format.ts';

/** The fixed words of a `ReceiptDialog` beside those of a `ReceiptPanel`. */
export interface ReceiptDialogTexts {
  readonly description: (act: string) => string;
  /** @param percent of the act's worth, such as 125 */
  readonly multiplied: (percent: number) => string;
  readonly countOnce: string;
  /** @param xpForOne XP that bring one coin */
  readonly coins: (coins: number, xpForOne: number) => string;
  readonly close: string;
}

export const receiptDialogTexts: ReceiptDialogTexts = {
  description: (act) => `How it came about: ${act}.`,
  multiplied: (percent) => `Your days in a row multiply what you do by ${(percent / 100).toFixed(2)}.`,
  countOnce: 'First steps and milestones count once, in full, and beside the cap.',
  coins: (coins, xpForOne) => `${countOf(coins, 'coin')} with it: one for every ${xpForOne} XP.`,
  close: 'Close',
};
