import { Archive, CalendarClock, Leaf, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../format.ts';
import { NumberEntry } from '../NumberEntry/index.ts';
import * as styles from './HabitTick.css.ts';
import { amountWords, type HabitMeasure, type HabitRowHabit, shareReached } from './habit.ts';

export interface HabitTickProps {
  readonly habit: HabitRowHabit;
  /** Ticks, or enters today's amount. */
  readonly onTick: (value?: number) => void;
  readonly onUndo: () => void;
}

function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <path className={styles.tick} d="M7 13.4 11.2 17.6 19 9" pathLength={1} />
    </svg>
  );
}

/** Stands where the tick would be, on days that ask for none. */
function Rest({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.target} aria-hidden="true">
      <span className={classes(styles.box, styles.resting)}>{children}</span>
    </span>
  );
}

const HALF = 2;

function AmountTick({ habit, measure, onTick }: Omit<HabitTickProps, 'onUndo'> & { readonly measure: HabitMeasure }) {
  const { target, direction, unit, value } = measure;
  const quick = direction === 'reach' ? [Math.ceil(target / HALF), target] : [0, target];
  return (
    <NumberEntry
      trigger={
        <button type="button" className={styles.target} aria-label={`${habit.name}: ${amountWords(measure)}. Enter today's amount`}>
          <span className={styles.box} data-done={habit.today === 'done' || undefined} style={{ '--share': shareReached(measure) }}>
            <Drawing />
          </span>
        </button>
      }
      label={`${habit.name}, today`}
      unit={unit}
      value={value}
      quick={[...new Set(quick)]}
      onSave={onTick}
    />
  );
}

/** Where a habit is ticked: a checkbox as large as a fingertip, or the way to today's amount. */
export function HabitTick({ habit, onTick, onUndo }: HabitTickProps) {
  if (habit.status === 'archived')
    return (
      <Rest>
        <Archive size={14} strokeWidth={2.25} />
      </Rest>
    );
  if (habit.status === 'paused')
    return (
      <Rest>
        <Pause size={14} strokeWidth={2.5} />
      </Rest>
    );
  if (habit.today === 'skipped')
    return (
      <Rest>
        <Leaf size={14} strokeWidth={2.25} />
      </Rest>
    );
  if (habit.today === 'later')
    return (
      <Rest>
        <CalendarClock size={14} strokeWidth={2.25} />
      </Rest>
    );
  if (habit.measure) return <AmountTick habit={habit} measure={habit.measure} onTick={onTick} />;
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={classes(styles.box, styles.input)}
        checked={habit.today === 'done'}
        aria-label={`${habit.name}, ${habit.avoid ? 'kept' : 'done'} today`}
        onChange={(event) => (event.target.checked ? onTick() : onUndo())}
      />
      <Drawing />
    </label>
  );
}
