import { z } from 'zod';
import { ChallengeMedalKind } from '../challenges/schemas.ts';
import { GOAL_LESSON_MAX, GOAL_TITLE_MAX, GOAL_WHY_MAX, MOST_LINKED_HABITS, MOST_MILESTONES } from '../goals/limits.ts';
import { GoalSize, GoalState, Milestone, WeekConfidence } from '../goals/schemas.ts';
import { HABIT_CUE_MAX, HABIT_TITLE_MAX } from '../habits/limits.ts';
import { HabitKind, HabitPause, HabitSchedule, SkipReason } from '../habits/schemas.ts';
import { ENTRY_MAX_LENGTH, ENTRY_MAX_PHOTOS } from '../journal/limits.ts';
import { JournalTag, Sealed, Vault } from '../journal/schemas.ts';
import { MOOD_NOTE_MAX } from '../mood/limits.ts';
import { MoodScore, Quadrant } from '../mood/schemas.ts';
import { Id, Instant, LocalDate, TimeZone } from '../shared/schemas.ts';
import { leftOutReasons } from './left-out.ts';
import { IMPORT_MOST } from './limits.ts';
import { ImportFormat, ImportOrigin } from './schemas.ts';

/** What names a record within its app for ever: the same record in a later file has the same key. */
const Key = z.string().min(1).max(300);
/** Each day of a habit is held against its pauses. */
export const MOST_PAUSES = 200;
/** Thousandths of a unit. */
const Amount = z.number().int().min(0).max(20_000_000_000);
const Word = z.string().trim().min(1).max(40);

export const TakenTick = z.object({
  localDate: LocalDate,
  kind: z.enum(['done', 'skipped']),
  value: Amount.nullable(),
  reason: SkipReason.nullable(),
  note: z.string().max(500),
  /** When it was entered and where; null where the app does not say. */
  at: Instant.nullable(),
  timeZone: TimeZone.nullable(),
});
export type TakenTick = z.infer<typeof TakenTick>;

export const TakenHabit = z.object({
  key: Key,
  /** A weaker name, which holds only for records that have no key of the stronger kind. */
  alias: Key.nullable(),
  id: Id.nullable(),
  title: z.string().min(1).max(HABIT_TITLE_MAX),
  kind: HabitKind,
  target: Amount.nullable(),
  unit: z.string().max(20),
  schedule: HabitSchedule,
  cue: z.string().max(HABIT_CUE_MAX),
  reminderTime: z.string().max(5).nullable(),
  startDate: LocalDate,
  endDate: LocalDate.nullable(),
  pauses: z.array(HabitPause).max(MOST_PAUSES),
  /** The last day before it came into the archive; null while it stands. */
  archivedOn: LocalDate.nullable(),
  archivedAt: Instant.nullable(),
  createdAt: Instant.nullable(),
  ticks: z.array(TakenTick).max(IMPORT_MOST.ticks),
});
export type TakenHabit = z.infer<typeof TakenHabit>;

export const TakenMood = z.object({
  key: Key,
  id: Id.nullable(),
  /** What the app calls it; its step is looked up by this name when `score` is null. */
  name: z.string().max(100).nullable(),
  score: MoodScore.nullable(),
  quadrant: Quadrant.nullable(),
  words: z.array(Word).max(12),
  activities: z.array(Word).max(12),
  note: z.string().max(MOOD_NOTE_MAX),
  at: Instant,
  localDate: LocalDate,
  timeZone: TimeZone,
  createdAt: Instant.nullable(),
});
export type TakenMood = z.infer<typeof TakenMood>;

export const TakenEntry = z.object({
  key: Key,
  id: Id.nullable(),
  title: z.string().max(200),
  body: z.string().max(ENTRY_MAX_LENGTH),
  sealed: Sealed.nullable(),
  tags: z.array(JournalTag).max(20),
  /** Key of a mood of the same file. */
  moodKey: Key.nullable(),
  promptId: z.string().max(64).nullable(),
  pinned: z.boolean(),
  finished: z.boolean(),
  at: Instant,
  localDate: LocalDate,
  timeZone: TimeZone,
  createdAt: Instant.nullable(),
  /** Files of the archive, by their whole name. */
  photos: z.array(z.object({ key: Key, file: z.string().min(1).max(300), alt: z.string().max(300) })).max(ENTRY_MAX_PHOTOS),
});
export type TakenEntry = z.infer<typeof TakenEntry>;

export const TakenGoal = z.object({
  key: Key,
  id: Id.nullable(),
  title: z.string().min(1).max(GOAL_TITLE_MAX),
  why: z.string().max(GOAL_WHY_MAX),
  size: GoalSize,
  state: GoalState,
  dueDate: LocalDate.nullable(),
  milestones: z.array(Milestone).max(MOST_MILESTONES),
  confidence: z.array(WeekConfidence).max(60),
  lesson: z.string().max(GOAL_LESSON_MAX),
  completedAt: Instant.nullable(),
  /** By the keys of habits of the same file. */
  habits: z.array(z.object({ key: Key, target: z.number().int().min(1).max(1000), since: LocalDate })).max(MOST_LINKED_HABITS),
});
export type TakenGoal = z.infer<typeof TakenGoal>;

export const TakenPrompt = z.object({ key: Key, id: Id.nullable(), text: z.string().min(1).max(300) });
export type TakenPrompt = z.infer<typeof TakenPrompt>;

const RunDay = z.number().int().min(1).max(400);

export const TakenRun = z.object({
  key: Key,
  id: Id.nullable(),
  templateId: z.string().min(1).max(40),
  totalDays: RunDay,
  startedOn: LocalDate,
  shrunkFrom: RunDay.nullable(),
  createdAt: Instant.nullable(),
  days: z.array(z.object({ day: RunDay, outcome: z.enum(['done', 'missed']) })).max(400),
  ticks: z.array(z.object({ day: RunDay, task: z.string().min(1).max(20), at: Instant })).max(2000),
  pauses: z.array(z.object({ from: LocalDate, until: LocalDate })).max(60),
  /** Null while it is under way. */
  end: z
    .object({
      closedOn: LocalDate,
      closedAt: Instant,
      outcome: z.enum(['completed', 'ended']),
      medal: ChallengeMedalKind.nullable(),
      daysDone: z.number().int().min(0),
    })
    .nullable(),
});
export type TakenRun = z.infer<typeof TakenRun>;

export const TakenExperiment = z.object({
  key: Key,
  id: Id.nullable(),
  kind: z.enum(['activity', 'habit']),
  /** The word of an activity, or the key of a habit of the same file. */
  subject: z.string().min(1).max(64),
  label: z.string().min(1).max(80),
  nextDay: z.boolean(),
  startsOn: LocalDate,
  /** A character a day: `x` with it, `-` without. */
  plan: z.string().length(14),
  stoppedOn: LocalDate.nullable(),
});
export type TakenExperiment = z.infer<typeof TakenExperiment>;

/** Everything that a file says, in the terms of this product. What names no record of ours yet is decided where it is stored. */
export const ImportBatch = z.object({
  origin: ImportOrigin,
  format: ImportFormat,
  habits: z.array(TakenHabit).max(IMPORT_MOST.habits),
  moods: z.array(TakenMood).max(IMPORT_MOST.moods),
  entries: z.array(TakenEntry).max(IMPORT_MOST.entries),
  goals: z.array(TakenGoal).max(IMPORT_MOST.goals),
  prompts: z.array(TakenPrompt).max(IMPORT_MOST.prompts),
  challenges: z.array(TakenRun).max(IMPORT_MOST.challenges),
  experiments: z.array(TakenExperiment).max(IMPORT_MOST.experiments),
  vault: Vault.nullable(),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.number().int().min(1) })),
  /** Habits whose rhythm has no equal here. */
  adapted: z.array(z.object({ title: z.string(), was: z.string(), schedule: HabitSchedule })),
  /** Steps that the app's own moods are known or guessed to stand for. */
  moodScores: z.array(z.object({ name: z.string().min(1).max(100), score: MoodScore.nullable() })).max(500),
});
export type ImportBatch = z.infer<typeof ImportBatch>;

/** What is known of the member while a file is read. */
export interface ImportContext {
  /** The member's date: nothing later is taken in. */
  readonly today: string;
  /** Zone in which times without one are read. */
  readonly timeZone: string;
  readonly dayStartHour: number;
}
