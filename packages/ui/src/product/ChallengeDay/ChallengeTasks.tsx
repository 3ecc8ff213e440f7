import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import { PlainList } from '../PlainList.tsx';
import * as styles from './ChallengeTasks.css.ts';
import { type ChallengeDayTexts, challengeDayTexts } from './texts.ts';

/** One task of a day. */
export interface ChallengeTask {
  readonly id: string;
  readonly title: string;
  /** What to do, or how long it takes. */
  readonly line?: string | undefined;
  readonly done: boolean;
  /** Whether the day needs it. */
  readonly required: boolean;
  /** The tasks tick themselves when this is done elsewhere, such as "your check-in"; others are ticked by hand. */
  readonly tickedBy?: string | undefined;
  /** Where a task that ticks itself is done. */
  readonly href?: string | undefined;
  /** The tick is on its way. @default false */
  readonly pending?: boolean;
}

/** Two minutes that lead back after a missed day. */
export type ComebackTask = Pick<ChallengeTask, 'title' | 'line' | 'done' | 'pending'>;

interface ChallengeTasksProps {
  readonly tasks: readonly ChallengeTask[];
  /** Whether tasks can be ticked. */
  readonly open: boolean;
  readonly onTick: (id: string) => void;
  readonly onUndo: (id: string) => void;
}

const lineOf = ({ line, tickedBy, done, pending }: ChallengeTask, texts: ChallengeDayTexts): string | undefined => {
  if (pending) return texts.saving;
  if (tickedBy) return done ? texts.tickedBy(tickedBy) : [line, texts.ticksItself(tickedBy)].filter(Boolean).join(' · ');
  return line;
};

/** A task that the member doesn't tick here: it shows what it is and where it is done. */
function StillTask({ task, open }: { readonly task: ChallengeTask; readonly open: boolean }) {
  const { title, done, href } = task;
  const texts = useTexts('ChallengeDay', challengeDayTexts);
  const line = lineOf(task, texts);
  return (
    <div className={styles.still}>
      <span className={classes(styles.mark, done && styles.marked)} aria-hidden="true">
        {done ? <Check size={15} strokeWidth={3} /> : <Circle size={8} />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {href && open && !done ? (
            <Link tone="quiet" href={href}>
              {title}
            </Link>
          ) : (
            title
          )}
          <VisuallyHidden>{`, ${done ? texts.taskDone : texts.taskOpen}`}</VisuallyHidden>
        </p>
        {line && <p className={styles.line}>{line}</p>}
      </div>
    </div>
  );
}

/** The tasks of a day; those bound to something else tick themselves, the others are ticked by hand and can be unticked. */
export function ChallengeTasks({ tasks, open, onTick, onUndo }: ChallengeTasksProps) {
  const texts = useTexts('ChallengeDay', challengeDayTexts);
  return (
    <PlainList className={styles.tasks}>
      {tasks.map((task) => (
        <li key={task.id} className={styles.task}>
          <div className={styles.body}>
            {open && !task.tickedBy ? (
              <Checkbox
                label={<span className={styles.title}>{task.title}</span>}
                help={lineOf(task, texts)}
                checked={task.done}
                onChange={(event) => (event.target.checked ? onTick(task.id) : onUndo(task.id))}
              />
            ) : (
              <StillTask task={task} open={open} />
            )}
          </div>
          {!task.required && <Chip tone="neutral">{texts.optional}</Chip>}
        </li>
      ))}
    </PlainList>
  );
}
