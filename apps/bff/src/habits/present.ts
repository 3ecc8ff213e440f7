import { type DateText, type Habit, type HabitTick, habitPauseAt, habitStandingOf, plainAmount } from '@everstep/domain';
import { lastDayOf, marksOf, type StandingRow } from './standing.ts';
import type { TickRow } from './tick-store.ts';

/** A habit as its member sees it. */
export function presentHabit({ row, rule, state, ticks }: StandingRow, today: DateText): Habit {
  const { strength, activeDays, streak, today: standing, week } = habitStandingOf(rule, state, marksOf(ticks), lastDayOf(row, today));
  const tick = ticks.find(({ localDate }) => localDate === today);
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    target: row.target === null ? null : plainAmount(row.target),
    unit: row.unit,
    schedule: rule.schedule,
    cue: row.cue,
    reminderTime: row.reminderTime,
    startDate: row.startDate,
    endDate: row.endDate,
    pause: habitPauseAt(rule.pauses, today),
    archivedAt: row.archivedAt,
    version: row.version,
    createdAt: row.createdAt,
    strength,
    activeDays,
    streak,
    today: standing,
    tick: tick ? presentTick(tick) : null,
    week,
  };
}

/** What was entered for a day, as its member sees it. */
export function presentTick(row: TickRow): HabitTick {
  return {
    localDate: row.localDate,
    kind: row.kind,
    value: row.value === null ? null : plainAmount(row.value),
    reason: row.reason,
    note: row.note,
    at: row.at,
    version: row.version,
  };
}
