import {
  addDays,
  type ChallengeRun,
  type ChallengeRunDay,
  type ChallengeSummary,
  type ChallengeTemplateText,
  type ClosedChallengeRun,
  type DateText,
} from '@everstep/domain';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';

const summary = (id: string, name: string, durationDays: number, more: Partial<ChallengeSummary> = {}): ChallengeSummary => ({
  id,
  name,
  durationDays,
  line: 'One small thing each day, to feel that you can begin.',
  category: 'momentum',
  difficulty: 'gentle',
  minutes: 10,
  neededTasks: 2,
  completedFrom: 6,
  fullFrom: 7,
  pauseDays: 3,
  ...more,
});

/** The challenges there are. */
export const exampleChallenges: readonly ChallengeSummary[] = [
  summary('7DAY001', 'Momentum Builder', 7),
  summary('21DAY001', 'Habit Formation', 21, {
    line: 'One small act at a time of its own, until it asks for less deciding.',
    category: 'habits',
    difficulty: 'steady',
    minutes: 15,
    completedFrom: 17,
    fullFrom: 19,
    pauseDays: 7,
  }),
  summary('60DAY001', 'Life Transformation', 60, {
    line: 'Four phases of fifteen days: find your footing, build, stretch, make it yours.',
    category: 'growth',
    difficulty: 'demanding',
    minutes: 20,
    completedFrom: 48,
    fullFrom: 54,
    pauseDays: 14,
  }),
];

const titles = [
  'Begin where you are',
  'Notice the weather inside',
  'Clear one small corner',
  'Move because it is pleasant',
  'Finish one thing',
  'Reach out to someone',
  'Look back, look ahead',
];
const titleOf = (day: number): string => titles[(day - 1) % titles.length] ?? '';

const tasks: ChallengeRunDay['tasks'] = [
  {
    id: 'a',
    title: 'Move for five minutes in a way you like',
    line: 'Stretch, stroll, dance in the kitchen.',
    required: true,
    kind: 'hand',
    bound: false,
    ticked: false,
    done: false,
  },
  {
    id: 'b',
    title: 'Log how you feel afterwards',
    line: 'Just to notice whether anything shifted.',
    required: true,
    kind: 'mood',
    bound: true,
    ticked: false,
    done: false,
  },
  {
    id: 'x',
    title: 'Take the longer way once today',
    line: 'To the kettle counts.',
    required: false,
    kind: 'hand',
    bound: false,
    ticked: false,
    done: false,
  },
];

/** A day of an example run. */
export const exampleDayOf = (day: number, date: DateText, more: Partial<ChallengeRunDay> = {}): ChallengeRunDay => ({
  day,
  date,
  title: titleOf(day),
  why: 'Five minutes of moving can change the colour of a whole afternoon.',
  phase: null,
  place: 'today',
  complete: false,
  tasks,
  ...more,
});

/** Tasks that are all done. */
export const exampleDone = tasks.map((task) => ({ ...task, done: true }));

interface Shape {
  /** One letter for each day so far: d done, m missed, o open; all others are ahead. */
  readonly days: string;
  readonly totalDays?: number;
}

const states = { d: 'done', m: 'missed', o: 'open' } as const;

/** A run of which today is the last day named in `days`. */
export function exampleRun({ days, totalDays = 7 }: Shape, more: Partial<ChallengeRun> = {}): ChallengeRun {
  const current = days.length;
  const startedOn = addDays(EXAMPLE_DATE, 1 - current);
  const template = exampleChallenges.find(({ durationDays }) => durationDays === totalDays);
  const daysDone = [...days].filter((letter) => letter === 'd').length;
  return {
    id: `run-${totalDays}`,
    templateId: template?.id ?? '7DAY001',
    name: template?.name ?? 'Momentum Builder',
    totalDays,
    status: 'active',
    startedOn,
    endsOn: addDays(startedOn, totalDays - 1),
    currentDay: current,
    daysDone,
    streak: daysDone,
    todayCompleted: false,
    toSettle: false,
    canFinish: false,
    medal: null,
    missedInARow: 0,
    offersChange: false,
    shrunk: false,
    pause: { until: null, daysLeft: template?.pauseDays ?? 3, pausesLeft: totalDays === 60 ? 3 : null, possible: true },
    calendar: Array.from({ length: totalDays }, (_, index) => {
      const letter = days[index];
      const state = letter === 'd' || letter === 'm' || letter === 'o' ? states[letter] : 'ahead';
      return { day: index + 1, date: addDays(startedOn, index), title: titleOf(index + 1), state };
    }),
    open: [exampleDayOf(current, EXAMPLE_DATE)],
    comeback: null,
    ...more,
  };
}

/** Walks that have come to their end. */
export const exampleClosedRuns: readonly ClosedChallengeRun[] = [
  {
    id: 'closed-21',
    templateId: '21DAY001',
    name: 'Habit Formation',
    totalDays: 21,
    startedOn: addDays(EXAMPLE_DATE, -40),
    closedOn: addDays(EXAMPLE_DATE, -18),
    outcome: 'completed',
    medal: 'completed',
    daysDone: 18,
  },
  {
    id: 'closed-7',
    templateId: '7DAY001',
    name: 'Momentum Builder',
    totalDays: 7,
    startedOn: addDays(EXAMPLE_DATE, -60),
    closedOn: addDays(EXAMPLE_DATE, -54),
    outcome: 'completed',
    medal: 'full',
    daysDone: 7,
  },
  {
    id: 'closed-early',
    templateId: '7DAY001',
    name: 'Momentum Builder',
    totalDays: 7,
    startedOn: addDays(EXAMPLE_DATE, -80),
    closedOn: addDays(EXAMPLE_DATE, -77),
    outcome: 'ended',
    medal: null,
    daysDone: 2,
  },
];

/** A challenge with all its days, seven titles over and over. */
export function exampleTemplate(id: string): ChallengeTemplateText {
  const template = exampleChallenges.find((candidate) => candidate.id === id) ?? summary(id, 'Momentum Builder', 7);
  const names = template.durationDays === 60 ? ['Steady', 'Build', 'Stretch', 'Own'] : [];
  return {
    ...template,
    phases: names.map((name, index) => ({
      name,
      line: 'Ground under your feet: order, rest, and knowing how you are.',
      from: index * 15 + 1,
      to: index * 15 + 15,
    })),
    days: Array.from({ length: template.durationDays }, (_, index) => ({
      day: index + 1,
      title: titleOf(index + 1),
      why: 'Five minutes of moving can change the colour of a whole afternoon.',
      phase: names[Math.floor(index / 15)] ?? null,
      tasks: tasks.map(({ done: _done, ...task }) => task),
    })),
  };
}
