import { addDays, type DateText } from '../time/dates.ts';
import { wallInstant } from '../time/wall-instant.ts';
import type { Habit } from './schemas.ts';

/** What a reminder has to know of a habit. */
export type RemindedHabit = Pick<Habit, 'id' | 'reminderTime'> & { readonly today: Pick<Habit['today'], 'group'> };

export interface ReminderDay {
  /** IANA zone whose clocks count. */
  readonly timeZone: string;
  /** The member's date that the habits stand for. */
  readonly localDate: DateText;
  /** Local hour at which the member's day starts: times before it belong to the night after the date. */
  readonly dayStartHour: number;
  /** When it was looked last. */
  readonly since: Date;
  readonly now: Date;
}

export interface ReminderPlan {
  /** Habits whose time has come since it was looked last, and that are still open. */
  readonly due: readonly string[];
  /** When to look again; null when nothing else is to be said on this date. */
  readonly next: Date | null;
}

/** A reminder that could not be shown within an hour is not shown: its moment is over. */
export const REMINDER_LATE_MS = 3_600_000;

/** What is to be said now, and when the next reminder is due. Habits that are settled for the day are left in peace. */
export function planReminders(habits: readonly RemindedHabit[], day: ReminderDay): ReminderPlan {
  const now = day.now.getTime();
  const since = Math.max(day.since.getTime(), now - REMINDER_LATE_MS);
  const open = habits.flatMap(({ id, reminderTime, today }) =>
    reminderTime === null || today.group !== 'due' ? [] : [{ id, at: reminderInstant(reminderTime, day).getTime() }],
  );
  const later = open.filter(({ at }) => at > now).map(({ at }) => at);
  return {
    due: open.filter(({ at }) => at > since && at <= now).map(({ id }) => id),
    next: later.length === 0 ? null : new Date(Math.min(...later)),
  };
}

function reminderInstant(time: string, { localDate, dayStartHour, timeZone }: ReminderDay): Date {
  const night = Number(time.slice(0, 2)) < dayStartHour;
  return wallInstant(night ? addDays(localDate, 1) : localDate, time, timeZone);
}
