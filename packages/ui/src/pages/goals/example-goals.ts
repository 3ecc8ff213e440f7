import { type Goal, goalProgress, type Milestone } from '@everstep/domain';
import type { GoalActions } from '../../product/GoalCard/index.ts';
import { minutesAgo } from '../examples/example-day.ts';

const DAY = 24 * 60;
const nothing = () => {};

/** What can be done with a goal; here it leads nowhere. */
export const exampleGoalActions: GoalActions = {
  onTick: nothing,
  onValue: nothing,
  onEdit: nothing,
  onPause: nothing,
  onResume: nothing,
  onComplete: nothing,
  onArchive: nothing,
  onReopen: nothing,
  onUnarchive: nothing,
  onDelete: nothing,
};

const check = (id: string, title: string, done = false): Milestone => ({
  ...{ id, title, kind: 'check', done },
  reachedAt: done ? minutesAgo(9 * DAY) : null,
});
const number = (id: string, title: string, value: number, target: number, unit: string): Milestone => ({
  ...{ id, title, kind: 'number', start: 0, target, value, unit },
  reachedAt: null,
});

function goal(id: string, title: string, said: Partial<Goal>): Goal {
  const whole: Goal = {
    ...{ id, title, why: '', size: 'M', state: 'active', dueDate: null, milestones: [], habits: [], confidence: [], lesson: '' },
    ...{ createdAt: minutesAgo(40 * DAY), updatedAt: minutesAgo(DAY), completedAt: null, version: 3, progress: 0 },
    ...said,
  };
  return { ...whole, progress: goalProgress(whole) };
}

const week = (localDate: string, value: number) => ({ week: localDate, value });

/** The goal that the examples look into. */
export const exampleThesis = goal('thesis', 'Finish my thesis on mosses', {
  why: 'So that the three summers in the forest become something that others can read.',
  size: 'L',
  dueDate: '2027-03-12',
  milestones: [
    check('outline', 'Outline agreed', true),
    check('chapter', 'First chapter with Dr. Okafor'),
    number('pages', 'Pages written', 54, 120, 'pages'),
    { id: 'figures', title: 'Figures drawn', kind: 'percent', value: 30, reachedAt: null },
  ],
  habits: [{ id: 'morning', title: 'Morning pages', target: 60, ticks: 22, since: '2026-10-12' }],
  confidence: [
    week('2026-10-12', 2),
    week('2026-10-19', 3),
    week('2026-10-26', 3),
    week('2026-11-02', 2),
    week('2026-11-09', 4),
    week('2026-11-16', 4),
  ],
});

/** Goals of a member of some months, in every state. */
export const exampleGoals: readonly Goal[] = [
  exampleThesis,
  goal('books', 'Read a book a month', {
    why: 'To have something to talk about that is not work.',
    dueDate: '2026-12-31',
    milestones: [number('finished', 'Books finished', 7, 12, 'books'), check('bo', 'Ask Bo to read along', true)],
    confidence: [week('2026-11-16', 3)],
  }),
  goal('garden', 'Grow our own tomatoes', {
    why: 'To taste in July what I planted in March.',
    size: 'S',
    dueDate: '2027-07-31',
    milestones: [check('seeds', 'Choose the seeds', true), check('bed', 'Build the raised bed'), check('plant', 'Plant them out')],
  }),
  goal('swim', 'Swim across the lake', {
    why: 'To be at home in deep water.',
    state: 'paused',
    dueDate: '2026-09-01',
    milestones: [number('length', 'Longest swim', 200, 900, 'm')],
  }),
  goal('shelf', 'Build a shelf for the kitchen', {
    size: 'S',
    state: 'completed',
    milestones: [check('wood', 'Wood bought', true), check('up', 'It hangs, and level', true)],
    lesson: 'Measure twice, and ask for help with the drill.',
    completedAt: minutesAgo(12 * DAY),
  }),
  goal('piano', 'Play the piano every evening', {
    state: 'archived',
    lesson: 'Evenings belong to the children for now.',
  }),
];

const LONG = 'Finish, print, bind and hand in my thesis on the mosses of the northern Donaudampfschifffahrtslandschaftsschutzgebiet';

/** Everything that a member can make long. */
export const exampleLongGoal: Goal = {
  ...exampleThesis,
  id: 'long',
  title: LONG,
  why: `${exampleThesis.why} `.repeat(5).trim(),
  milestones: exampleThesis.milestones.map((milestone) => ({ ...milestone, title: `${milestone.title}, ${LONG.toLowerCase()}` })),
  lesson: 'It took longer than I thought, and it was never the writing that was slow. '.repeat(6).trim(),
};
