import type { Quadrant } from '@everstep/domain';
import { moodTexts } from './texts.ts';

/** A mood's score, 1 to 5. */
export type MoodValue = 1 | 2 | 3 | 4 | 5;

/** The five moods with their English names, lowest first. */
export const moods: readonly { readonly score: MoodValue; readonly label: string }[] = ([1, 2, 3, 4, 5] as const).map((score) => ({
  score,
  label: moodTexts.moods[score],
}));

/** Energy and pleasantness, in words that a person would use. */
export const quadrants: readonly { readonly key: Quadrant; readonly label: string; readonly words: readonly string[] }[] = (
  [
    ['high-unpleasant', 'anxious', 'angry', 'restless', 'overwhelmed', 'irritated', 'rushed'],
    ['high-pleasant', 'joyful', 'proud', 'excited', 'hopeful', 'curious', 'playful'],
    ['low-unpleasant', 'sad', 'tired', 'lonely', 'discouraged', 'bored', 'numb'],
    ['low-pleasant', 'content', 'grateful', 'relaxed', 'rested', 'safe', 'tender'],
  ] as const
).map(([key, ...words]) => ({ key, label: moodTexts.quadrants[key], words }));

/** What people do on most days. */
export const moodActivities: readonly string[] = [
  'work',
  'family',
  'friends',
  'moving',
  'outdoors',
  'reading',
  'music',
  'cooking',
  'learning',
  'screen time',
  'rest',
  'errands',
];

/** What can be said beyond the score; all of it optional. */
export interface MoodDetails {
  readonly quadrant: Quadrant | null;
  readonly words: readonly string[];
  readonly activities: readonly string[];
  readonly note: string;
}

export const noMoodDetails: MoodDetails = { quadrant: null, words: [], activities: [], note: '' };
