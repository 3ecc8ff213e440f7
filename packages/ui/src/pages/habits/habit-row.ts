import { type DateText, type Habit, habitScheduleWords, weekOf } from '@everstep/domain';
import type { HabitMeasure, HabitRowHabit, HabitToday } from '../../product/HabitRow/index.ts';
import { weekdayName } from '../../product/week.ts';

const PERCENT = 100;
const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const skipWords = { rest: 'rest day', sick: 'not well', travel: 'on the road' } as const;
const spans = { day: undefined, week: 'this week', month: 'this month', days: 'this time' } as const;

/** A habit as its row shows it. */
export function habitRowOf(habit: Habit, today: DateText): HabitRowHabit {
  const { schedule, kind } = habit;
  const timesADay = kind === 'yes-no' && schedule.per === 'day' && schedule.times > 1;
  return {
    id: habit.id,
    name: habit.title,
    cue: habit.cue || undefined,
    schedule: [habitScheduleWords(schedule), habit.reminderTime].filter(Boolean).join(', '),
    measure: kind === 'yes-no' ? undefined : measureOf(habit),
    times: timesADay ? { done: habit.tick?.value ?? 0, of: schedule.times } : undefined,
    progress: progressOf(habit),
    status: habit.archivedAt !== null ? 'archived' : habit.today.why === 'paused' ? 'paused' : 'active',
    today: todayOf(habit),
    ended: habit.today.why === 'ended',
    due: dueWords(habit, today),
    skipReason: habit.tick?.reason ? skipWords[habit.tick.reason] : undefined,
    note: habit.tick?.note || undefined,
    // Rounded down: what is called rooted has reached it.
    strength: Math.floor(habit.strength * PERCENT),
    activeDays: habit.activeDays,
    streak: habit.streak.current,
    streakUnit: habit.streak.unit,
    week: habit.week,
  };
}

function todayOf({ today, kind }: Habit): HabitToday {
  if (today.why === 'skipped') return 'skipped';
  if (today.why === 'done') return 'done';
  // An entry beyond the limit is settled for today, but nothing to tick.
  if (today.group === 'due' || today.why === 'entered') return 'open';
  return kind === 'at-most' && today.why === 'open' ? 'open' : 'later';
}

function measureOf({ kind, target, unit, schedule, tick, today }: Habit): HabitMeasure {
  return {
    direction: kind === 'at-most' ? 'limit' : 'reach',
    target: today.needed,
    unit,
    value: tick?.value ?? null,
    reached: today.done,
    span: spans[schedule.per],
    usual: (target ?? 0) * (schedule.per === 'day' ? schedule.times : 1),
  };
}

/** "2 of 3 this week", while the week or month asks for more than one day. */
function progressOf({ kind, schedule, today }: Habit): string | undefined {
  if (kind !== 'yes-no' || schedule.per === 'day' || schedule.per === 'days' || today.needed < 2) return undefined;
  return today.group === 'due' || today.why === 'done' ? `${today.done} of ${today.needed} ${spans[schedule.per]}` : undefined;
}

/** When a habit asks again, or why it does not. */
export function dueWords({ today: { why, due }, schedule, endDate }: Habit, today: DateText): string | undefined {
  if (why === 'ended') return endDate === null ? undefined : `Ended on ${dateWords(endDate, today)}`;
  if (why === 'not_started') return due === null ? undefined : `Starts on ${dateWords(due, today)}`;
  if (why !== 'reached') return undefined;
  if (schedule.per === 'week' || schedule.per === 'month') return `Done for this ${schedule.per}`;
  return due === null ? 'Done' : `Next on ${dateWords(due, today)}`;
}

/** "Thursday" within this week, else "12 March". */
export function dateWords(date: DateText, today: DateText): string {
  return weekOf(today).includes(date) ? weekdayName(date) : dates.format(new Date(`${date}T12:00:00Z`));
}

/** The groups of the page, in its order. */
export const habitGroups = ['due', 'done', 'later', 'resting'] as const satisfies readonly Habit['today']['group'][];
export type HabitGroup = (typeof habitGroups)[number];

/** How far today has come: habits done of those that asked for something today. Skipped ones count as settled, not as done. */
export function dayCount(habits: readonly Habit[]): { readonly done: number; readonly of: number } {
  const asked = habits.filter(({ today: { group, why } }) => (group === 'due' || group === 'done') && why !== 'skipped');
  return { done: asked.filter(({ today }) => today.why === 'done').length, of: asked.length };
}
