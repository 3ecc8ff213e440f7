import { CircleCheck, Leaf, Lock, Sunrise } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import type { HeadingLevel } from '../../components/Heading/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ChallengeDay.css.ts';
import { type ChallengeTask, ChallengeTasks, type ComebackTask } from './ChallengeTasks.tsx';
import { type ChallengeMedal, Medallion } from './Medallion.tsx';
import { type ChallengeDayTexts, challengeDayTexts } from './texts.ts';

/** `today` can be ticked, and so can `yesterday` until today ends; `rest` is a planned day off. */
export type ChallengeDayStatus = 'past' | 'yesterday' | 'today' | 'rest' | 'future';

export interface ChallengeDayProps extends Omit<NativeProps<'section'>, 'title'> {
  /** From 1 on. */
  readonly day: number;
  /** Days of the challenge. */
  readonly totalDays: number;
  /** What the day is about. */
  readonly title: string;
  /** One or two sentences that open the day. */
  readonly intro?: string | undefined;
  /** A part of a long challenge, such as "Steady". */
  readonly phase?: string | undefined;
  /** Where the day stands in time, or whether it is one of rest. */
  readonly status: ChallengeDayStatus;
  /** In their order; the required ones are shown first. */
  readonly tasks: readonly ChallengeTask[];
  /** Whether the day counts as done. */
  readonly complete: boolean;
  /** Offered after a missed day. */
  readonly comeback?: ComebackTask | undefined;
  /** When a future day opens, in words. @default 'Opens on its day' */
  readonly opens?: string;
  /** Given on the last day, once the challenge is walked. */
  readonly medal?: ChallengeMedal | undefined;
  /** Level of the title in the page's outline. @default 2 */
  readonly headingLevel?: HeadingLevel;
  /** A message about a tick that could not be stored. */
  readonly error?: ReactNode;
  /** Called with the id of the task that is done. */
  readonly onTick: (id: string) => void;
  /** Called with the id of the task that is not done after all. */
  readonly onUndo: (id: string) => void;
  /** Called with whether the way back was taken after a missed day. */
  readonly onComeback?: ((done: boolean) => void) | undefined;
}

const requiredFirst = (tasks: readonly ChallengeTask[]) => [...tasks].sort((a, b) => Number(b.required) - Number(a.required));

function statusChip(status: ChallengeDayStatus, complete: boolean, texts: ChallengeDayTexts): ReactNode {
  if (status === 'future') {
    return (
      <Chip tone="neutral" icon={<Lock />}>
        {texts.opens}
      </Chip>
    );
  }
  if (complete) {
    return (
      <Chip tone="success" icon={<CircleCheck />}>
        {texts.done}
      </Chip>
    );
  }
  if (status === 'past') return <Chip tone="neutral">{texts.past}</Chip>;
  return status === 'yesterday' ? <Chip tone="info">{texts.yesterday}</Chip> : null;
}

function Comeback({
  comeback,
  onComeback,
}: {
  readonly comeback: ComebackTask;
  readonly onComeback: ((done: boolean) => void) | undefined;
}) {
  const texts = useTexts('ChallengeDay', challengeDayTexts);
  return (
    <div className={styles.comeback}>
      <p className={styles.comebackName}>
        <Sunrise size={18} aria-hidden="true" />
        {texts.comeback}
      </p>
      <Checkbox
        label={comeback.title}
        help={comeback.pending ? texts.saving : comeback.line}
        checked={comeback.done}
        onChange={(event) => onComeback?.(event.target.checked)}
      />
    </div>
  );
}

/** One day of a challenge: its tasks, the way back after a missed day, and what was reached. */
export function ChallengeDay(props: ChallengeDayProps) {
  const { day, totalDays, title, intro, phase, status, tasks, complete, comeback, opens, medal, ...others } = props;
  const { headingLevel = 2, error, onTick, onUndo, onComeback, ...rest } = others;
  const texts = useTexts('ChallengeDay', challengeDayTexts);
  const done = tasks.filter((task) => task.done).length;
  const open = status === 'today' || status === 'yesterday';
  return (
    <Card {...rest} heading={title} headingLevel={headingLevel} aside={texts.day(day, totalDays)}>
      <div className={styles.opening}>
        <div className={styles.chips}>
          {phase && <Chip>{phase}</Chip>}
          {statusChip(status, complete, opens === undefined ? texts : { ...texts, opens })}
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {open && comeback && <Comeback comeback={comeback} onComeback={onComeback} />}
      {status === 'rest' && (
        <p className={styles.rest}>
          <Leaf size={18} aria-hidden="true" />
          {texts.rest}
        </p>
      )}
      {tasks.length > 0 && status !== 'rest' && (
        <div>
          {open && (
            <ProgressBar
              label={texts.tasks}
              value={done}
              max={tasks.length}
              valueText={texts.tasksDone(done, tasks.length)}
              showLabel
              size="small"
            />
          )}
          <ChallengeTasks tasks={requiredFirst(tasks)} open={open} onTick={onTick} onUndo={onUndo} />
        </div>
      )}
      {error && (
        <Banner tone="danger" live="assertive">
          {error}
        </Banner>
      )}
      {/* The place stands there from the start, so that the line is heard when it comes. */}
      <div role="status" className={styles.outcome}>
        {open && complete && <p className={styles.celebration}>{texts.walked(day, done)}</p>}
        {medal && <Medallion {...medal} />}
      </div>
    </Card>
  );
}
