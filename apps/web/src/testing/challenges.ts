import { addDays, type ChallengeRun, type Challenges, type ClosedChallengeRun, challengeTemplates } from '@everstep/domain';

const TODAY = '2026-03-04';
const RUN = '01961000-0000-7000-8000-000000000001';

/** A run on its third day, with a task by hand and one that ticks itself; changed as told. */
export const challengeRunOf = (change: Partial<ChallengeRun> = {}): ChallengeRun => ({
  id: RUN,
  templateId: '7DAY001',
  name: 'Momentum Builder',
  totalDays: 7,
  status: 'active',
  startedOn: addDays(TODAY, -2),
  endsOn: addDays(TODAY, 4),
  currentDay: 3,
  daysDone: 2,
  streak: 2,
  todayCompleted: false,
  toSettle: false,
  canFinish: false,
  medal: null,
  missedInARow: 0,
  offersChange: false,
  shrunk: false,
  pause: { until: null, daysLeft: 3, pausesLeft: null, possible: true },
  calendar: Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    date: addDays(TODAY, index - 2),
    title: `Day ${index + 1}`,
    state: index < 2 ? ('done' as const) : index === 2 ? ('open' as const) : ('ahead' as const),
  })),
  open: [
    {
      day: 3,
      date: TODAY,
      title: 'Clear one small corner',
      why: 'Where a little room is made, the next thing can begin.',
      phase: null,
      place: 'today',
      complete: false,
      tasks: [
        { id: 'a', title: 'Clear a drawer', line: 'Ten minutes.', required: true, kind: 'hand', bound: false, ticked: false, done: false },
        { id: 'b', title: 'Check in', line: 'A mark.', required: true, kind: 'check-in', bound: true, ticked: false, done: false },
        { id: 'x', title: 'Take a picture', line: 'For later.', required: false, kind: 'hand', bound: false, ticked: false, done: false },
      ],
    },
  ],
  comeback: null,
  ...change,
});

/** The challenges there are, with these runs. */
export const challengesOf = (...runs: ChallengeRun[]): Challenges => ({
  today: TODAY,
  templates: challengeTemplates.map(
    ({ id, name, category, difficulty, durationDays, neededTasks, completedFrom, fullFrom, pauseDays }) => ({
      id,
      name,
      category,
      difficulty,
      durationDays,
      line: 'One small thing each day.',
      minutes: 10,
      neededTasks,
      completedFrom,
      fullFrom,
      pauseDays,
    }),
  ),
  runs,
});

/** The same run once it was finished; changed as told. */
export const closedRunOf = (change: Partial<ClosedChallengeRun> = {}): ClosedChallengeRun => ({
  id: RUN,
  templateId: '7DAY001',
  name: 'Momentum Builder',
  totalDays: 7,
  startedOn: addDays(TODAY, -2),
  closedOn: addDays(TODAY, 4),
  outcome: 'completed',
  medal: 'full',
  daysDone: 7,
  ...change,
});
