import type { DateText } from './dates.ts';

const DAY_MS = 86_400_000;
/** What a Date can hold, less the days that are looked at around an instant. */
const FURTHEST_MS = 8.64e15 - 2 * DAY_MS;

/**
 * The instant at which the clocks of a zone show a date and a time, HH:mm. A time that comes twice is meant the first time; one that
 * a clock change leaves out is as much later as the clocks jump.
 *
 * @param timeZone an unknown one counts as UTC
 * @returns an invalid Date where date or time cannot be read
 */
export function wallInstant(date: DateText, time: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  if (!(Math.abs(shown) <= FURTHEST_MS)) return new Date(Number.NaN);
  const offset = offsetsOf(timeZone);
  const before = offset(shown - DAY_MS);
  const candidates = [before, offset(shown + DAY_MS)].map((ms) => shown - ms).filter((at) => at + offset(at) === shown);
  return new Date(candidates.length === 0 ? shown - before : Math.min(...candidates));
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetsOf(timeZone: string): (at: number) => number {
  const format = clockOf(timeZone);
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return shown - Math.floor(at / 1000) * 1000;
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', { ...options, timeZone });
  } catch {
    return clockOf('UTC');
  }
}
