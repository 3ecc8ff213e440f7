import type { ChallengeTask } from './index.ts';

/** A day's tasks: one that ticks itself, one by hand, one that may stay open. */
export const exampleTasks: readonly ChallengeTask[] = [
  { id: 'share', title: 'Show someone the result', line: 'A picture will do.', done: false, required: false },
  { id: 'check-in', title: 'Check in', done: true, required: true, tickedBy: 'your check-in', href: '#today' },
  { id: 'corner', title: 'Clear it for ten minutes', line: 'Keep, give away, throw away.', done: false, required: true },
];
