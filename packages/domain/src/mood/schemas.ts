import { z } from 'zod';
import { Award } from '../gamification/schemas.ts';
import { Id, Instant, LocalDate, NextCursor, Page, TimeZone } from '../shared/schemas.ts';
import { MOOD_NOTE_MAX } from './limits.ts';

export const MoodScore = z
  .number()
  .int()
  .min(1)
  .max(5)
  .meta({ id: 'MoodScore', description: '1 very low, 2 low, 3 okay, 4 good, 5 very good.' });
export const Quadrant = z
  .enum(['high-unpleasant', 'high-pleasant', 'low-unpleasant', 'low-pleasant'])
  .meta({ id: 'Quadrant', description: 'Energy and pleasantness.' });
export type Quadrant = z.infer<typeof Quadrant>;
const Word = z.string().trim().min(1).max(40);

const fields = {
  score: MoodScore,
  quadrant: Quadrant.nullable(),
  words: z.array(Word).max(12),
  activities: z.array(Word).max(12),
  note: z.string().trim().max(MOOD_NOTE_MAX),
};

export const Mood = z
  .object({ id: Id, ...fields, at: Instant, localDate: LocalDate, timeZone: TimeZone, version: z.number().int() })
  .meta({ id: 'Mood', description: 'How a member felt at one moment.' });
export type Mood = z.infer<typeof Mood>;

export const LogMoodBody = z.object({
  id: Id.optional(),
  score: fields.score,
  quadrant: fields.quadrant.default(null),
  words: fields.words.default([]),
  activities: fields.activities.default([]),
  note: fields.note.default(''),
  at: Instant.optional().describe('The moment it is about; now when absent.'),
  occurredAt: Instant.optional().describe('When it was entered on the device, at most 48 hours ago.'),
  timeZone: TimeZone.optional(),
});
export const MoodAnswer = Mood.extend({ award: Award }).meta({ id: 'MoodAnswer' });
export const EditMoodBody = z
  .object({ ...fields, version: z.number().int() })
  .partial()
  .required({ version: true });
export const MoodQuery = Page.extend({ from: LocalDate.optional(), to: LocalDate.optional() });
export const Moods = z.object({ moods: z.array(Mood), nextCursor: NextCursor });
export const DeletedMood = z.object({ id: Id, xpTaken: z.number().int().describe('XP that the undo took back.') });

export const MoodDaysQuery = z.object({ from: LocalDate, to: LocalDate });
export const MoodDays = z.object({
  days: z.array(z.object({ date: LocalDate, mean: z.number().min(1).max(5), count: z.number().int() })),
});
export type MoodDays = z.infer<typeof MoodDays>;

const Part = z.object({ part: z.number().int(), mean: z.number(), count: z.number().int() });
export const MoodCorrelation = z
  .object({
    kind: z.enum(['activity', 'habit', 'limit']).describe('`limit` is a habit of an amount to stay within.'),
    /** The activity's word, or the habit's id. */
    id: z.string(),
    label: z.string(),
    nextDay: z.boolean().describe('Whether it is the mood of the day after.'),
    r: z.number().min(-1).max(1),
    low: z.number().min(-1).max(1),
    high: z.number().min(-1).max(1),
    pairs: z.number().int(),
    meanWith: z.number(),
    meanWithout: z.number(),
    mayBeChance: z.boolean(),
  })
  .meta({ id: 'MoodCorrelation', description: 'How moods go with something that was done; says nothing of causes.' });
export type MoodCorrelation = z.infer<typeof MoodCorrelation>;
export const MoodInsights = z
  .object({
    from: LocalDate,
    to: LocalDate,
    daysLogged: z.number().int().describe('Days of this span with a mood.'),
    firstDate: LocalDate.nullable().describe('The first day with a mood, ever.'),
    byWeekday: z.array(Part).describe('Monday is 0.'),
    byHour: z.array(Part).describe('Hours of the member’s own day.'),
    correlations: z.array(MoodCorrelation).describe('The clearest first.'),
  })
  .meta({ id: 'MoodInsights', description: 'What the moods of the last year show.' });
export type MoodInsights = z.infer<typeof MoodInsights>;

const Difference = z
  .object({
    meanWith: z.number(),
    meanWithout: z.number(),
    difference: z.number().describe('With it less without it.'),
    low: z.number().describe('The 95 % interval of the difference.'),
    high: z.number(),
    daysWith: z.number().int(),
    daysWithout: z.number().int(),
    mayBeChance: z.boolean(),
  })
  .meta({ id: 'MoodDifference', description: 'How far the moods of two kinds of days lie apart.' });

export const MoodExperiment = z
  .object({
    id: Id,
    kind: z.enum(['activity', 'habit']),
    subject: z.string().describe('The word of the activity, or the id of the habit.'),
    label: z.string(),
    nextDay: z.boolean().describe('Whether the mood of the day after is looked at.'),
    state: z.enum(['scheduled', 'running', 'finished', 'stopped']),
    startsOn: LocalDate,
    endsOn: LocalDate,
    stoppedOn: LocalDate.nullable(),
    days: z.array(
      z.object({
        date: LocalDate,
        planned: z.boolean().describe('Whether it is a day with it.'),
        done: z.boolean().nullable().describe('Whether it was; null where nothing tells.'),
        mean: z.number().nullable().describe('The mood that counts for this day.'),
      }),
    ),
    result: z
      .object({
        byPlan: Difference.nullable().describe('By the days as chance had planned them; null with too few moods.'),
        byDone: Difference.nullable().describe('By what was really done, where that differs from the plan.'),
        asPlanned: z.number().int().describe('Days that went as planned.'),
        known: z.number().int().describe('Days of which it is known.'),
      })
      .nullable()
      .describe('What came of it; null while it goes on.'),
  })
  .meta({ id: 'MoodExperiment', description: 'Fourteen days, seven with something and seven without, in an order by chance.' });
export type MoodExperiment = z.infer<typeof MoodExperiment>;

export const StartExperimentBody = z.object({
  id: Id.optional(),
  kind: MoodExperiment.shape.kind,
  subject: Word.describe('The word of an activity, or the id of a habit.'),
  nextDay: z.boolean().default(false),
  startsOn: LocalDate.optional().describe('Today or tomorrow; today when absent.'),
  timeZone: TimeZone.optional(),
});
export const DeletedExperiment = z.object({ id: Id });
export const ExperimentsQuery = Page.extend({ limit: Page.shape.limit.unwrap().max(20).default(10) });
export const MoodExperiments = z
  .object({
    today: LocalDate,
    current: MoodExperiment.nullable().describe('The one that runs or is about to.'),
    past: z.array(MoodExperiment).describe('Those that are over, newest first.'),
    nextCursor: NextCursor,
  })
  .meta({ id: 'MoodExperiments' });
export type MoodExperiments = z.infer<typeof MoodExperiments>;
