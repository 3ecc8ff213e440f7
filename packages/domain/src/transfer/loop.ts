import type { HabitKind, HabitSchedule } from '../habits/schemas.ts';
import type { DateText } from '../time/dates.ts';
import type { ImportBatch, ImportContext, TakenHabit, TakenTick } from './batch.ts';
import { cleanText, type Draft, draftOf, firstHabitDay } from './draft.ts';
import { IMPORT_MOST } from './limits.ts';
import { unreadableFile } from './unreadable.ts';

/** A habit of Loop Habit Tracker, from either of its exports. */
export interface LoopHabit {
  readonly uuid: string | null;
  readonly name: string;
  readonly isNumber: boolean;
  readonly isLimit: boolean;
  readonly target: number;
  readonly unit: string;
  /** So many times in so many days. */
  readonly times: number;
  readonly days: number;
  readonly reminderTime: string | null;
  readonly archived: boolean;
  /** Texts and reminder days that have no place here. */
  readonly details: number;
  readonly entries: readonly LoopEntry[];
}

export interface LoopEntry {
  readonly date: DateText;
  /** As Loop stores it: 2 ticked, 3 skipped, thousandths of an amount for habits that are counted. */
  readonly value: number;
  readonly note: string;
}

const SKIPPED = 3;
const TICKED = 2;
const MOST_AMOUNT = 1_000_000_000;

/** Loop's habits with their days, in the terms of this product. */
export function loopBatch(habits: readonly LoopHabit[], format: 'loop-csv' | 'loop-db', context: ImportContext): ImportBatch {
  if (habits.length === 0) throw unreadableFile('There are no habits in this file.');
  if (habits.length > IMPORT_MOST.habits) throw unreadableFile(`This file has more than ${IMPORT_MOST.habits} habits.`);
  const draft = draftOf(format, context);
  for (const habit of habits) draft.batch.habits.push(takenHabit(draft, habit));
  return draft.done();
}

function takenHabit(draft: Draft, habit: LoopHabit): TakenHabit {
  draft.leave('habit-details', habit.details);
  const title = draft.fitted(cleanText(habit.name), 80) || 'Habit without a name';
  const { schedule, was } = scheduleOf(habit);
  if (was !== null) draft.batch.adapted.push({ title, was, schedule });
  const ticks = ticksOf(draft, habit);
  const first = ticks[0]?.localDate ?? draft.context.today;
  const kind: HabitKind = habit.isNumber ? (habit.isLimit ? 'at-most' : 'at-least') : 'yes-no';
  const alias = draft.ownKey(`name:${title.normalize('NFC').toLowerCase()}`);
  return {
    key: habit.uuid === null ? alias : draft.ownKey(`uuid:${habit.uuid}`),
    alias: habit.uuid === null ? null : alias,
    id: null,
    title,
    kind,
    target: kind === 'yes-no' ? null : targetOf(habit, kind),
    unit: kind === 'yes-no' ? '' : draft.fitted(cleanText(habit.unit), 20),
    schedule,
    cue: '',
    reminderTime: habit.reminderTime,
    startDate: first,
    endDate: null,
    pauses: [],
    archivedOn: habit.archived ? (ticks.at(-1)?.localDate ?? draft.context.today) : null,
    archivedAt: null,
    createdAt: null,
    ticks,
  };
}

/** Thousandths. Loop lets a target be nothing, which cannot be reached for; one is the least. */
function targetOf({ target }: LoopHabit, kind: HabitKind): number {
  const amount = Number.isFinite(target) ? Math.min(MOST_AMOUNT, Math.max(0, Math.round(target * 1000))) : 0;
  return amount === 0 && kind === 'at-least' ? 1000 : amount;
}

/** The rhythm, and in words what it was where there is no equal here. */
function scheduleOf(habit: LoopHabit): { schedule: HabitSchedule; was: string | null } {
  const [times, days] = [Math.max(1, Math.floor(habit.times) || 1), Math.max(1, Math.floor(habit.days) || 1)];
  if (times >= days) return { schedule: { per: 'day', times: 1 }, was: null };
  // Amounts are asked for once in their span, whatever it is.
  if (days === 7) return { schedule: { per: 'week', times: habit.isLimit ? 1 : times }, was: null };
  if ((days === 30 || days === 31) && times <= 28) return { schedule: { per: 'month', times: habit.isLimit ? 1 : times }, was: null };
  if (times === 1 && days <= 31) return { schedule: { per: 'days', days }, was: null };
  const was = `${times === 1 ? 'once' : `${times} times`} in ${days} days`;
  const perWeek = Math.round((times * 7) / days);
  if (perWeek >= 7) return { schedule: { per: 'day', times: 1 }, was };
  if (perWeek >= 1) return { schedule: { per: 'week', times: habit.isLimit ? 1 : perWeek }, was };
  return { schedule: { per: 'days', days: Math.min(31, Math.max(2, Math.round(days / times))) }, was };
}

function ticksOf(draft: Draft, habit: LoopHabit): TakenTick[] {
  const first = firstHabitDay(draft.context);
  const byDate = new Map<DateText, TakenTick>();
  for (const entry of habit.entries) {
    const tick = tickOf(draft, habit, entry);
    if (tick === null) continue;
    if (entry.date < first) draft.leave('too-old');
    else if (draft.isOpen(entry.date)) byDate.set(entry.date, tick);
  }
  return [...byDate.values()].sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
}

function tickOf(draft: Draft, { isNumber }: LoopHabit, { date, value, note }: LoopEntry): TakenTick | null {
  const text = draft.fitted(cleanText(note), 500);
  const common = { localDate: date, note: text, at: null, timeZone: null };
  if (value === SKIPPED) return { ...common, kind: 'skipped', value: null, reason: 'rest' };
  if (isNumber && value >= 0 && value <= MOST_AMOUNT * 20) return { ...common, kind: 'done', value, reason: null };
  if (!isNumber && value === TICKED) return { ...common, kind: 'done', value: 1000, reason: null };
  if (text !== '') draft.leave('no-mark');
  return null;
}
