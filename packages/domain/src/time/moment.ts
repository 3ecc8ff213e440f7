import { addDays, type DateText } from './dates.ts';

/** Local hour at which a member's day starts unless they chose another one from 0 to 6. */
export const DAY_START_HOUR = 3;
/** How far back a device may date an act: 48 hours, in milliseconds. */
export const OCCURRED_WITHIN_MS = 48 * 3_600_000;

/** When something happened, as the rules see it. */
export interface Moment {
  /** UTC, ISO-8601 with milliseconds. */
  readonly instant: string;
  /** The member's date at that instant; a day starts at their day-start hour. The act belongs to this date. */
  readonly localDate: DateText;
  /** The member's date by the server's clock: daily limits count against it, whatever the device says. */
  readonly capDate: DateText;
  /** IANA zone in which both dates were read. */
  readonly timeZone: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter for the wall clock of a zone; an unknown zone is read as UTC. Cached: making one costs far more than using it. */
function wallClock(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', { ...options, timeZone });
  } catch {
    return wallClock('UTC');
  }
  formats.set(timeZone, format);
  return format;
}

/**
 * The member's date at an instant.
 *
 * Reads the wall clock of the zone, so a day with a clock change still starts at its hour; before that hour it is still
 * the day before.
 *
 * @param instant ISO-8601 or a Date; an unreadable one is read as 1970-01-01T00:00Z
 * @param dayStartHour 0–6, other values are brought into that range
 */
export function localDateOf(instant: string | Date, timeZone: string, dayStartHour: number = DAY_START_HOUR): DateText {
  const parts = { year: '1970', month: '01', day: '01', hour: '00' };
  for (const { type, value } of wallClock(timeZone).formatToParts(readableMs(instant))) {
    if (type === 'year' || type === 'month' || type === 'day' || type === 'hour') parts[type] = value;
  }
  const date = `${parts.year.padStart(4, '0')}-${parts.month}-${parts.day}`;
  return Number(parts.hour) < hourInRange(dayStartHour) ? addDays(date, -1) : date;
}

/**
 * The moment of an act.
 *
 * `occurredAt` is honoured from 48 hours back up to the server's present. Outside of that, in the future, or unreadable,
 * the server's clock counts: the act is kept, and no date can be won by a wrong clock.
 */
export function momentOf(input: {
  readonly now: Date;
  readonly timeZone: string;
  readonly dayStartHour?: number | undefined;
  readonly occurredAt?: string | undefined;
}): Moment {
  const nowMs = readableMs(input.now);
  const occurredMs = input.occurredAt === undefined ? nowMs : Date.parse(input.occurredAt);
  const credible = occurredMs <= nowMs && nowMs - occurredMs <= OCCURRED_WITHIN_MS;
  const instant = new Date(credible ? occurredMs : nowMs);
  const { timeZone, dayStartHour } = input;
  const capDate = localDateOf(new Date(nowMs), timeZone, dayStartHour);
  const localDate = instant.getTime() === nowMs ? capDate : localDateOf(instant, timeZone, dayStartHour);
  return { instant: instant.toISOString(), localDate, capDate, timeZone };
}

function readableMs(instant: string | Date): number {
  const ms = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  const year = new Date(ms).getUTCFullYear();
  return year >= 1 && year <= 9998 ? ms : 0;
}

function hourInRange(hour: number): number {
  return Math.min(6, Math.max(0, Math.floor(hour) || 0));
}
