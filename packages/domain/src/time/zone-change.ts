import type { DateText } from './dates.ts';
import type { Moment } from './moment.ts';

/** Real time that has to pass between two dates gained in different zones: 20 hours, in milliseconds. */
export const GAIN_AFTER_MS = 20 * 3_600_000;

/** The newest date a member was active on, and how it was gained. */
export interface GainedDate {
  readonly localDate: DateText;
  /** Instant of its first act, UTC. */
  readonly instant: string;
  readonly timeZone: string;
}

/**
 * The date an act counts for after travel.
 *
 * Within one zone that is its local date. In another zone a newer date is gained at most once per 20 real hours; until then the
 * act counts for the date before. Earlier dates are left as they are, so that no closed date can disappear.
 */
export function creditedDate(newest: GainedDate | null, moment: Moment): DateText {
  if (newest === null || moment.timeZone === newest.timeZone || moment.localDate <= newest.localDate) return moment.localDate;
  const elapsed = Date.parse(moment.instant) - Date.parse(newest.instant);
  return elapsed >= GAIN_AFTER_MS ? moment.localDate : newest.localDate;
}
