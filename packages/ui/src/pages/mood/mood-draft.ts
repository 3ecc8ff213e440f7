import { type MoodDetails, type MoodValue, noMoodDetails } from '../../product/MoodPicker/index.ts';

/** What a member says about how they feel. */
export interface MoodEntry extends MoodDetails {
  readonly score: MoodValue;
}

/** The same before a face is chosen. */
export interface MoodDraft extends MoodDetails {
  readonly score: MoodValue | null;
}

export const emptyMoodDraft: MoodDraft = { score: null, ...noMoodDetails };

/** How a member says how they feel: by a face, or by a place between energy and pleasantness. */
export const moodWays = ['faces', 'energy'] as const;
export type MoodWay = (typeof moodWays)[number];
