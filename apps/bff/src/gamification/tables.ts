/** Tables of XP, coins, days, achievements and unlocks. Amounts are whole numbers; flags are 0 or 1. */
export interface GamificationTables {
  memberProgress: MemberProgressTable;
  ledger: LedgerTable;
  memberDay: MemberDayTable;
  achievementEarned: { memberId: string; code: string; earnedAt: string };
  /** Features that an administrator opened, or that were open once and stay so. */
  featureGrant: { memberId: string; feature: string; grantedAt: string };
  checkin: { id: string; memberId: string; localDate: string; at: string; timeZone: string };
}

/** One row a member: totals and counters that the ledger and the records can be replayed to, and the lock of every earning write. */
export interface MemberProgressTable {
  memberId: string;
  /** Raised by every lock; nothing else reads it. */
  version: number;
  /** Number of the member's newest ledger row. */
  seq: number;
  xp: number;
  coins: number;
  coinsEarned: number;
  coinsSpent: number;
  /** The level shown: an undo never lowers it. */
  highestLevel: number;
  /** Index into the multiplier ladder. */
  multiplierStep: number;
  streakCurrent: number;
  streakLongest: number;
  /** Newest active local date. */
  lastActiveDate: string | null;
  activeDays: number;
  freezes: number;
  /** Active days since the last freeze that was earned by them. */
  freezeProgress: number;
  /** Whether the member chose to be listed. */
  leaderboard: number;
  checkins: number;
  moods: number;
  /** Bits of the four quadrants that were logged at least once. */
  moodQuadrants: number;
  achievements: number;
  /** JSON list of the first steps that were taken. */
  firstSteps: string;
}

/** Append-only: what was booked stays; an undo or redo is a further row with the next `turn`. */
export interface LedgerTable {
  id: string;
  memberId: string;
  /** 1, 2, 3 … per member, without gaps. */
  seq: number;
  /** Activity, as in the awards table, or what else moved coins: `first_step`, `level_up`, `achievement`, `coins_spent`. */
  source: string;
  /** Makes the act unique within its source and period: often the record's id. */
  reference: string;
  /** The local date, or empty for what counts once ever. */
  period: string;
  /** 0 award, 1 undo, 2 redo. */
  turn: number;
  /** XP of the table after the daily cap, before the multiplier. */
  base: number;
  /** Whether `base` counts against the daily cap. */
  capped: number;
  multiplierPercent: number;
  /** Final and signed. */
  xp: number;
  /** Final and signed. */
  coins: number;
  localDate: string;
  at: string;
  timeZone: string;
}

export interface MemberDayTable {
  memberId: string;
  localDate: string;
  kind: 'active' | 'frozen' | 'paused' | 'repaired';
  /** What made the day: the activity of its first act, or `freeze`. */
  source: string;
  /** XP booked on that day, for boards. */
  xp: number;
  /** Acts of the day that still stand; the day stays when it falls to 0 after it closed. */
  acts: number;
}
