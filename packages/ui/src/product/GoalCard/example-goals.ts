import type { GoalCardGoal } from './index.ts';

/** The goal that the examples vary. */
export const exampleGoal: GoalCardGoal = {
  id: 'thesis',
  title: 'Finish my thesis on mosses',
  why: 'So that the three summers in the forest become something that others can read.',
  size: 'L',
  state: 'active',
  percent: 45,
  due: 'by 12 March, in 16 weeks',
  results: [
    { id: 'outline', title: 'Outline agreed', kind: 'check', done: true },
    { id: 'chapter', title: 'First chapter with Dr. Okafor', kind: 'check', done: false },
    { id: 'pages', title: 'Pages written', kind: 'number', value: 54, target: 120, unit: 'pages' },
  ],
  confidence: 4,
  habits: [{ id: 'pages', name: 'Morning pages', href: '#pages' }],
};

export const exampleGoals = {
  active: exampleGoal,
  paused: {
    ...exampleGoal,
    id: 'swim',
    title: 'Swim across the lake',
    why: 'To be at home in deep water.',
    size: 'M',
    state: 'paused',
    percent: 20,
    due: undefined,
    results: [{ id: 'length', title: 'Longest swim', kind: 'number', value: 200, target: 900, unit: 'm' }],
    habits: [],
  },
  done: {
    ...exampleGoal,
    id: 'shelf',
    title: 'Build a shelf for the kitchen',
    why: undefined,
    size: 'S',
    state: 'done',
    percent: 100,
    due: undefined,
    results: [{ id: 'wood', title: 'Wood bought', kind: 'check', done: true }],
    habits: [],
    lesson: 'Measure twice, and ask for help with the drill.',
  },
  letGo: {
    ...exampleGoal,
    id: 'piano',
    title: 'Play the piano every evening',
    why: undefined,
    size: 'M',
    state: 'let-go',
    percent: 15,
    due: undefined,
    results: [],
    habits: [],
    lesson: 'Evenings belong to the children for now.',
  },
} as const satisfies Readonly<Record<string, GoalCardGoal>>;
