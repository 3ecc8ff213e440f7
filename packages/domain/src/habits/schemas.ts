import { z } from 'zod';
import { Award } from '../gamification/schemas.ts';
import { Id, Instant, LocalDate, NextCursor, Occurred, Page } from '../shared/schemas.ts';
import { HABIT_CUE_MAX, HABIT_TITLE_MAX, HABITS_MAX, HABITS_ON_DASHBOARD } from './limits.ts';

const count = z.number().int().min(0);

export const HabitKind = z.enum(['yes-no', 'at-least', 'at-most', 'timer']).meta({
  id: 'HabitKind',
  description: 'Ticked or not; an amount to reach; an amount to stay within; minutes to spend.',
});
export type HabitKind = z.infer<typeof HabitKind>;

export const HabitSchedule = z
  .discriminatedUnion('per', [
    z.object({ per: z.literal('day'), times: z.number().int().min(1).max(20) }),
    z.object({ per: z.literal('week'), times: z.number().int().min(1).max(7) }),
    z.object({ per: z.literal('month'), times: z.number().int().min(1).max(28) }),
    z.object({ per: z.literal('days'), days: z.number().int().min(2).max(31).describe('Once in this many days, counted from the start.') }),
  ])
  .meta({ id: 'HabitSchedule', description: 'n times a day, a week (from Monday) or a month, or once every n days.' });
export type HabitSchedule = z.infer<typeof HabitSchedule>;

/** An amount as members write it: at most three decimals. */
const Amount = z
  .number()
  .min(0, 'Choose nothing or more.')
  .max(1_000_000, 'Choose a million at most.')
  .multipleOf(0.001, 'Three decimals are enough.');
const Note = z.string().trim().max(500);
export const SkipReason = z.enum(['sick', 'travel', 'rest']).meta({ id: 'SkipReason' });
export type SkipReason = z.infer<typeof SkipReason>;

const fields = {
  title: z.string().trim().min(1, 'Give it a name.').max(HABIT_TITLE_MAX, `Choose ${HABIT_TITLE_MAX} characters at most.`),
  kind: HabitKind,
  target: Amount.nullable().describe('The amount of one time, in `unit`; minutes for a timer; null for yes/no.'),
  unit: z.string().trim().max(20).describe('Such as pages; empty for yes/no.'),
  schedule: HabitSchedule,
  cue: z.string().trim().max(HABIT_CUE_MAX).describe('What it follows: after breakfast.'),
  reminderTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 07:30.')
    .nullable()
    .describe('Local time of day, HH:mm; null for none.'),
  startDate: LocalDate,
  endDate: LocalDate.nullable().describe('The last day; null while it has none.'),
};

export const HabitPause = z
  .object({ from: LocalDate, until: LocalDate.nullable().describe('The last day of the pause; null until it is resumed.') })
  .meta({ id: 'HabitPause' });
export type HabitPause = z.infer<typeof HabitPause>;

export const HabitTick = z
  .object({
    localDate: LocalDate,
    kind: z.enum(['done', 'skipped']),
    value: z.number().nullable().describe('The amount of the day; times done for yes/no; null when skipped.'),
    reason: SkipReason.nullable(),
    note: z.string(),
    at: Instant,
    version: z.number().int(),
  })
  .meta({ id: 'HabitTick', description: 'What was entered for one habit on one local date.' });
export type HabitTick = z.infer<typeof HabitTick>;

export const HabitDayKind = z.enum(['done', 'partial', 'skipped', 'missed', 'off', 'open']).meta({ id: 'HabitDayKind' });
export type HabitDayKind = z.infer<typeof HabitDayKind>;

export const HabitToday = z
  .object({
    group: z.enum(['due', 'done', 'later', 'resting']).describe('Due today; settled for today; later this week; not due.'),
    why: z
      .enum(['open', 'done', 'skipped', 'entered', 'reached', 'not_started', 'paused', 'ended'])
      .describe('`entered`: over the limit; `reached`: the week, month or turn has all it asks for.'),
    due: LocalDate.nullable().describe('When it asks again, if that is known and not today.'),
    done: z.number().describe('Reached in the present day, week, month or turn: times, or the amount.'),
    needed: z.number().describe('What the present day, week, month or turn asks for.'),
  })
  .meta({ id: 'HabitToday' });
export type HabitToday = z.infer<typeof HabitToday>;

export const Habit = z
  .object({
    id: Id,
    ...fields,
    pause: HabitPause.nullable().describe('The present or next pause.'),
    archivedAt: Instant.nullable(),
    version: z.number().int(),
    createdAt: Instant,
    strength: z.number().min(0).max(1).describe('Through today: the score of Loop Habit Tracker.'),
    activeDays: count.max(30).describe('Days of the last 30 on which it was done.'),
    streak: z.object({ current: count, longest: count, unit: z.enum(['day', 'week', 'month', 'time']) }),
    today: HabitToday,
    tick: HabitTick.nullable().describe('What was entered for today.'),
    week: z.array(z.object({ localDate: LocalDate, kind: HabitDayKind })).describe('The last seven local days, oldest first.'),
  })
  .meta({ id: 'Habit', description: 'One habit, and how it stands today.' });
export type Habit = z.infer<typeof Habit>;

export const HabitsToday = z
  .object({
    done: count.describe('Habits done today.'),
    of: count.describe('Habits that ask for something today, without those that were skipped.'),
    habits: z.array(Habit).max(HABITS_ON_DASHBOARD).describe('Those of today in the order of the member, due ones first.'),
  })
  .meta({ id: 'HabitsToday' });
export type HabitsToday = z.infer<typeof HabitsToday>;

export const HabitsQuery = z.object({ archived: z.enum(['true', 'false']).default('false') });
export const Habits = z
  .object({ localDate: LocalDate.describe("The member's today."), habits: z.array(Habit).describe('In the order of the member.') })
  .meta({ id: 'Habits' });
export type Habits = z.infer<typeof Habits>;

export const CreateHabitBody = Occurred.extend({
  title: fields.title,
  kind: fields.kind,
  target: fields.target.default(null),
  unit: fields.unit.default(''),
  schedule: fields.schedule,
  cue: fields.cue.default(''),
  reminderTime: fields.reminderTime.default(null),
  startDate: fields.startDate.optional().describe('Today when absent.'),
  endDate: fields.endDate.default(null),
});
export const HabitAnswer = Habit.extend({ award: Award }).meta({ id: 'HabitAnswer' });
export const EditHabitBody = z
  .object({ ...fields, version: z.number().int() })
  .partial()
  .required({ version: true });
export const UndoneHabit = Habit.extend({ xpTaken: count.describe('XP that was taken back.') }).meta({ id: 'UndoneHabit' });
export const DeletedHabit = z.object({ id: Id, xpTaken: count });

export const CompleteBody = Occurred.omit({ id: true }).extend({
  date: LocalDate.optional().describe('The local date it is about; today when absent, none in the future.'),
  value: Amount.optional().describe('The whole amount of that day. Yes/no and amounts to reach have one of their own.'),
  note: Note.optional().describe('Stays as it is when absent.'),
  version: z.number().int().optional().describe('Of the tick that is changed: refused when it is no longer the one.'),
});
export const DateQuery = z.object({ date: LocalDate.optional().describe('Today when absent.') });
export const SkipBody = Occurred.omit({ id: true }).extend({ date: LocalDate.optional(), reason: SkipReason, note: Note.optional() });
export const PauseBody = z.object({
  from: LocalDate.optional().describe('Today when absent.'),
  until: LocalDate.nullable().default(null),
});
export const OrderBody = z.object({ ids: z.array(Id).min(1).max(HABITS_MAX).describe('Every habit, in its new order.') });

export const HistoryQuery = z.object({ from: LocalDate.optional().describe('A year back when absent.'), to: LocalDate.optional() });
export const HabitHistory = z
  .object({
    from: LocalDate,
    to: LocalDate,
    days: z
      .array(z.object({ localDate: LocalDate, value: z.number().nullable(), kind: HabitDayKind }))
      .describe('Days with an entry, oldest first.'),
  })
  .meta({ id: 'HabitHistory' });
export type HabitHistory = z.infer<typeof HabitHistory>;
export const NotesQuery = Page;
export const HabitNotes = z
  .object({ notes: z.array(HabitTick).describe('Newest first.'), nextCursor: NextCursor })
  .meta({ id: 'HabitNotes' });
