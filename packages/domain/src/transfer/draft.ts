import { HABIT_PAST_DAYS } from '../habits/limits.ts';
import type { DateText } from '../time/dates.ts';
import { addDays, dayNumber } from '../time/dates.ts';
import { localDateOf } from '../time/moment.ts';
import type { ImportBatch, ImportContext } from './batch.ts';
import type { LeftOutReason } from './left-out.ts';
import type { ImportFormat, ImportOrigin } from './schemas.ts';

const originOf: Readonly<Record<ImportFormat, ImportOrigin>> = {
  'loop-csv': 'loop',
  'loop-db': 'loop',
  'daylio-csv': 'daylio',
  'day-one-json': 'day-one',
  'journiv-json': 'journiv',
  'everstep-json': 'everstep',
};

/** A batch that is being filled: it counts what does not go in. */
export interface Draft {
  readonly batch: Omit<ImportBatch, 'leftOut'>;
  readonly context: ImportContext;
  /** Notes that something is not taken in, or not as it stands in the file. */
  leave(reason: LeftOutReason, count?: number): void;
  /** A text that fits; one that is longer is noted. */
  fitted(text: string, most: number): string;
  /** Whether a date may be taken in; one that may not is noted. */
  isOpen(date: DateText): boolean;
  /** A key that no other record of this draft has: equal records are numbered. */
  ownKey(key: string): string;
  done(): ImportBatch;
}

export function draftOf(format: ImportFormat, context: ImportContext): Draft {
  const counts = new Map<LeftOutReason, number>();
  const keys = new Map<string, number>();
  const batch: Draft['batch'] = {
    origin: originOf[format],
    format,
    habits: [],
    moods: [],
    entries: [],
    goals: [],
    prompts: [],
    challenges: [],
    experiments: [],
    vault: null,
    adapted: [],
    moodScores: [],
  };
  const leave: Draft['leave'] = (reason, count = 1) => {
    if (count > 0) counts.set(reason, (counts.get(reason) ?? 0) + count);
  };
  return {
    batch,
    context,
    leave,
    fitted(text, most) {
      if (text.length <= most) return text;
      leave('cut');
      return shortened(text, most);
    },
    isOpen(date) {
      const isAhead = date > context.today;
      if (isAhead) leave('ahead');
      return !isAhead;
    },
    ownKey(key) {
      const before = keys.get(key) ?? 0;
      keys.set(key, before + 1);
      return before === 0 ? key : `${key}#${before + 1}`;
    },
    done: () => ({ ...batch, leftOut: [...counts].map(([reason, count]) => ({ reason, count })) }),
  };
}

/** The beginning of a text, in at most so many characters, with three dots for the rest. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half of a surrogate pair could not be stored.
  return `${text
    .slice(0, most - 3)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}...`;
}

/** The first day that habits may have an entry for. */
export const firstHabitDay = ({ today }: ImportContext): DateText => addDays(today, -HABIT_PAST_DAYS);

/** A calendar date as `YYYY-MM-DD`; undefined for anything else. */
export function dateIn(text: unknown): DateText | undefined {
  if (typeof text !== 'string') return undefined;
  const date = text.trim();
  return dayNumber(date) === undefined || date < '1900-01-01' ? undefined : date;
}

/** An instant in the form that is stored; undefined for what names none between 1900 and 2200. */
export function instantIn(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 40) return undefined;
  // Python leaves the zone out of what it means as UTC, and writes microseconds.
  const iso = text.trim().replace(/(\.\d{3})\d+/, '$1');
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(iso)) return undefined;
  const ms = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : `${iso}Z`);
  if (Number.isNaN(ms) || ms < -2_208_988_800_000 || ms > 7_258_118_400_000) return undefined;
  return new Date(ms).toISOString();
}

/** A zone that the product knows; the member's own otherwise. */
export function zoneIn(name: unknown, { timeZone }: ImportContext): string {
  if (typeof name !== 'string' || name.length > 64 || !/^[A-Za-z]/.test(name)) return timeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return timeZone;
  }
}

/** The date of an instant as the product counts its days. */
export const dateOf = (instant: string, timeZone: string, { dayStartHour }: ImportContext): DateText =>
  localDateOf(instant, timeZone, dayStartHour);

/** The instant of a wall clock time in a zone. */
export function instantAt(date: DateText, time: string, timeZone: string): string {
  const ms = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds;
  return new Date(ms).toISOString();
}

/** Text without what no database can hold, and without spaces at its ends. */
export const cleanText = (text: unknown): string =>
  typeof text === 'string' ? text.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim() : '';

/** Whether a value is an object with names. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a list that are objects; nothing for anything else. */
export const recordsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
