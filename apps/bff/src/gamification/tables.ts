import type { DayKind, DaySource } from '@everstep/domain';

/** Tables of XP, coins, days, achievements and unlocks. Amounts are whole numbers; flags are 0 or 1. */
export interface GamificationTables {
  memberProgress: MemberProgressTable;
  ledger: LedgerTable;
  /** Marked days; a day without a row is unmarked. */
  memberDay: { memberId: string; localDate: string; kind: DayKind; source: DaySource };
  /** Planned pauses; both dates belong to them. Their days stand in `memberDay`. */
  memberPause: { id: string; memberId: string; fromDate: string; untilDate: string; createdAt: string };
  achievementEarned: { memberId: string; code: string; earnedAt: string };
  /** Features that an administrator opened for a member. */
  featureGrant: { memberId: string; feature: string; grantedAt: string };
  moduleCompletion: ModuleCompletionTable;
  checkin: { id: string; memberId: string; localDate: string; at: string; timeZone: string };
}

/** One row a member: totals and counts that the ledger and the days replay to, and the lock of every earning write. */
export interface MemberProgressTable {
  memberId: string;
  /** Raised by every lock: a dashboard made under the same number, date and profile is the same. */
  version: number;
  /** Number of the member's newest ledger row. */
  seq: number;
  xp: number;
  coins: number;
  coinsEarned: number;
  coinsSpent: number;
  /** The level shown: an undo never lowers it. */
  highestLevel: number;
  multiplierStep: number;
  streakCurrent: number;
  streakLongest: number;
  activeDays: number;
  /** Newest active local date. */
  lastActivity: string | null;
  /** JSON: how the newest dates were gained, so that travel wins none; null before the first. */
  gainedDates: string | null;
  freezes: number;
  /** A missed day that the next acts may earn back. */
  missedDate: string | null;
  /** The member's date on which one was earned back last. */
  earnedBackOn: string | null;
  /** JSON: counts that achievements look at. */
  counters: string;
  /** JSON: codes of the achievements earned. */
  achievements: string;
  /** JSON: codes of the first steps taken. */
  firstSteps: string;
  /** JSON: streak milestones that were awarded, in days. */
  streakMilestones: string;
  /** Bits of the mood quadrants that were logged at least once. */
  moodQuadrants: number;
  /** Whether the member chose to be on the boards. */
  listed: number;
  /** The name that the member chose for the boards. */
  boardName: string | null;
}

/** Append-only: what was booked stays; an undo or redo is a further row with the next `turn`. */
export interface LedgerTable {
  id: string;
  memberId: string;
  /** 1, 2, 3 … per member, without gaps. */
  seq: number;
  /** Canonical source of the awards table, or `first_step`, `level_up`, `achievement`, `coins_spent`. */
  source: string;
  /** Makes the act unique within its source and period: often the record's id. */
  reference: string;
  /** The local date, or empty for what counts once ever. */
  period: string;
  /** 0 award, 1 undo, 2 redo. */
  turn: number;
  /** XP of the table after the daily cap, before the multiplier. */
  base: number;
  /** Whether `base` counts to the daily cap. */
  capped: number;
  /** Share of `base` that was awarded: the multiplier's, or 50 for an act about an earlier date. */
  multiplierPercent: number;
  /** Final and signed. */
  xp: number;
  /** Final and signed. */
  coins: number;
  /** The member's date by the server's clock, against which daily limits count. */
  localDate: string;
  /** The member's date on which the act happened, and which it marked. */
  actDate: string;
  at: string;
  timeZone: string;
  /** What was bought, in the words of the buyer; else empty. */
  detail: string;
}

/** Completions that a client reported: once per module, activity and day. */
export interface ModuleCompletionTable {
  id: string;
  memberId: string;
  module: string;
  activity: string;
  localDate: string;
  /** JSON, as the client sent it. */
  data: string;
  at: string;
}
