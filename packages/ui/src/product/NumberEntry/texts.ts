import { formatCount } from '../format.ts';

/** The fixed words of a `NumberEntry`. */
export interface NumberEntryTexts {
  readonly refused: string;
  readonly save: string;
  /** An amount that one tap enters. */
  readonly amount: (amount: number, unit: string) => string;
}

export const numberEntryTexts: NumberEntryTexts = {
  refused: 'Write a number first.',
  save: 'Save',
  amount: (amount, unit) => `${formatCount(amount)} ${unit}`,
};
