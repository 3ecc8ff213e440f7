import { daysBetween } from './dates.ts';
import { localDateOf } from './moment.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How long ago something was, in words: `now`, `2 min ago`, `3 h ago`, `yesterday`, `4 days ago`, `12 Mar`, `12 Mar 2025`.
 * A future or unreadable instant is `now`: clocks of two machines differ by a little.
 *
 * @param instant ISO-8601
 * @param timeZone zone of the reader; days change at midnight there
 */
export function relativeTime(instant: string, now: Date, timeZone = 'UTC'): string {
  const ago = now.getTime() - Date.parse(instant);
  if (!(ago >= MINUTE_MS)) return 'now';
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min ago`;
  const days = daysBetween(localDateOf(instant, timeZone, 0), localDateOf(now, timeZone, 0));
  if (days < 1 || ago < 6 * HOUR_MS) return `${Math.floor(ago / HOUR_MS)} h ago`;
  if (days === 1) return 'yesterday';
  if (days < 7) return `${days} days ago`;
  return dateText(localDateOf(instant, timeZone, 0), localDateOf(now, timeZone, 0));
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A date in short words, with its year when that is not the year of `today`. */
export function dateText(date: string, today: string): string {
  const month = months[Number(date.slice(5, 7)) - 1];
  if (month === undefined) return date;
  const text = `${Number(date.slice(8, 10))} ${month}`;
  return date.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${date.slice(0, 4)}`;
}
