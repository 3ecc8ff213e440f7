import { addDays, type DateText, daysBetween } from './dates.ts';
import type { Moment } from './moment.ts';

/** Real time that each date gained after a change of zone takes: 20 hours, in milliseconds. */
export const GAIN_EVERY_MS = 20 * 3_600_000;

/** A date and the first act that gained it. */
export interface GainedDate {
  readonly localDate: DateText;
  /** UTC. */
  readonly instant: string;
  readonly timeZone: string;
}

/** What to keep of a member's newest dates: equal unless travel is being caught up with. */
export interface GainedDates {
  /** The newest date that was the local date when it was gained. */
  readonly settled: GainedDate;
  /** The newest date gained at all. */
  readonly newest: GainedDate;
}

/**
 * The date an act counts for after travel.
 *
 * Within one zone that is its local date. In another zone, dates are gained one by one and at most one per 20 real hours since
 * the settled one: a flight wins no date, and whoever acts every day misses none. Earlier dates are left as they are, so that
 * no closed date can disappear.
 */
export function creditedDate(gained: GainedDates | null, moment: Moment): { readonly localDate: DateText; readonly gained: GainedDates } {
  const { localDate, instant, timeZone } = moment;
  const own: GainedDate = { localDate, instant, timeZone };
  if (gained === null) return { localDate, gained: { settled: own, newest: own } };
  const { settled, newest } = gained;
  if (localDate <= newest.localDate) return { localDate, gained };
  const byRate = gainsBetween(settled.instant, instant);
  const byTurn = daysBetween(settled.localDate, newest.localDate) + Math.max(1, gainsBetween(newest.instant, instant));
  const allowed = addDays(settled.localDate, Math.min(byRate, byTurn));
  if (timeZone === settled.timeZone || allowed >= localDate) return { localDate, gained: { settled: own, newest: own } };
  if (allowed <= newest.localDate) return { localDate: newest.localDate, gained };
  return { localDate: allowed, gained: { settled, newest: { ...own, localDate: allowed } } };
}

function gainsBetween(from: string, to: string): number {
  return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / GAIN_EVERY_MS) || 0);
}
