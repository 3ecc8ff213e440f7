import type { Quadrant } from '@everstep/domain';

export interface MoodTables {
  mood: {
    id: string;
    memberId: string;
    /** 1 very low to 5 very good. */
    score: number;
    quadrant: Quadrant | null;
    /** JSON list of words. */
    words: string;
    /** JSON list of words. */
    activities: string;
    note: string;
    /** The moment it is about; `localDate` and `timeZone` are of that moment. */
    at: string;
    localDate: string;
    timeZone: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
  };
  moodExperiment: {
    id: string;
    memberId: string;
    kind: 'activity' | 'habit';
    /** The word of the activity, or the id of the habit. No reference: what came of it outlives the habit. */
    subject: string;
    /** What it was called when it began. */
    label: string;
    /** 0 or 1. */
    nextDay: number;
    /** Local date of the first day. */
    startsOn: string;
    /** A character a day: `x` with it, `-` without. */
    plan: string;
    /** Local date; null when it was not stopped. */
    stoppedOn: string | null;
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
  };
}
