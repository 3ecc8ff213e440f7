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
}
