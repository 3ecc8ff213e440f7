import { z } from 'zod';
import { Award } from '../gamification/schemas.ts';
import { Id, LocalDate, NextCursor, Occurred, Page } from '../shared/schemas.ts';
import { challengeCategories, challengeDifficulties } from './catalogue.ts';
import { medals } from './run.ts';
import { taskKinds } from './tasks.ts';

const count = z.number().int().min(0);
const dayNumber = z.number().int().min(1).max(400);
const TemplateId = z.string().min(1).max(40);

export const ChallengeMedalKind = z
  .enum(medals)
  .meta({ id: 'ChallengeMedalKind', description: 'full asks for nearly every day, completed for most.' });
export const ChallengeTaskKind = z.enum(taskKinds).meta({
  id: 'ChallengeTaskKind',
  description: 'What the task asks for: something done by hand, or an act of the product.',
});
export type ChallengeTaskKind = z.infer<typeof ChallengeTaskKind>;

export const RunProgress = z
  .object({
    id: Id,
    status: z.enum(['active', 'paused']),
    challengeTemplateId: z.string(),
    challengeId: z.string().describe('The template once more, for older clients.'),
    challengeName: z.string(),
    currentDay: dayNumber,
    startDate: LocalDate,
    totalProgress: z.object({ totalDays: count, daysCompleted: count, streak: count.describe('Days.') }),
    todayCompleted: z.boolean().describe('Whether all that today needs is done.'),
    toSettle: z.boolean().describe('Whether a day is complete that has not been awarded: check in to settle it.'),
  })
  .meta({ id: 'ChallengeProgress', description: 'An active or paused run of a member.' });
export const RunProgressList = z.array(RunProgress);

const Category = z.enum(challengeCategories).meta({ id: 'ChallengeCategory', description: 'What a challenge is about.' });
const Difficulty = z.enum(challengeDifficulties).meta({ id: 'ChallengeDifficulty', description: 'How much a challenge asks for.' });

const TaskText = z.object({
  id: z.string(),
  title: z.string(),
  line: z.string(),
  required: z.boolean().describe('Whether it counts to what the day needs.'),
  kind: ChallengeTaskKind,
  bound: z.boolean().describe('Whether it ticks itself with an act of the product.'),
});

export const ChallengeSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    durationDays: count,
    line: z.string(),
    category: Category,
    difficulty: Difficulty,
    minutes: count.describe('Minutes a day, about.'),
    neededTasks: count.describe('Required tasks that make a day complete.'),
    completedFrom: count.describe('Complete days from which the challenge counts as completed.'),
    fullFrom: count.describe('Complete days from which the medal is the full one.'),
    pauseDays: count.describe('Days that a run may rest.'),
  })
  .meta({ id: 'ChallengeSummary', description: 'A challenge that can be started.' });
export type ChallengeSummary = z.infer<typeof ChallengeSummary>;

export const ChallengeTemplateText = ChallengeSummary.extend({
  phases: z.array(z.object({ name: z.string(), line: z.string(), from: dayNumber, to: dayNumber })),
  days: z.array(z.object({ day: dayNumber, title: z.string(), why: z.string(), phase: z.string().nullable(), tasks: z.array(TaskText) })),
}).meta({ id: 'ChallengeTemplate', description: 'A challenge with all that its days ask for.' });
export type ChallengeTemplateText = z.infer<typeof ChallengeTemplateText>;

export const ChallengeRunDay = z
  .object({
    day: dayNumber,
    date: LocalDate,
    title: z.string(),
    why: z.string(),
    phase: z.string().nullable(),
    place: z
      .enum(['yesterday', 'today', 'rest', 'future'])
      .describe('yesterday is open until today ends; rest is the day that waits for a pause to end.'),
    complete: z.boolean(),
    tasks: z.array(
      TaskText.extend({ ticked: z.boolean().describe('Ticked by hand.'), done: z.boolean().describe('By hand, or by an act.') }),
    ),
  })
  .meta({ id: 'ChallengeRunDay', description: 'A day of a run with its tasks.' });
export type ChallengeRunDay = z.infer<typeof ChallengeRunDay>;

export const ChallengeRun = z
  .object({
    id: Id,
    templateId: z.string(),
    name: z.string(),
    totalDays: count,
    status: z.enum(['scheduled', 'active', 'paused', 'completed', 'ended']),
    startedOn: LocalDate,
    endsOn: LocalDate.describe('Date of the last day, as pauses stand.'),
    currentDay: dayNumber,
    daysDone: count,
    streak: count.describe('Days.'),
    todayCompleted: z.boolean(),
    toSettle: z.boolean(),
    canFinish: z.boolean().describe('Nothing is left to tick.'),
    medal: ChallengeMedalKind.nullable().describe('What the complete days are worth so far.'),
    missedInARow: count,
    offersChange: z.boolean().describe('Three days were missed in a row: begin anew, make it smaller, rest or stop.'),
    shrunk: z.boolean().describe('One required task makes a day complete.'),
    pause: z.object({
      until: LocalDate.nullable().describe('The day on which a paused run goes on.'),
      daysLeft: count,
      pausesLeft: count.nullable().describe('Null where the days alone count.'),
      possible: z.boolean(),
    }),
    calendar: z.array(z.object({ day: dayNumber, date: LocalDate, title: z.string(), state: z.enum(['done', 'missed', 'open', 'ahead']) })),
    open: z.array(ChallengeRunDay).describe('The current day first, then yesterday while it is open.'),
    comeback: z.object({ day: dayNumber, title: z.string(), line: z.string(), done: z.boolean() }).nullable(),
  })
  .meta({ id: 'ChallengeRun', description: 'A run that is scheduled, active or paused, or over and not settled yet.' });
export type ChallengeRun = z.infer<typeof ChallengeRun>;

export const ClosedChallengeRun = z
  .object({
    id: Id,
    templateId: z.string(),
    name: z.string(),
    totalDays: count,
    startedOn: LocalDate,
    closedOn: LocalDate,
    outcome: z.enum(['completed', 'ended']),
    medal: ChallengeMedalKind.nullable(),
    daysDone: count,
  })
  .meta({ id: 'ClosedChallengeRun', description: 'A run that was finished or stopped.' });
export type ClosedChallengeRun = z.infer<typeof ClosedChallengeRun>;

export const Challenges = z.object({
  today: LocalDate,
  templates: z.array(ChallengeSummary),
  runs: z.array(ChallengeRun).describe('Open runs, the newest first.'),
});
export type Challenges = z.infer<typeof Challenges>;
export const ClosedRuns = z.object({ runs: z.array(ClosedChallengeRun), nextCursor: NextCursor });
export const ClosedRunsQuery = Page;

export const RunAnswer = z
  .object({
    run: ChallengeRun.nullable().describe('The run as it stands now; null once it is closed.'),
    closed: ClosedChallengeRun.nullable().describe('The run that this write, or an earlier one, has closed.'),
    finished: z.boolean().describe('Whether this very write has brought the run to its end.'),
    awards: z.array(Award).describe('What was earned, in order.'),
  })
  .meta({ id: 'ChallengeRunAnswer' });
export type ChallengeRunAnswer = z.infer<typeof RunAnswer>;

export const TemplateParams = z.object({ templateId: TemplateId });
export const StartBody = Occurred.extend({
  startsOn: LocalDate.optional().describe('First day, at most 30 days ahead; today when absent.'),
});
export const RunBody = Occurred.omit({ id: true });
export const PauseRunBody = RunBody.extend({
  days: z.number().int().min(1).max(60).optional().describe('How long; as long as there is room when absent.'),
});
export const DayCheckInBody = RunBody.extend({
  day: dayNumber.optional().describe('The current day when absent.'),
  task: z
    .string()
    .min(1)
    .max(20)
    .optional()
    .describe('A task that is ticked by hand, or `comeback`; without one, what is complete is settled.'),
  done: z.boolean().default(true),
});
