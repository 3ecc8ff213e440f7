import { QUIZ_OPTIONS } from '../../client/generation.ts';

export type GapKind = 'figure' | 'word' | 'reason' | 'subject' | 'rest';

/** A sentence with a place that can be left empty, and what else could stand there. */
export interface Gap {
  readonly kind: GapKind;
  readonly sentence: string;
  readonly answer: string;
  /** Wrong answers of the same kind from the same text, the most plausible first; more than are needed. */
  readonly others: readonly string[];
  readonly worth: number;
  /** Number of the sentence in the text. */
  readonly order: number;
}

/** A gap without the sentence that it stands in. */
export type Place = Omit<Gap, 'sentence' | 'order'>;

/** Wrong answers of each question. */
export const WRONG = QUIZ_OPTIONS - 1;
/** Where words stand for themselves in a sentence. */
export const placeOf = (text: string, flags = 'iu'): RegExp => new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(text)}(?![\\p{L}\\p{N}-])`, flags);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
