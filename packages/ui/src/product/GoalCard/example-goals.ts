import type { Milestone } from '@everstep/domain';
import type { GoalCardGoal } from './index.ts';

const check = (id: string, title: string, done = false): Milestone => ({ id, title, kind: 'check', done, reachedAt: null });
const number = (id: string, title: string, value: number, target: number, unit: string): Milestone => ({
  ...{ id, title, value, target, unit },
  kind: 'number',
  start: 0,
  reachedAt: null,
});

/** The goal that the examples vary. */
export const exampleGoal: GoalCardGoal = {
  id: 'thesis',
  title: 'Finish my thesis on mosses',
  size: 'L',
  state: 'active',
  progress: 48,
  due: 'by 12 March, in 16 weeks',
  milestones: [
    check('outline', 'Outline agreed', true),
    check('chapter', 'First chapter with Dr. Okafor'),
    number('pages', 'Pages written', 54, 120, 'pages'),
  ],
  confidence: 4,
  lesson: '',
  completedAt: null,
};

export const exampleGoals = {
  active: exampleGoal,
  counted: {
    ...exampleGoal,
    id: 'books',
    title: 'Read a book a month',
    size: 'M',
    progress: 58,
    due: 'by 31 December, in 6 weeks',
    milestones: [number('books', 'Books finished', 7, 12, 'books')],
    confidence: 3,
  },
  paused: {
    ...exampleGoal,
    id: 'swim',
    title: 'Swim across the lake',
    size: 'M',
    state: 'paused',
    progress: 22,
    due: undefined,
    milestones: [number('length', 'Longest swim', 200, 900, 'm')],
  },
  completed: {
    ...exampleGoal,
    id: 'shelf',
    title: 'Build a shelf for the kitchen',
    size: 'S',
    state: 'completed',
    progress: 100,
    due: 'reached on 9 November',
    milestones: [check('wood', 'Wood bought', true), check('up', 'It hangs, and level', true)],
    lesson: 'Measure twice, and ask for help with the drill.',
    completedAt: '2026-11-09T17:20:00.000Z',
  },
  archived: {
    ...exampleGoal,
    id: 'piano',
    title: 'Play the piano every evening',
    size: 'M',
    state: 'archived',
    progress: 15,
    due: undefined,
    milestones: [],
    lesson: 'Evenings belong to the children for now.',
  },
} as const satisfies Readonly<Record<string, GoalCardGoal>>;
