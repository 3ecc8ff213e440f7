import type { BoardState } from './board.ts';

/** The fixed words of a `GoalBoard`. `title` is that of a goal, `column` the name of one. */
export interface GoalBoardTexts {
  readonly columns: Readonly<Record<BoardState, string>>;
  /** Stand in columns without a goal. */
  readonly empty: Readonly<Record<BoardState, string>>;
  readonly move: (title: string) => string;
  /** How the keyboard moves a goal, read with each grip. */
  readonly hint: string;
  readonly lifted: (title: string, column: string) => string;
  /** Said with every step of a lifted goal. */
  readonly over: (column: string) => string;
  readonly dropped: (title: string, column: string) => string;
  readonly stays: (title: string, column: string) => string;
  readonly cancelled: (title: string, column: string) => string;
}

export const goalBoardTexts: GoalBoardTexts = {
  columns: { active: 'On the way', paused: 'Resting', completed: 'Reached' },
  empty: {
    active: 'Nothing on the way just now. That is fine, too.',
    paused: 'A goal that has to wait can rest here.',
    completed: 'What you reach will stand here.',
  },
  move: (title) => `Move ${title}`,
  hint: 'Space lifts it, arrow keys choose a column, Space drops it, Escape cancels.',
  lifted: (title, column) => `${title} lifted from ${column}. Arrow keys choose a column, Space drops it there, Escape cancels.`,
  over: (column) => `Over ${column}.`,
  dropped: (title, column) => `${title} dropped on ${column}.`,
  stays: (title, column) => `${title} stays in ${column}.`,
  cancelled: (title, column) => `Move cancelled. ${title} stays in ${column}.`,
};
