import { z } from 'zod';
import { Award } from '../gamification/schemas.ts';
import { Id, Instant, LocalDate, NextCursor, Occurred, Page } from '../shared/schemas.ts';
import { GOAL_LESSON_MAX, GOAL_TITLE_MAX, GOAL_WHY_MAX, MOST_LINKED_HABITS, MOST_MILESTONES, USUAL_HABIT_TARGET } from './limits.ts';

export const GoalSize = z
  .enum(['S', 'M', 'L'])
  .meta({ id: 'GoalSize', description: 'S for days or weeks, M for a season, L for half a year or more.' });
export type GoalSize = z.infer<typeof GoalSize>;

export const GoalState = z.enum(['active', 'paused', 'completed', 'archived']).meta({ id: 'GoalState' });
export type GoalState = z.infer<typeof GoalState>;

/** An amount as members write it: at most two decimals. */
const Amount = z.number().min(-1_000_000_000).max(1_000_000_000).multipleOf(0.01);
const Percent = z.number().min(0).max(100).multipleOf(0.01);
const Unit = z.string().trim().max(20).describe('What is counted, such as pages.');
const MilestoneTitle = z.string().trim().min(1).max(120);

export const Milestone = z
  .discriminatedUnion('kind', [
    z.object({ id: Id, title: MilestoneTitle, kind: z.literal('check'), done: z.boolean(), reachedAt: Instant.nullable() }),
    z.object({
      id: Id,
      title: MilestoneTitle,
      kind: z.literal('number'),
      start: Amount.describe('The amount at the beginning; above the target where less is more.'),
      target: Amount,
      value: Amount,
      unit: Unit,
      reachedAt: Instant.nullable(),
    }),
    z.object({ id: Id, title: MilestoneTitle, kind: z.literal('percent'), value: Percent, reachedAt: Instant.nullable() }),
  ])
  .meta({ id: 'Milestone', description: 'A milestone that is ticked, or a key result that is counted.' });
export type Milestone = z.infer<typeof Milestone>;

export const MilestoneDraft = z
  .object({
    id: Id.optional().describe('Of a milestone that the goal has already: it keeps how far it is.'),
    title: MilestoneTitle,
    kind: z.enum(['check', 'number', 'percent']).default('check'),
    start: Amount.default(0),
    target: Amount.optional().describe('For numbers only.'),
    unit: Unit.default(''),
  })
  .refine(hasWayToGo, { path: ['target'], message: 'Choose a number other than the one it starts with.' })
  .meta({ id: 'MilestoneDraft', description: 'A milestone as it is planned.' });
export type MilestoneDraft = z.infer<typeof MilestoneDraft>;

export const HabitLink = z
  .object({
    id: Id.describe('Of the habit.'),
    target: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(USUAL_HABIT_TARGET)
      .describe('Times that it is to be done from the day of linking on.'),
  })
  .meta({ id: 'HabitLink' });
export type HabitLink = z.infer<typeof HabitLink>;

const fields = {
  title: z.string().trim().min(1).max(GOAL_TITLE_MAX),
  why: z.string().trim().max(GOAL_WHY_MAX),
  size: GoalSize,
  dueDate: LocalDate.nullable(),
  milestones: z
    .array(MilestoneDraft)
    .max(MOST_MILESTONES, `A goal has at most ${MOST_MILESTONES} milestones.`)
    .refine(isUnique, 'Each milestone can stand here once.'),
  habits: z
    .array(HabitLink)
    .max(MOST_LINKED_HABITS, `At most ${MOST_LINKED_HABITS} habits carry a goal.`)
    .refine(isUnique, 'Each habit can be linked once.'),
};
const Lesson = z.string().trim().max(GOAL_LESSON_MAX);
const Confidence = z.number().int().min(1).max(5);

export const LinkedHabit = z
  .object({
    id: Id,
    title: z.string(),
    target: z.number().int().min(1),
    ticks: z.number().int().min(0).describe('Times done since it was linked.'),
    since: LocalDate,
  })
  .meta({ id: 'LinkedHabit', description: 'A habit that carries a goal.' });
export type LinkedHabit = z.infer<typeof LinkedHabit>;

export const WeekConfidence = z
  .object({ week: LocalDate.describe('The Monday of the week.'), value: Confidence })
  .meta({ id: 'WeekConfidence', description: 'How sure a member was in one week: 1 not at all, 5 very.' });
export type WeekConfidence = z.infer<typeof WeekConfidence>;

export const Goal = z
  .object({
    id: Id,
    title: fields.title,
    why: fields.why,
    size: GoalSize,
    state: GoalState,
    dueDate: fields.dueDate,
    milestones: z.array(Milestone),
    habits: z.array(LinkedHabit),
    confidence: z.array(WeekConfidence).describe('Oldest first.'),
    progress: z.number().int().min(0).max(100).describe('Percent: the mean of its milestones and linked habits; 100 once it is completed.'),
    lesson: Lesson.describe('What was learned, once it is completed or archived.'),
    createdAt: Instant,
    completedAt: Instant.nullable(),
    updatedAt: Instant,
    version: z.number().int(),
  })
  .meta({ id: 'Goal', description: 'Where a member would like to stand, and what leads there.' });
export type Goal = z.infer<typeof Goal>;

export const CreateGoalBody = Occurred.extend({
  title: fields.title,
  why: fields.why.default(''),
  size: fields.size,
  dueDate: fields.dueDate.default(null),
  milestones: fields.milestones.default([]),
  habits: fields.habits.default([]),
});
/** A goal as a caller sets it. */
export type NewGoal = z.input<typeof CreateGoalBody>;
export const EditGoalBody = z
  .object({
    ...fields,
    state: z.enum(['active', 'paused', 'archived']).describe('Completing and reopening have a path of their own.'),
    lesson: Lesson,
  })
  .partial()
  .extend({ version: z.number().int() });
export const ToggleGoalBody = Occurred.omit({ id: true }).extend({
  completed: z.boolean().optional().describe('Whether it is to be completed; the other way round than now when absent.'),
  lesson: Lesson.optional(),
  version: z.number().int().optional().describe('Refused when the goal has another one by now.'),
});
export const AddMilestoneBody = z.intersection(MilestoneDraft, z.object({ version: z.number().int().optional() }));
export const MoveMilestoneBody = Occurred.omit({ id: true }).extend({
  done: z.boolean().optional().describe('For a milestone that is ticked.'),
  value: Amount.optional().describe('For a key result that is counted: its whole new amount, or percent.'),
  version: z.number().int().optional().describe('Of the goal: refused when it has another one by now.'),
});
export const ConfidenceBody = z.object({ value: Confidence, occurredAt: Instant.optional(), timeZone: Occurred.shape.timeZone });

export const GoalAnswer = Goal.extend({ award: Award.nullable().describe('Null where nothing was to be earned.') }).meta({
  id: 'GoalAnswer',
});
export const GoalsQuery = Page.extend({ state: GoalState.optional() });
export const Goals = z.object({ goals: z.array(Goal), nextCursor: NextCursor });
export const RecentGoals = z.object({ goals: z.array(Goal) });
export const Milestones = z.object({ milestones: z.array(Milestone) });
export const MilestoneParams = z.object({ id: Id, milestoneId: Id });
export const DeletedGoal = z.object({ id: Id, xpTaken: z.number().int().describe('XP that the undo took back.') });

function hasWayToGo({
  kind,
  start,
  target,
}: {
  kind: 'check' | 'number' | 'percent';
  start: number;
  target?: number | undefined;
}): boolean {
  return kind !== 'number' || (target !== undefined && target !== start);
}

function isUnique(items: readonly { readonly id?: string | undefined }[]): boolean {
  const ids = items.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
}
