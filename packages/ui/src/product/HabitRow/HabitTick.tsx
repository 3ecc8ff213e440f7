import { Archive, CalendarClock, Leaf, Pause, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import { NumberEntry } from '../NumberEntry/index.ts';
import * as styles from './HabitTick.css.ts';
import { type HabitMeasure, type HabitRowHabit, type HabitTimes, shareReached } from './habit.ts';
import { habitRowTexts } from './texts.ts';

export interface HabitTickProps {
  readonly habit: HabitRowHabit;
  /** Ticks, or enters today's amount. */
  readonly onTick: (value?: number) => void;
  readonly onUndo: () => void;
  /** Counts the minutes while they pass; only for habits that are timed. */
  readonly onTimer?: (() => void) | undefined;
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

function AmountTick({ habit, measure, onTick, onTimer }: Omit<HabitTickProps, 'onUndo'> & { readonly measure: HabitMeasure }) {
  const texts = useTexts('HabitRow', habitRowTexts);
  const { target, direction, unit, value, usual = target } = measure;
  const quick = direction === 'reach' ? [Math.ceil(usual / HALF), usual] : [0, usual];
  return (
    <NumberEntry
      trigger={
        <button type="button" className={styles.target} aria-label={texts.enterAmount(habit.name, texts.amount(measure))}>
          <span className={styles.box} data-done={habit.today === 'done' || undefined} style={{ '--share': shareReached(measure) }}>
            <Drawing />
          </span>
        </button>
      }
      label={texts.amountToday(habit.name)}
      unit={unit}
      value={value}
      quick={[...new Set(quick)]}
      onSave={onTick}
      {...(onTimer ? { other: { label: texts.timer, icon: <Timer />, onSelect: onTimer } } : {})}
    />
  );
}

/** Each press is one time more; the last one ticks it, and the menu takes one back. */
function TimesTick({ habit, times, onTick }: Pick<HabitTickProps, 'habit' | 'onTick'> & { readonly times: HabitTimes }) {
  const texts = useTexts('HabitRow', habitRowTexts);
  const done = times.done >= times.of;
  return (
    <button
      type="button"
      className={styles.target}
      aria-label={(done ? texts.takeBack : texts.onceMore)(habit.name, texts.times(times))}
      onClick={() => onTick(done ? times.done - 1 : times.done + 1)}
    >
      <span className={styles.box} data-done={done || undefined} style={{ '--share': times.done / times.of }}>
        <Drawing />
      </span>
    </button>
  );
}

/** Where a habit is ticked: a checkbox as large as a fingertip, or the way to today's amount. */
export function HabitTick({ habit, onTick, onUndo, onTimer }: HabitTickProps) {
  const texts = useTexts('HabitRow', habitRowTexts);
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
  if (habit.measure) return <AmountTick habit={habit} measure={habit.measure} onTick={onTick} onTimer={onTimer} />;
  if (habit.times) return <TimesTick habit={habit} times={habit.times} onTick={(value) => (value === 0 ? onUndo() : onTick(value))} />;
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={classes(styles.box, styles.input)}
        checked={habit.today === 'done'}
        aria-label={(habit.avoid ? texts.avoidedToday : texts.doneToday)(habit.name)}
        onChange={(event) => (event.target.checked ? onTick() : onUndo())}
      />
      <Drawing />
    </label>
  );
}
