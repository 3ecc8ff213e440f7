import type { CareLevel } from '@everstep/domain';

/** That there was a high-risk moment, or refused words that asked for gentleness: its level and its times, and nothing else. */
export interface CareEventTable {
  id: string;
  memberId: string;
  level: CareLevel;
  at: string;
  /** When the app came back to it; null as long as it has not. */
  followedUpAt: string | null;
}

/** A member's safety plan; each has one at most. */
export interface SafetyPlanTable {
  memberId: string;
  /** JSON of the six parts. */
  words: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface CareTables {
  careEvent: CareEventTable;
  safetyPlan: SafetyPlanTable;
}
