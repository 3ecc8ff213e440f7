import type { Habit, SkipReason } from '@everstep/domain';

/** What a member does with one habit. */
export interface HabitEvents {
  /** Ticks today; with an amount, or with how often it was, where that is counted. */
  readonly onTick: (habit: Habit, value?: number) => void;
  /** Takes back what was entered today. */
  readonly onUndo: (habit: Habit) => void;
  readonly onSkip: (habit: Habit, reason: SkipReason) => void;
  /** Changes the note of today; empty takes it away. */
  readonly onNote: (habit: Habit, note: string) => void;
  /** Opens the timer of a habit that counts minutes. */
  readonly onTimer: (habit: Habit) => void;
  /** Opens the form of the habit. */
  readonly onEdit: (habit: Habit) => void;
  /** Opens the choice of a pause. */
  readonly onPause: (habit: Habit) => void;
  readonly onResume: (habit: Habit) => void;
  readonly onArchive: (habit: Habit) => void;
  /** Takes the habit out of the archive. */
  readonly onRestore: (habit: Habit) => void;
  readonly onDelete: (habit: Habit) => void;
}
