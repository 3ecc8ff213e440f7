import { type AwardState, type Counters, countRow, type LedgerRow, type MemberDay, type Today } from '@everstep/domain';
import type { BookedProgress, LedgerEntryRow, ProgressRow } from './store.ts';
import type { LedgerTable } from './tables.ts';

/** What is read beside the locked totals before an act is decided. */
export interface Surroundings {
  readonly alreadyCounted: boolean;
  readonly today: readonly { readonly source: string; readonly base: number; readonly capped: number }[];
  readonly days: readonly MemberDay[];
  /** Acts that stand since the missed day of the totals. */
  readonly actsSinceMissed: number;
}

/** The state of a member in the terms of the rules. */
export function awardState(row: ProgressRow, around: Surroundings): AwardState {
  return {
    totalXp: row.xp,
    coins: row.coins,
    coinsEarned: row.coinsEarned,
    coinsSpent: row.coinsSpent,
    highestLevel: row.highestLevel,
    alreadyCounted: around.alreadyCounted,
    today: todayOf(around.today),
    streak: {
      current: row.streakCurrent,
      longest: row.streakLongest,
      multiplierStep: row.multiplierStep,
      activeDays: row.activeDays,
      lastActivity: row.lastActivity,
    },
    days: around.days,
    freezes: row.freezes,
    missedDate: row.missedDate,
    actsSinceMissed: around.actsSinceMissed,
    earnedBackOn: row.earnedBackOn,
    firstSteps: listOf(row.firstSteps),
    achievements: listOf(row.achievements),
    streakMilestones: listOf(row.streakMilestones),
    counters: countersOf(row),
  };
}

/** The columns of the totals that a decision changed. */
export function progressChange(next: AwardState): Omit<BookedProgress, 'seq' | 'gainedDates'> {
  return {
    xp: next.totalXp,
    coins: next.coins,
    coinsEarned: next.coinsEarned,
    coinsSpent: next.coinsSpent,
    highestLevel: next.highestLevel,
    streakCurrent: next.streak.current,
    streakLongest: next.streak.longest,
    multiplierStep: next.streak.multiplierStep,
    activeDays: next.streak.activeDays,
    lastActivity: next.streak.lastActivity,
    freezes: next.freezes,
    missedDate: next.missedDate,
    earnedBackOn: next.earnedBackOn,
    firstSteps: JSON.stringify(next.firstSteps),
    achievements: JSON.stringify(next.achievements),
    streakMilestones: JSON.stringify(next.streakMilestones),
    counters: JSON.stringify(next.counters),
  };
}

/** A booked row for the table. */
export function ledgerInsert(
  row: LedgerRow,
  place: { readonly id: string; readonly memberId: string; readonly seq: number; readonly actDate: string; readonly detail?: string },
): LedgerTable {
  return {
    id: place.id,
    memberId: place.memberId,
    seq: place.seq,
    source: row.source,
    reference: row.reference,
    period: row.period,
    turn: row.turn,
    base: row.base,
    capped: row.capped ? 1 : 0,
    multiplierPercent: row.multiplierPercent,
    xp: row.xp,
    coins: row.coins,
    localDate: row.localDate,
    actDate: place.actDate,
    at: row.at,
    timeZone: row.timeZone,
    detail: place.detail ?? '',
  };
}

/** A row of the table in the terms of the rules. */
export function ledgerRow(row: LedgerEntryRow): LedgerRow {
  return {
    source: row.source,
    reference: row.reference,
    period: row.period,
    // Only 0, 1 and 2 are ever booked.
    turn: row.turn as LedgerRow['turn'],
    base: row.base,
    capped: row.capped === 1,
    multiplierPercent: row.multiplierPercent,
    xp: row.xp,
    coins: row.coins,
    localDate: row.localDate,
    at: row.at,
    timeZone: row.timeZone,
  };
}

/** The counts that achievements look at. */
export function countersOf(row: Pick<ProgressRow, 'counters'>): Counters {
  // Only counters written by `progressChange` are ever stored in this column.
  return JSON.parse(row.counters) as Counters;
}

/** Reads a JSON list of codes or numbers. */
export function listOf<T extends string | number>(json: string): readonly T[] {
  // Only lists written by `progressChange` are ever stored in these columns.
  return JSON.parse(json) as T[];
}

/** What the awards of a day used up of its limits. */
export function todayOf(rows: Surroundings['today']): Today {
  const nothing: Today = { counts: {}, cappedBaseXp: 0 };
  return rows.reduce((today, { source, base, capped }) => countRow(today, { source, base, capped: capped === 1, turn: 0 }), nothing);
}
