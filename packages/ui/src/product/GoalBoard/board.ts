import type { GoalState } from '@everstep/domain';
import { goalBoardTexts } from './texts.ts';

/** States that the board shows, in the order of its columns; the archive is a list. */
export const boardStates = ['active', 'paused', 'completed'] as const satisfies readonly GoalState[];
export type BoardState = (typeof boardStates)[number];

/** What the columns are called in English. */
export const columnWords = goalBoardTexts.columns;

/** Where a goal may go from a column. What was reached is taken up again before it can rest. */
export const waysFrom = (state: BoardState): readonly BoardState[] =>
  state === 'completed' ? ['active'] : boardStates.filter((other) => other !== state);

export const isBoardState = (state: GoalState): state is BoardState => state !== 'archived';

/**
 * The column that a lifted goal stands over after a key.
 *
 * @param rightToLeft whether the first column is at the right
 * @returns undefined when the key has no meaning here
 */
export function columnAfterKey(key: string, from: BoardState, over: BoardState, rightToLeft: boolean): BoardState | undefined {
  const columns = boardStates.filter((state) => state === from || waysFrom(from).includes(state));
  const index = columns.indexOf(over);
  const [back, forth] = rightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back || key === 'ArrowUp') return columns[Math.max(0, index - 1)];
  if (key === forth || key === 'ArrowDown') return columns[Math.min(columns.length - 1, index + 1)];
  if (key === 'Home') return columns[0];
  return key === 'End' ? columns.at(-1) : undefined;
}
