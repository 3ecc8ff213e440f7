import { below, type Random } from './random.ts';
import { type Beat, quickMoods, quietDays, story } from './story.ts';

export const DEMO_DAYS = 60;
/** Moods a day that still earn. */
export const MOODS_A_DAY = 3;

export type PlannedMood = Omit<Beat, 'day'> & { readonly minute: number };

/** One past day of the demo member. */
export interface PlannedDay {
  /** 0 is sixty days ago. */
  readonly day: number;
  readonly checkIn: { readonly hour: number; readonly minute: number };
  /** In the order of the day. */
  readonly moods: readonly PlannedMood[];
}

/** Every day before today on which something happened: the story's beats, and on some days a quick entry besides. */
export function planDays(random: Random): readonly PlannedDay[] {
  const days: PlannedDay[] = [];
  for (let day = 0; day < DEMO_DAYS - 1; day += 1) {
    if (quietDays.has(day)) continue;
    const checkIn = { hour: 6 + below(random, 2), minute: below(random, 60) };
    const told = story.filter((beat) => beat.day === day).map((beat) => ({ ...beat, minute: below(random, 60) }));
    const planned: PlannedDay = { day, checkIn, moods: told };
    days.push(random() < 0.2 ? withQuickMood(planned, random) : planned);
  }
  return days;
}

/** The day with one quick entry more, at an hour of its own. */
export function withQuickMood(planned: PlannedDay, random: Random): PlannedDay {
  const taken = new Set(planned.moods.map(({ hour }) => hour));
  const free = [8, 10, 12, 14, 15, 16, 18, 20, 21].filter((hour) => !taken.has(hour));
  const hour = free[below(random, free.length)] ?? 22;
  const quick = quickMoods[below(random, quickMoods.length)] ?? quickMoods[0];
  const mood: PlannedMood = { ...quick, note: '', hour, minute: below(random, 60) };
  return { ...planned, moods: [...planned.moods, mood].sort((a, b) => a.hour - b.hour) };
}
