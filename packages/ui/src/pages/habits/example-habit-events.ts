import { fn } from 'storybook/test';
import type { HabitEvents } from './habit-events.ts';

/** What can be done with a habit in a story, heard and counted. */
export const exampleHabitEvents: HabitEvents = {
  onTick: fn(),
  onUndo: fn(),
  onSkip: fn(),
  onNote: fn(),
  onTimer: fn(),
  onEdit: fn(),
  onPause: fn(),
  onResume: fn(),
  onArchive: fn(),
  onRestore: fn(),
  onDelete: fn(),
};
