import type { Habit, HabitSchedule } from './schemas.ts';

const often = (times: number): string => (times === 1 ? 'Once' : times === 2 ? 'Twice' : `${times} times`);

/** A schedule in words: `Every day`, `3 times a week`, `Every 3 days`. */
export function habitScheduleWords(schedule: HabitSchedule): string {
  if (schedule.per === 'days') return schedule.days === 2 ? 'Every other day' : `Every ${schedule.days} days`;
  if (schedule.per === 'day' && schedule.times === 1) return 'Every day';
  if (schedule.per === 'week' && schedule.times === 7) return 'Every day of the week';
  return `${often(schedule.times)} a ${schedule.per}`;
}

/** What a habit asks for, in words: `20 pages, every day`, `At most 2 cups, once a week`. */
export function habitPlanWords({ kind, target, unit, schedule }: Pick<Habit, 'kind' | 'target' | 'unit' | 'schedule'>): string {
  const when = habitScheduleWords(schedule);
  if (kind === 'yes-no' || target === null) return when;
  const amount = [String(target), unit].filter(Boolean).join(' ');
  return `${kind === 'at-most' ? `At most ${amount}` : amount}, ${when.toLowerCase()}`;
}
