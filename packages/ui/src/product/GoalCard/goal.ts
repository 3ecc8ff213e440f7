import { countOf, formatCount } from '../format.ts';

export type GoalSize = 'S' | 'M' | 'L';
export type GoalState = 'active' | 'paused' | 'done' | 'let-go';

/** A milestone that is ticked, or a key result that is counted. */
export type GoalResult = { readonly id: string; readonly title: string } & (
  | { readonly kind: 'check'; readonly done: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly target: number; readonly unit: string }
);

/** A goal as its card shows it. */
export interface GoalCardGoal {
  readonly id: string;
  readonly title: string;
  /** Why it matters, in the member's words. */
  readonly why?: string | undefined;
  readonly size: GoalSize;
  readonly state: GoalState;
  /** Share done, 0 to 100. */
  readonly percent: number;
  /** When it is due, in words, such as "by 12 March, in 3 weeks". */
  readonly due?: string | undefined;
  readonly results: readonly GoalResult[];
  /** How sure the member is this week, 1 to 5; null before they said. */
  readonly confidence: number | null;
  /** Habits that carry it. */
  readonly habits: readonly { readonly id: string; readonly name: string; readonly href: string }[];
  /** What was learned, once it is done or let go. */
  readonly lesson?: string | undefined;
}

export const sizeWords: Readonly<Record<GoalSize, string>> = { S: 'Small step', M: 'Good stretch', L: 'Long climb' };

export const stateWords: Readonly<Record<GoalState, string>> = { active: 'Active', paused: 'Paused', done: 'Done', 'let-go': 'Let go' };

const confidenceWords = ['not sure at all', 'a little unsure', 'half and half', 'fairly sure', 'very sure'] as const;
export const MOST_CONFIDENCE = confidenceWords.length;

/** How sure the member is, as words. */
export const confidenceWord = (confidence: number): string => confidenceWords[confidence - 1] ?? '';

const isReached = (result: GoalResult): boolean => (result.kind === 'check' ? result.done : result.value >= result.target);

/** "2 of 4 milestones", or nothing where there are none. */
export const resultsReached = (results: readonly GoalResult[]): string | undefined =>
  results.length === 0 ? undefined : `${results.filter(isReached).length} of ${countOf(results.length, 'milestone')}`;

/** "12 of 40 pages" */
export const resultWords = ({ value, target, unit }: Extract<GoalResult, { kind: 'number' }>): string =>
  `${formatCount(value)} of ${formatCount(target)} ${unit}`;
