import { CloudOff, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import * as parts from '../parts.css.ts';
import { TitleLink } from '../TitleLink/index.ts';
import { HabitMenu } from './HabitMenu.tsx';
import { HabitNote } from './HabitNote.tsx';
import * as styles from './HabitRow.css.ts';
import { HabitTick } from './HabitTick.tsx';
import { HabitWeek } from './HabitWeek.tsx';
import { factWords, type HabitRowHabit, hasGrown, lineOf } from './habit.ts';
import { habitRowTexts } from './texts.ts';

/** Why a day was left out; it changes nothing. */
export type SkipReason = 'rest' | 'sick' | 'travel';

/** `pending` is shown as if it were stored; `failed` is kept on the device. */
export type HabitSync = 'stored' | 'pending' | 'failed';

export interface HabitActions {
  /** Ticks today; for a counted habit with today's amount. */
  readonly onTick: (value?: number) => void;
  /** Takes back today's tick, amount or skip. */
  readonly onUndo: () => void;
  readonly onSkip: (reason: SkipReason) => void;
  /** Called with the words about what was entered today; empty takes the note away. */
  readonly onNote: (note: string) => void;
  readonly onEdit: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onArchive: () => void;
  readonly onRestore: () => void;
  /** Counts the minutes of a timed habit while they pass. */
  readonly onTimer?: (() => void) | undefined;
  /** Without it, a habit cannot be deleted from here. */
  readonly onDelete?: (() => void) | undefined;
}

export interface HabitRowProps extends NativeProps<'div'> {
  /** The habit and how it stands today. */
  readonly habit: HabitRowHabit;
  /** What can be done with it. */
  readonly actions: HabitActions;
  /** Where the habit's own page is. */
  readonly href?: string | undefined;
  /** Name, line, tick and week only. @default false */
  readonly compact?: boolean;
  /** Where the last change stands. @default 'stored' */
  readonly sync?: HabitSync;
  /** Sends a failed change again. */
  readonly onRetry?: (() => void) | undefined;
}

function Facts({ habit }: { readonly habit: HabitRowHabit }) {
  const texts = useTexts('HabitRow', habitRowTexts);
  const [strength, ...others] = factWords(habit, texts);
  const percent = Math.round(habit.strength);
  return (
    <div className={styles.facts}>
      <span className={styles.bar}>
        <ProgressBar
          size="small"
          label={texts.strength}
          value={percent}
          valueText={texts.strengthOf(percent, texts.strengthWord(percent))}
        />
      </span>
      <span aria-hidden="true">{strength}</span>
      {others.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </div>
  );
}

function SyncLine({ sync, onRetry }: { readonly sync: HabitSync; readonly onRetry: (() => void) | undefined }) {
  const texts = useTexts('HabitRow', habitRowTexts);
  if (sync === 'stored') return null;
  return (
    <div className={styles.sync} role="status">
      <span className={styles.syncWords}>
        {sync === 'pending' ? <Spinner size="small" /> : <CloudOff className={styles.noteIcon} size={16} aria-hidden="true" />}
        <span>{sync === 'pending' ? texts.saving : texts.notSent}</span>
      </span>
      {sync === 'failed' && onRetry && (
        <Button tone="ghost" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}

/** One habit: tick it, enter an amount, skip the day; how firmly it stands; its last seven days. Put it into a list item. */
export function HabitRow({ habit, actions, href, compact = false, sync = 'stored', onRetry, ...rest }: HabitRowProps) {
  const texts = useTexts('HabitRow', habitRowTexts);
  // Drawn once it is wanted: a long list would hold hundreds of closed dialogs.
  const [noting, setNoting] = useState<boolean>();
  const over = habit.status === 'archived';
  return (
    <div {...rest} className={styles.container}>
      <div className={classes(styles.row, compact && styles.compact)} data-quiet={habit.status === 'active' ? undefined : ''}>
        <HabitTick habit={habit} onTick={actions.onTick} onUndo={actions.onUndo} onTimer={actions.onTimer} />
        <div className={styles.words}>
          <p className={classes(parts.rowTitle, styles.name)}>
            <TitleLink href={href}>{habit.name}</TitleLink>
          </p>
          <p className={styles.line}>{lineOf(habit, texts)}</p>
          {habit.note && !compact && (
            <p className={styles.note}>
              <StickyNote className={styles.noteIcon} size={15} aria-hidden="true" />
              <span>{habit.note}</span>
            </p>
          )}
          {!compact && !over && hasGrown(habit) && <Facts habit={habit} />}
          <SyncLine sync={sync} onRetry={onRetry} />
        </div>
        {!over && (
          <div className={styles.week}>
            <HabitWeek days={habit.week} name={habit.name} />
          </div>
        )}
        <div className={styles.menu}>
          <HabitMenu habit={habit} actions={actions} onNote={() => setNoting(true)} />
        </div>
      </div>
      {noting !== undefined && (
        <HabitNote open={noting} name={habit.name} note={habit.note} onSave={actions.onNote} onClose={() => setNoting(false)} />
      )}
    </div>
  );
}
