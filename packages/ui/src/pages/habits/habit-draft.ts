import type { DateText, Habit, HabitKind, HabitSchedule, HabitSuggestion } from '@everstep/domain';

/** How often, as the form asks: once a day and several times a day are two answers there. */
export const rhythms = ['daily', 'times', 'week', 'month', 'days'] as const;
export type Rhythm = (typeof rhythms)[number];

/** What a member has entered about a habit. */
export interface HabitDraft {
  readonly title: string;
  readonly kind: HabitKind;
  readonly target: number | null;
  readonly unit: string;
  readonly rhythm: Rhythm;
  /** Times in the day, week or month, or the days of "every n days". */
  readonly count: number;
  readonly cue: string;
  /** HH:mm. */
  readonly reminderTime: string | null;
  /** Null for today. */
  readonly startDate: DateText | null;
  readonly endDate: DateText | null;
}

export const emptyHabitDraft: HabitDraft = {
  title: '',
  kind: 'yes-no',
  target: null,
  unit: '',
  rhythm: 'daily',
  count: 1,
  cue: '',
  reminderTime: null,
  startDate: null,
  endDate: null,
};

/** The plan of a habit as the server takes it. */
export type HabitPlanEntry = Pick<Habit, 'title' | 'kind' | 'target' | 'unit' | 'schedule' | 'cue' | 'reminderTime' | 'endDate'> & {
  readonly startDate?: DateText;
};

const isTicked = (kind: HabitKind): boolean => kind === 'yes-no';

/** How many times a rhythm may be, and what it begins with. */
export const rhythmCounts: Readonly<Record<Rhythm, { readonly min: number; readonly max: number; readonly start: number }>> = {
  daily: { min: 1, max: 1, start: 1 },
  times: { min: 2, max: 20, start: 3 },
  week: { min: 1, max: 7, start: 3 },
  month: { min: 1, max: 28, start: 2 },
  days: { min: 2, max: 31, start: 3 },
};

/** The rhythms that a kind can have: only ticks are counted within a day. */
export const rhythmsOf = (kind: HabitKind): readonly Rhythm[] => rhythms.filter((rhythm) => rhythm !== 'times' || isTicked(kind));

/** A draft with another kind: what only the old one asked for goes, what the new one asks for gets a sensible start. */
export function withKind(draft: HabitDraft, kind: HabitKind): HabitDraft {
  const rhythm = rhythmsOf(kind).includes(draft.rhythm) ? draft.rhythm : 'daily';
  const counted = withRhythm({ ...draft, kind }, rhythm);
  if (isTicked(kind)) return { ...counted, target: null, unit: '' };
  if (kind === 'timer') return { ...counted, unit: 'min', target: draft.target ?? 10 };
  return { ...counted, unit: draft.kind === 'timer' ? '' : draft.unit };
}

/** A draft with another rhythm. A limit holds for the whole week or month, so it has one time only. */
export function withRhythm(draft: HabitDraft, rhythm: Rhythm): HabitDraft {
  const { min, max, start } = rhythmCounts[rhythm];
  const once = draft.kind === 'at-most' && rhythm !== 'days';
  const kept = draft.rhythm === rhythm && draft.count >= min && draft.count <= max;
  return { ...draft, rhythm, count: once ? 1 : kept ? draft.count : start };
}

/** Whether the form asks how many times or days. */
export const asksCount = ({ kind, rhythm }: HabitDraft): boolean => rhythm !== 'daily' && (kind !== 'at-most' || rhythm === 'days');

/** A habit as a draft, to be changed. */
export function habitDraftOf(habit: Habit): HabitDraft {
  const { title, kind, target, unit, cue, reminderTime, startDate, endDate } = habit;
  return { title, kind, target, unit, cue, reminderTime, startDate, endDate, ...rhythmOf(habit.schedule) };
}

/** A suggestion as a draft that starts today. */
export function habitDraftFrom({ title, kind, target, unit, schedule, cue }: HabitSuggestion): HabitDraft {
  return { ...emptyHabitDraft, title, kind, target, unit, cue, ...rhythmOf(schedule) };
}

function rhythmOf(schedule: HabitSchedule): Pick<HabitDraft, 'rhythm' | 'count'> {
  if (schedule.per === 'days') return { rhythm: 'days', count: schedule.days };
  if (schedule.per === 'day') return { rhythm: schedule.times === 1 ? 'daily' : 'times', count: schedule.times };
  return { rhythm: schedule.per, count: schedule.times };
}

/** What a draft says, for the server. */
export function habitPlanOf(draft: HabitDraft): HabitPlanEntry {
  const { title, kind, target, unit, cue, reminderTime, startDate, endDate } = draft;
  return {
    title: title.trim(),
    kind,
    target,
    unit: unit.trim(),
    schedule: scheduleOf(draft),
    cue: cue.trim(),
    reminderTime,
    endDate,
    ...(startDate === null ? {} : { startDate }),
  };
}

function scheduleOf({ rhythm, count }: HabitDraft): HabitSchedule {
  if (rhythm === 'days') return { per: 'days', days: count };
  return { per: rhythm === 'daily' || rhythm === 'times' ? 'day' : rhythm, times: rhythm === 'daily' ? 1 : count };
}
