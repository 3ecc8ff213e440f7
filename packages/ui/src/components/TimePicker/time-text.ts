/** A time of the day, `HH:mm` from 00:00 to 23:59. */
export type TimeText = string;

/** Hours of a day counted twice to twelve, or once to twenty-three. */
export type HourCycle = 'h12' | 'h23';

/** What stands for the parts of a time. */
export interface TimeLetters {
  readonly hour: string;
  readonly minute: string;
  /** Before or after noon. */
  readonly period: string;
}

/** How a locale writes a time. */
export interface TimeFormat {
  readonly format: (time: TimeText) => string;
  /** What stands in the empty field, such as "hh:mm". */
  readonly pattern: (letters: TimeLetters) => string;
  /** The words for before and after noon, in lower case without dots and spaces; empty where hours go to twenty-three. */
  readonly periods: readonly [am: string, pm: string];
  /** The ten digits of the locale. */
  readonly digits: readonly string[];
}

/** The time itself, or null where the day has none such, as may be stored somewhere: `24:00`, or nothing at all. */
export const realTime = (time: TimeText | null | undefined): TimeText | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '') ? (time ?? null) : null;

const HOUR = 60;
const DAY = 24 * HOUR;

const pad = (number: number): string => String(number).padStart(2, '0');

/** Minutes since midnight. */
export const minutesOf = (time: TimeText): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));

/** The time so many minutes after midnight, from 0 to 1439. */
export const timeOf = (minutes: number): TimeText => `${pad(Math.floor(minutes / HOUR))}:${pad(minutes % HOUR)}`;

/** Every `step` minutes from `min` to `max`, both included where the steps meet them. */
export function timeSteps(step: number, min: TimeText = '00:00', max: TimeText = '23:59'): readonly TimeText[] {
  const width = Math.max(1, Math.floor(step) || 1);
  const count = Math.floor((minutesOf(max) - minutesOf(min)) / width) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeOf(minutesOf(min) + index * width));
}

/** The place of the step nearest to a time, or -1 without steps. */
export function nearestStep(steps: readonly TimeText[], time: TimeText): number {
  const away = (index: number) => Math.abs(minutesOf(steps[index] ?? '') - minutesOf(time));
  return steps.reduce((best, _, index) => (best < 0 || away(index) < away(best) ? index : best), -1);
}

const known = new Map<string, TimeFormat>();
const plain = (text: string): string => text.toLowerCase().replace(/[\s.\u200e\u200f\u061c]/g, '');

function makeFormat(locale: string, hourCycle: HourCycle | undefined): TimeFormat {
  const usual = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 'h12' : 'h23';
  const cycle = hourCycle ?? usual;
  const hour = cycle === 'h23' ? '2-digit' : 'numeric';
  const format = new Intl.DateTimeFormat(locale, { hour, minute: '2-digit', timeZone: 'UTC', hourCycle: cycle });
  const at = (time: TimeText) => new Date(`2026-01-01T${time}:00Z`);
  // Narrow and unbreakable spaces can't be typed, and marks of direction can't be seen.
  const clean = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, ' ');
  const period = (time: TimeText) => plain(format.formatToParts(at(time)).find(({ type }) => type === 'dayPeriod')?.value ?? '');
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    format: (time) => clean(format.format(at(time))),
    pattern: ({ hour: hourLetters, minute, period: periodLetters }) => {
      const letters: Readonly<Record<string, string>> = { hour: hourLetters, minute, dayPeriod: periodLetters };
      const parts = format.formatToParts(at('10:00')).map(({ type, value }) => letters[type] ?? value);
      return clean(parts.join(''));
    },
    periods: [period('09:00'), period('21:00')],
    digits: Array.from({ length: 10 }, (_, digit) => numbers.format(digit)),
  };
}

/** The time format of a locale, kept once made; `hourCycle` overrules what is usual there. */
export function timeFormatOf(locale: string, hourCycle?: HourCycle): TimeFormat {
  const key = `${locale} ${hourCycle}`;
  const format = known.get(key) ?? makeFormat(locale, hourCycle);
  known.set(key, format);
  return format;
}

const inAscii = (text: string, digits: readonly string[]): string =>
  [...text].map((letter) => (digits.includes(letter) ? String(digits.indexOf(letter)) : letter)).join('');

/** Hours and minutes of "7", "730", "0730" or "7:30". */
function figuresOf(text: string): readonly [hour: number, minute: number] | undefined {
  const groups = text.match(/\d+/g) ?? [];
  const [first = '', second] = groups;
  if (groups.length > 2 || first === '' || (second !== undefined && (first.length > 2 || second.length !== 2))) return undefined;
  if (second !== undefined) return [Number(first), Number(second)];
  if (first.length > 4) return undefined;
  return first.length <= 2 ? [Number(first), 0] : [Number(first.slice(0, -2)), Number(first.slice(-2))];
}

/** Which half of the day a text names, in the words of the locale or by "am" and "pm". */
function halfOf(text: string, [am, pm]: TimeFormat['periods']): 'am' | 'pm' | undefined {
  const words = plain(text).replace(/[\d:]/g, '');
  if (words === '') return undefined;
  if (words === pm || words === 'pm' || words === 'p') return 'pm';
  return words === am || words === 'am' || words === 'a' ? 'am' : undefined;
}

/** Reads a time as it is typed: "19:30", "7.30 pm", "730p", "7". Undefined for what is none. */
export function readTime(text: string, { periods, digits }: TimeFormat): TimeText | undefined {
  const ascii = inAscii(text, digits);
  const figures = figuresOf(ascii);
  if (!figures) return undefined;
  const [hour, minute] = figures;
  const half = halfOf(ascii, periods);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  const minutes = hours * HOUR + minute;
  return minute < HOUR && minutes < DAY ? timeOf(minutes) : undefined;
}

/** Whether the minutes are there in full, so that the text can be taken as it stands. */
export const isComplete = (text: string, { digits }: TimeFormat): boolean => (inAscii(text, digits).match(/\d/g) ?? []).length >= 3;
