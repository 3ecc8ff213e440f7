import { addDays, type DateText, daysBetween } from '../time/dates.ts';
import type { MemberDay } from './streak.ts';

/** Longest planned pause, and pause days in a calendar year. */
export const PAUSE_MAX_DAYS = 30;
export const PAUSE_DAYS_PER_YEAR = 60;
/** Days ahead for which a pause can be planned. */
export const PAUSE_AHEAD_DAYS = 366;

/** A planned pause; both dates belong to it. */
export interface PauseSpan {
  readonly from: DateText;
  readonly until: DateText;
}

/** Why a pause cannot be had. */
export type PauseRefusal = 'length' | 'past' | 'too_far' | 'overlap' | 'year_limit';

/** Days of a pause; both ends count. */
export const pauseLength = ({ from, until }: PauseSpan): number => Math.max(0, daysBetween(from, until) + 1);

/** Pause days of a calendar year that are still free. */
export function pauseDaysLeft(pauses: readonly PauseSpan[], year: string): number {
  const taken = pauses.flatMap(datesOf).filter((date) => date.startsWith(`${year}-`)).length;
  return Math.max(0, PAUSE_DAYS_PER_YEAR - taken);
}

/**
 * The span and the rows of a planned pause from `from` on, or the reason why it cannot be had. Days that are marked already stay
 * as they are: an act during a pause counts as any other.
 *
 * @param pauses the member's other pauses, past ones as well: they count to their year
 */
export function planPause(input: {
  readonly from: DateText;
  readonly length: number;
  readonly today: DateText;
  readonly pauses: readonly PauseSpan[];
}): { readonly span: PauseSpan; readonly days: readonly MemberDay[] } | { readonly refused: PauseRefusal } {
  const { from, length, today, pauses } = input;
  if (!Number.isInteger(length) || length < 1 || length > PAUSE_MAX_DAYS) return { refused: 'length' };
  const ahead = daysBetween(today, from);
  if (ahead < 0) return { refused: 'past' };
  if (ahead > PAUSE_AHEAD_DAYS) return { refused: 'too_far' };
  const span = { from, until: addDays(from, length - 1) };
  if (pauses.some((other) => other.from <= span.until && other.until >= span.from)) return { refused: 'overlap' };
  const dates = datesOf(span);
  const years = new Set(dates.map((date) => date.slice(0, 4)));
  const fits = [...years].every((year) => dates.filter((date) => date.startsWith(year)).length <= pauseDaysLeft(pauses, year));
  if (!fits) return { refused: 'year_limit' };
  return { span, days: dates.map((localDate): MemberDay => ({ localDate, kind: 'paused' })) };
}

/** A pause that ends before `today`, or null when it had not begun and is gone as if never planned. */
export function endPause(pause: PauseSpan, today: DateText): PauseSpan | null {
  if (pause.from >= today) return null;
  return pause.until < today ? pause : { from: pause.from, until: addDays(today, -1) };
}

function datesOf(span: PauseSpan): readonly DateText[] {
  return Array.from({ length: Math.min(PAUSE_MAX_DAYS, pauseLength(span)) }, (_, index) => addDays(span.from, index));
}
