import type { DateText } from '../time/dates.ts';
import type { AwardSource } from './awards.ts';
import type { Counters } from './counters.ts';
import type { Award, Receipt } from './schemas.ts';
import { FREEZES_AT_START, type MemberDay, NO_STREAK, type StreakState } from './streak.ts';

/** A member's totals. They equal {@link replay} over all of the member's ledger rows. Whole numbers, never negative. */
export interface Totals {
  readonly totalXp: number;
  /** Coins that can be spent now: earned less spent. */
  readonly coins: number;
  readonly coinsEarned: number;
  readonly coinsSpent: number;
  /** Highest level ever reached; an undo never lowers it. */
  readonly highestLevel: number;
}

/** What was booked on the day that limits count against (the server's local date), undone acts included. */
export interface Today {
  /** Acts of each source that earned, by canonical source. */
  readonly counts: Readonly<Partial<Record<AwardSource, number>>>;
  /** Sum of `base` over the capped rows. */
  readonly cappedBaseXp: number;
}

/** Everything a decision about an act looks at, read under the member's lock. */
export interface AwardState extends Totals {
  /** Whether a row of turn 0 with the {@link ledgerKey} of the act stands in the ledger. */
  readonly alreadyCounted: boolean;
  readonly today: Today;
  /** As stored; it is taken over as it is when the act's day is active already. */
  readonly streak: StreakState;
  /** All marked days, or just the row of the act's day when that one is active already and no missed day is open. */
  readonly days: readonly MemberDay[];
  readonly freezes: number;
  /** A missed day that may be earned back, as an act before this one found it. */
  readonly missedDate: DateText | null;
  /** Acts that marked a day after `missedDate` and stand. */
  readonly actsSinceMissed: number;
  /** The day on which one was earned back last. */
  readonly earnedBackOn: DateText | null;
  /** Codes of the first steps taken. */
  readonly firstSteps: readonly string[];
  /** Codes of the achievements earned. */
  readonly achievements: readonly string[];
  /** Streak milestones (days) that were awarded. */
  readonly streakMilestones: readonly number[];
  /** Counts before the act; `activeDays` and `level` are derived here and need not be given. */
  readonly counters: Counters;
}

/** What a new member has. */
export const NEW_MEMBER: AwardState = {
  totalXp: 0,
  coins: 0,
  coinsEarned: 0,
  coinsSpent: 0,
  highestLevel: 1,
  alreadyCounted: false,
  today: { counts: {}, cappedBaseXp: 0 },
  streak: NO_STREAK,
  days: [],
  freezes: FREEZES_AT_START,
  missedDate: null,
  actsSinceMissed: 0,
  earnedBackOn: null,
  firstSteps: [],
  achievements: [],
  streakMilestones: [],
  counters: {},
};

/** Facts of an act that its base XP depends on; the server's own, never taken from a client's word. */
export interface Facts {
  readonly size?: 'S' | 'M' | 'L';
  readonly minutes?: number;
  readonly words?: number;
  /** Length of a streak or challenge. */
  readonly days?: number;
  /** Share of the planned time that has passed. */
  readonly elapsedPercent?: number;
  readonly ageHours?: number;
  /** Days since the same reference counted last; leave out when it never did. */
  readonly daysSinceLast?: number;
}

/** Something a member did. */
export interface Activity {
  /** A source or alias of the awards table; any other name is `other`. */
  readonly source: string;
  /** Makes the act unique within its source: the id of the record. Not looked at where a source counts once a day. */
  readonly reference: string;
  readonly facts?: Facts;
  /**
   * The date that the record is about, when that is not the day of the act; see {@link backdateCredit}. Callers refuse dates to come.
   * Undo and redo of a source that counts once per record and day need it to find the act again.
   */
  readonly forDate?: DateText;
  /** Amount a client asked for; it can lower the table's amount, never raise it. */
  readonly requested?: number;
  /** What the act adds to counters beyond its own count: `{ moodQuadrants: 1 }`. */
  readonly gains?: Counters;
  /** In a moment of crisis: the day counts, and nothing is awarded, unlocked or celebrated. */
  readonly quiet?: boolean;
}

/** One row of the append-only ledger. Unique by source, reference, period and turn. */
export interface LedgerRow {
  /** A source of the awards table, or `first_step`, `level_up`, `achievement`, `coins_spent`. */
  readonly source: string;
  readonly reference: string;
  /** The act's local date, or empty for what counts once ever. */
  readonly period: DateText | '';
  /** 0 award, 1 undo, 2 redo. */
  readonly turn: 0 | 1 | 2;
  /** Base XP after the cap and before the multiplier; 0 in undo and redo, so that they never free or use the cap. */
  readonly base: number;
  /** Whether `base` counts to the daily cap. */
  readonly capped: boolean;
  /** Share of `base` that was awarded: the multiplier's, or 50 for an act about an earlier date. */
  readonly multiplierPercent: number;
  /** Final and signed. */
  readonly xp: number;
  /** Final and signed. */
  readonly coins: number;
  /** The date whose limits the row counts against: the member's date by the server's clock. */
  readonly localDate: DateText;
  /** The instant of the act, UTC. */
  readonly at: string;
  readonly timeZone: string;
}

/** What a decision changes, to be written in one transaction. */
export interface AwardDraft {
  readonly reason: Receipt['reason'];
  /** Ledger rows in the order in which they are booked: the act, first steps, milestones, levels, achievements. */
  readonly rows: readonly LedgerRow[];
  /** Day rows to write; one that stands on the same date is replaced. */
  readonly days: readonly MemberDay[];
  /** The state afterwards; `today` and `alreadyCounted` included, `days` left as they were given plus those written. */
  readonly next: AwardState;
  /** Codes and days that are new, for their own tables. */
  readonly newFirstSteps: readonly string[];
  readonly newAchievements: readonly string[];
  /** The answer to the member. `coinsAwarded` is the act's own; levels and achievements name theirs. */
  readonly award: Award;
}
