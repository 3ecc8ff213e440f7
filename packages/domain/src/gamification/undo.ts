import type { Moment } from '../time/moment.ts';
import type { AwardDraft, AwardState, LedgerRow } from './award-state.ts';
import { ruleOf, sourceOf } from './awards.ts';
import { addCounters } from './counters.ts';
import { replacedDays } from './mark-act.ts';
import { addRow, bookedRow, settle, totalsOf } from './settle.ts';
import { markDay, streakAtLast } from './streak.ts';

/** What taking back an act changes. */
export interface UndoDraft {
  /** The compensating row; empty when there is nothing to take back. */
  readonly rows: readonly LedgerRow[];
  readonly xpTaken: number;
  readonly coinsTaken: number;
  /** The day that is no longer active; null when it stays. */
  readonly removedDay: string | null;
  readonly next: AwardState;
}

/** The rows of one act in the ledger (same source, reference, period), and what else its undo depends on. */
export interface Booked {
  readonly rows: readonly LedgerRow[];
  /** The date that the act marked. */
  readonly actDate: string;
  /** Acts of that date that still stand, without this one. */
  readonly otherActs: number;
}

/**
 * Takes back what an act itself earned. First steps, levels, achievements, milestones and their coins stay, and so does the
 * highest level. Coins stop at 0: what was spent is not owed. The day loses its mark only while it is today and nothing else
 * happened on it. The daily limits are not given back, so that undoing can never earn more.
 *
 * Call it when the record really goes away: its counter goes down even where no XP is left to take. A second undo, after a
 * redo, takes nothing.
 *
 * @param state with all marked days, as the streak may have to be counted anew
 */
export function decideUndo(state: AwardState, booked: Booked, now: Moment): UndoDraft {
  const award = turnOf(booked, 0);
  const isUndone = turnOf(booked, 1) !== undefined;
  const rule = ruleOf(sourceOf(award?.source ?? '') ?? 'other');
  const removedDay = award && booked.otherActs === 0 ? openActiveDay(state, booked.actDate, now) : null;
  const days = state.days.filter((day) => day.localDate !== removedDay);
  const streak = removedDay === null ? state.streak : streakAtLast(days);
  const counters = award && rule.counter ? addCounters(state.counters, { [rule.counter]: -1 }) : state.counters;
  const xpTaken = award && !isUndone ? Math.min(award.xp, state.totalXp) : 0;
  const coinsTaken = award && !isUndone ? Math.min(award.coins, state.coins) : 0;
  const rows = award && xpTaken + coinsTaken > 0 ? [bookedRow(now, { ...keyOf(award), turn: 1, xp: -xpTaken, coins: -coinsTaken })] : [];
  const totals = rows.reduce(addRow, totalsOf(state));
  return { rows, xpTaken, coinsTaken, removedDay, next: { ...state, ...totals, days, streak, counters } };
}

/** Gives back exactly what an undo took, once; levels that are reached by it count as usual, and today is marked again. */
export function decideRedo(state: AwardState, booked: Booked, now: Moment): AwardDraft {
  const award = turnOf(booked, 0);
  const undo = turnOf(booked, 1);
  const source = sourceOf(award?.source ?? '') ?? 'other';
  const rule = ruleOf(source);
  const isOpen = award !== undefined && rule.marksDay && booked.actDate === now.capDate;
  const marked = isOpen ? markDay(state, booked.actDate) : null;
  const canRedo = award !== undefined && undo !== undefined && turnOf(booked, 2) === undefined;
  const rows = canRedo ? [bookedRow(now, { ...keyOf(award), turn: 2, xp: Math.abs(undo.xp), coins: Math.abs(undo.coins) })] : [];
  const counters = award && rule.counter ? addCounters(state.counters, { [rule.counter]: 1 }) : state.counters;
  const redone: AwardState = {
    ...state,
    counters,
    ...(marked ? { streak: marked.streak, freezes: marked.freezes, days: replacedDays(state.days, marked.written) } : {}),
  };
  const receipt = { baseXp: 0, bonusXp: 0, firstSteps: [] };
  const reason = canRedo ? 'counted' : 'already_counted';
  return settle(
    { rule, source, reason, unlocks: canRedo, rows, days: marked?.written ?? [], state: redone, receipt, newFirstSteps: [] },
    now,
  );
}

function turnOf({ rows }: Booked, turn: LedgerRow['turn']): LedgerRow | undefined {
  return rows.find((row) => row.turn === turn);
}

function keyOf({ source, reference, period }: LedgerRow) {
  return { source, reference, period };
}

function openActiveDay(state: AwardState, date: string, now: Moment): string | null {
  const isActive = state.days.some((day) => day.localDate === date && day.kind === 'active');
  return isActive && date === now.capDate ? date : null;
}
