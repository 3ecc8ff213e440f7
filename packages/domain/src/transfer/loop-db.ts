import { dateOfDay } from '../habits/schedule.ts';
import { IMPORT_MOST } from './limits.ts';
import type { LoopEntry, LoopHabit } from './loop.ts';
import { unreadableFile } from './unreadable.ts';

/** A row of a table that nobody has checked: SQLite lets any column hold anything. */
export type LooseRow = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;
const EVERY_DAY_OF_THE_WEEK = 127;

/** Loop's habits from the rows of its two tables. Values that are none are read as missing; days without a habit are left out. */
export function readLoopRows(habits: readonly LooseRow[], repetitions: readonly LooseRow[]): LoopHabit[] {
  if (repetitions.length > IMPORT_MOST.ticks) throw unreadableFile('This file has more days than we can take.');
  const days = Map.groupBy(repetitions, ({ habit }) => numberIn(habit));
  return [...habits]
    .sort((a, b) => numberIn(a.position) - numberIn(b.position) || numberIn(a.id) - numberIn(b.id))
    .map((row) => habitOf(row, days.get(numberIn(row.id)) ?? []));
}

function habitOf(row: LooseRow, days: readonly LooseRow[]): LoopHabit {
  const reminderDays = numberIn(row.reminder_days, EVERY_DAY_OF_THE_WEEK);
  const reminderTime = timeIn(row.reminder_hour, row.reminder_min);
  const texts = [row.question, row.description].filter((text) => textIn(text).trim() !== '').length;
  const uuid = textIn(row.uuid).trim();
  return {
    uuid: uuid === '' || uuid.length > 100 ? null : uuid,
    name: textIn(row.name),
    isNumber: numberIn(row.type) === 1,
    isLimit: numberIn(row.target_type) === 1,
    target: numberIn(row.target_value),
    unit: textIn(row.unit),
    times: numberIn(row.freq_num, 1),
    days: numberIn(row.freq_den, 1),
    reminderTime,
    archived: numberIn(row.archived) !== 0,
    details: texts + (reminderTime !== null && reminderDays !== EVERY_DAY_OF_THE_WEEK ? 1 : 0),
    entries: days.flatMap(entryOf),
  };
}

function entryOf(row: LooseRow): LoopEntry[] {
  const day = Math.floor(numberIn(row.timestamp, Number.NaN) / DAY_MS);
  // Versions before 16 had no value: each row was a tick.
  const value = row.value === undefined ? 2 : numberIn(row.value, Number.NaN);
  // From 1900 to 2199.
  if (!(day > -25_567 && day < 84_005) || !Number.isInteger(value)) return [];
  return [{ date: dateOfDay(day), value, note: textIn(row.notes) }];
}

function timeIn(hour: unknown, minute: unknown): string | null {
  const [h, m] = [numberIn(hour, -1), numberIn(minute, -1)];
  const isTime = Number.isInteger(h) && Number.isInteger(m) && h >= 0 && h < 24 && m >= 0 && m < 60;
  return isTime ? `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}` : null;
}

const numberIn = (value: unknown, otherwise = 0): number => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
