import type { DateText } from '../time/dates.ts';
import type { Activity, Facts, LedgerRow, Today } from './award-state.ts';
import { type AwardRule, type AwardSource, type BaseRule, type Condition, DAILY_CAP_XP, sourceOf } from './awards.ts';
import type { Receipt } from './schemas.ts';

/** Base XP of an act after every limit, and why it is that much. */
export interface EarnedBase {
  readonly base: number;
  readonly reason: Receipt['reason'];
  /** The act stands in the ledger, be it at 0 XP, so that a repeat is known as one. */
  readonly booked: boolean;
}

/** The most that a rule can be worth; a client's amount is honoured up to this. */
export function maxBase(rule: BaseRule): number {
  switch (rule.kind) {
    case 'fixed':
      return rule.xp;
    case 'first-then':
      return Math.max(rule.first, rule.next);
    case 'by-size':
      return Math.max(rule.S, rule.M, rule.L);
    case 'by-minutes':
      return rule.max;
    case 'by-words':
      return Math.max(rule.xp, rule.below);
    case 'by-days':
      return Math.max(...Object.values(rule.xp));
  }
}

/** Base XP of the table, before any limit; `countToday` is how many of the source earned today. */
export function tableBase(rule: BaseRule, facts: Facts, countToday: number): number {
  switch (rule.kind) {
    case 'fixed':
      return rule.xp;
    case 'first-then':
      return countToday < rule.firstCount ? rule.first : rule.next;
    case 'by-size':
      return rule[facts.size ?? 'S'];
    case 'by-minutes':
      return Math.min(rule.max, rule.start + whole(facts.minutes));
    case 'by-words':
      return whole(facts.words) >= rule.minWords ? rule.xp : rule.below;
    case 'by-days':
      return (Object.hasOwn(rule.xp, whole(facts.days)) ? rule.xp[whole(facts.days)] : undefined) ?? 0;
  }
}

/**
 * Applies condition, daily limit, the client's amount and the daily cap, in this order.
 *
 * @param late the act is about a date that brings no XP any more: it is booked all the same
 */
export function earnedBase(source: AwardSource, rule: AwardRule, activity: Activity, today: Today, late = false): EarnedBase {
  const facts = activity.facts ?? {};
  const countToday = today.counts[source] ?? 0;
  if (rule.condition && !holds(rule.condition, facts)) return { base: 0, reason: 'not_earning', booked: false };
  const worth = Math.min(tableBase(rule.base, facts, countToday), requestedXp(activity.requested));
  if (worth === 0) return { base: 0, reason: 'not_earning', booked: false };
  if (late) return { base: 0, reason: 'not_earning', booked: true };
  if (rule.perDay !== null && countToday >= rule.perDay) return { base: 0, reason: 'source_limit', booked: true };
  const base = rule.capped ? Math.min(worth, capLeft(today)) : worth;
  return { base, reason: base === 0 ? 'daily_cap' : 'counted', booked: true };
}

type Counted = Pick<LedgerRow, 'source' | 'turn' | 'base' | 'capped'>;

/** What the rows of a day used up of its limits. Undone acts stay counted: undoing can never earn more. */
export function todayOf(rows: readonly (Counted & Pick<LedgerRow, 'localDate'>)[], date: DateText): Today {
  return rows.filter(({ localDate }) => localDate === date).reduce(countRow, { counts: {}, cappedBaseXp: 0 });
}

/** Counts one more row of the day. Only awards that earned count, and only by a source of the awards table. */
export function countRow(today: Today, { source, turn, base, capped }: Counted): Today {
  const known = sourceOf(source);
  if (turn !== 0 || base <= 0 || known === undefined) return today;
  return {
    counts: { ...today.counts, [known]: (today.counts[known] ?? 0) + 1 },
    cappedBaseXp: today.cappedBaseXp + (capped ? base : 0),
  };
}

/** Base XP that repeatable acts may still earn today. */
export function capLeft(today: Today): number {
  return Math.max(0, DAILY_CAP_XP - whole(today.cappedBaseXp));
}

function holds(condition: Condition, facts: Facts): boolean {
  switch (condition.kind) {
    case 'elapsed-percent':
      return whole(facts.elapsedPercent) >= condition.min;
    case 'age-hours':
      return whole(facts.ageHours) >= condition.min;
    case 'days-since-last':
      return facts.daysSinceLast === undefined || facts.daysSinceLast >= condition.min;
  }
}

function requestedXp(requested: number | undefined): number {
  return requested === undefined ? Number.POSITIVE_INFINITY : whole(requested);
}

/** A count from outside as a whole number of at least 0. */
function whole(value: number | undefined): number {
  return Math.max(0, Math.floor(value ?? 0) || 0);
}
