import { GripVertical } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { Heading } from '../../components/Heading/index.ts';
import { ownEscape } from '../../internal/own-escape.ts';
import { useTexts } from '../../internal/texts.tsx';
import { type GoalActions, GoalCard, type GoalCardGoal } from '../GoalCard/index.ts';
import { PlainList } from '../PlainList.tsx';
import { type BoardState, boardStates } from './board.ts';
import * as styles from './GoalBoard.css.ts';
import { goalBoardTexts } from './texts.ts';
import { useBoard } from './use-board.ts';

export interface GoalBoardProps {
  /** Goals of all columns, each column in this order; those of the archive are left out. */
  readonly goals: readonly GoalCardGoal[];
  /** What can be done with a goal. */
  readonly actionsOf: (goal: GoalCardGoal) => GoalActions;
  /** Where a goal's own page is. */
  readonly hrefOf: (goal: GoalCardGoal) => string;
  /** Called when a goal was dropped on another column; the owner moves it, or asks first. */
  readonly onMove: (id: string, to: BoardState) => void;
  /** How many of a column are shown at most; `more` leads to the rest. @default 20 */
  readonly limit?: number;
  /** Stands under a column that holds more than it shows. */
  readonly more?: ((state: BoardState, count: number) => ReactNode) | undefined;
}

/** Goals in columns by their state: dragged, or lifted by the keyboard, from one to the other. On phones the columns stand below each other. */
export function GoalBoard({ goals, actionsOf, hrefOf, onMove, limit = 20, more }: GoalBoardProps) {
  const texts = useTexts('GoalBoard', goalBoardTexts);
  const hintId = useId();
  const board = useRef<HTMLDivElement>(null);
  const { lift, pressKey, pressPointer, leave } = useBoard({ board, texts, onMove });
  const gripOf = (goal: GoalCardGoal) => (
    <button
      type="button"
      className={styles.grip}
      aria-label={texts.move(goal.title)}
      aria-describedby={hintId}
      aria-pressed={lift?.id === goal.id}
      data-grip={goal.id}
      {...ownEscape(lift?.id === goal.id)}
      onPointerDown={(event) => pressPointer(event, goal)}
      onBlur={() => lift?.id === goal.id && leave(goal.title)}
      onKeyDown={(event) => {
        if (pressKey(event.key, goal)) event.preventDefault();
      }}
    >
      <GripVertical size="1.25rem" aria-hidden="true" />
    </button>
  );
  return (
    <div className={styles.frame}>
      <div ref={board} className={styles.board} data-dragging={lift?.by === 'pointer' ? '' : undefined}>
        {boardStates.map((state) => {
          const own = goals.filter((goal) => goal.state === state);
          return (
            <Column key={state} state={state} count={own.length} target={lift?.over === state && lift.from !== state}>
              {own.slice(0, limit).map((goal) => (
                <li key={goal.id} className={styles.tile} data-tile="" data-lifted={lift?.id === goal.id ? lift.by : undefined}>
                  <GoalCard goal={goal} actions={actionsOf(goal)} href={hrefOf(goal)} handle={gripOf(goal)} />
                </li>
              ))}
              {own.length > limit && more && <li>{more(state, own.length)}</li>}
            </Column>
          );
        })}
      </div>
      <span id={hintId} className={hidden}>
        {texts.hint}
      </span>
    </div>
  );
}

interface ColumnProps {
  readonly state: BoardState;
  readonly count: number;
  /** A lifted goal would go here. */
  readonly target: boolean;
  readonly children: ReactNode;
}

function Column({ state, count, target, children }: ColumnProps) {
  const texts = useTexts('GoalBoard', goalBoardTexts);
  const headingId = useId();
  return (
    <section className={styles.column} aria-labelledby={headingId} data-column={state} data-target={target ? '' : undefined}>
      <div className={styles.heading}>
        <Heading level={2} size="lg" id={headingId}>
          {texts.columns[state]}
        </Heading>
        <span className={styles.count}>{count}</span>
      </div>
      {count === 0 ? <p className={styles.empty}>{texts.empty[state]}</p> : <PlainList className={styles.tiles}>{children}</PlainList>}
    </section>
  );
}
