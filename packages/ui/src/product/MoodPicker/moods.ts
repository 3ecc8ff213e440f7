import type { Quadrant } from '@everstep/domain';

/** A mood's score, 1 to 5. */
export type MoodValue = 1 | 2 | 3 | 4 | 5;

/** The five moods, lowest first. */
export const moods: readonly { readonly score: MoodValue; readonly label: string }[] = [
  { score: 1, label: 'Very low' },
  { score: 2, label: 'Low' },
  { score: 3, label: 'Okay' },
  { score: 4, label: 'Good' },
  { score: 5, label: 'Very good' },
];

/** Energy and pleasantness, in words that a person would use. */
export const quadrants: readonly { readonly key: Quadrant; readonly label: string; readonly words: readonly string[] }[] = [
  { key: 'high-unpleasant', label: 'Tense', words: ['anxious', 'angry', 'restless', 'overwhelmed', 'irritated', 'rushed'] },
  { key: 'high-pleasant', label: 'Lively', words: ['joyful', 'proud', 'excited', 'hopeful', 'curious', 'playful'] },
  { key: 'low-unpleasant', label: 'Heavy', words: ['sad', 'tired', 'lonely', 'discouraged', 'bored', 'numb'] },
  { key: 'low-pleasant', label: 'Calm', words: ['content', 'grateful', 'relaxed', 'rested', 'safe', 'tender'] },
];

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
