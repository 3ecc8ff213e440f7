import type { Quadrant } from '@everstep/domain';
import type { MoodValue } from './moods.ts';

/** The fixed words of moods: of `MoodPicker`, `MoodPad` and `MoodDetailsForm`, and of charts that show them. */
export interface MoodTexts {
  /** The question. */
  readonly question: string;
  /** From 1, the lowest, to 5. */
  readonly moods: Readonly<Record<MoodValue, string>>;
  readonly quadrants: Readonly<Record<Quadrant, string>>;
  /** Names a place of the pad by its mood and its quadrant. */
  readonly place: (mood: string, quadrant: string) => string;
  /** Stand around the pad. */
  readonly moreEnergy: string;
  readonly lessEnergy: string;
  readonly unpleasant: string;
  readonly pleasant: string;
  readonly feelsMostly: string;
  readonly inWords: string;
  readonly activities: string;
  /** A feeling or an activity as it is shown. @param word as it is stored: one of the shipped English ones, or the member's own */
  readonly word: (word: string) => string;
  readonly note: string;
  readonly noteHint: string;
}

export const moodTexts: MoodTexts = {
  question: 'How do you feel?',
  moods: { 1: 'Very low', 2: 'Low', 3: 'Okay', 4: 'Good', 5: 'Very good' },
  quadrants: { 'high-unpleasant': 'Tense', 'high-pleasant': 'Lively', 'low-unpleasant': 'Heavy', 'low-pleasant': 'Calm' },
  place: (mood, quadrant) => `${mood}, ${quadrant.toLowerCase()}`,
  moreEnergy: 'More energy',
  lessEnergy: 'Less energy',
  unpleasant: 'Unpleasant',
  pleasant: 'Pleasant',
  feelsMostly: 'It feels mostly',
  inWords: 'In words',
  activities: 'What you did',
  word: (word) => word,
  note: 'A note to yourself',
  noteHint: 'Only you can read it.',
};
