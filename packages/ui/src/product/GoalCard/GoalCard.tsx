import { CircleCheck, Pause, Repeat, Wind } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Chip } from '../../components/Chip/index.ts';
import { Heading, type HeadingLevel } from '../../components/Heading/index.ts';
import { Link } from '../../components/Link/index.ts';
import { ProgressRing } from '../../components/ProgressRing/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { PlainList } from '../PlainList.tsx';
import { TitleLink } from '../TitleLink/index.ts';
import * as styles from './GoalCard.css.ts';
import type { GoalLook } from './GoalCard.variants.ts';
import { GoalConfidence } from './GoalConfidence.tsx';
import { GoalMenu } from './GoalMenu.tsx';
import { GoalResults } from './GoalResults.tsx';
import { confidenceWord, type GoalCardGoal, type GoalState, resultsReached, sizeWords, stateWords } from './goal.ts';

export type { GoalLook } from './GoalCard.variants.ts';

export interface GoalActions {
  readonly onMilestone: (id: string, done: boolean) => void;
  /** Called with the new amount of a counted key result. */
  readonly onValue: (id: string, value: number) => void;
  /** Called with 1 to 5. */
  readonly onConfidence: (confidence: number) => void;
  readonly onEdit: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onComplete: () => void;
  readonly onLetGo: () => void;
  /** Takes up a goal that was done or let go. */
  readonly onReopen: () => void;
}

export interface GoalCardProps extends NativeProps<'article'> {
  readonly goal: GoalCardGoal;
  readonly actions: GoalActions;
  /** @default 'card' */
  readonly look?: GoalLook;
  /** Where the goal's own page is. */
  readonly href?: string | undefined;
  /** @default 3 */
  readonly headingLevel?: HeadingLevel;
  /** A message about a change that could not be stored; what was entered is still shown. */
  readonly error?: ReactNode;
}

const stateIcons: Readonly<Record<GoalState, ReactNode>> = {
  active: undefined,
  paused: <Pause />,
  done: <CircleCheck />,
  'let-go': <Wind />,
};

function Facts({ goal }: { readonly goal: GoalCardGoal }) {
  return (
    <div className={styles.facts}>
      {goal.state !== 'active' && (
        <Chip tone={goal.state === 'done' ? 'sun' : 'neutral'} icon={stateIcons[goal.state]}>
          {stateWords[goal.state]}
        </Chip>
      )}
      <span className={styles.fact}>{[sizeWords[goal.size], goal.due].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

function Habits({ habits }: Pick<GoalCardGoal, 'habits'>) {
  if (habits.length === 0) return null;
  return (
    <PlainList className={styles.habits} aria-label="Habits that carry it">
      {habits.map(({ id, name, href }) => (
        <li key={id} className={styles.fact}>
          <Repeat size={15} aria-hidden="true" />
          <Link tone="quiet" href={href}>
            {name}
          </Link>
        </li>
      ))}
    </PlainList>
  );
}

function Details({ goal, actions }: { readonly goal: GoalCardGoal; readonly actions: GoalActions }) {
  const closed = goal.state === 'done' || goal.state === 'let-go';
  return (
    <>
      {goal.why && <p className={styles.why}>{goal.why}</p>}
      <GoalResults results={goal.results} actions={actions} closed={closed} />
      <Habits habits={goal.habits} />
      {goal.state === 'active' && <GoalConfidence confidence={goal.confidence} onConfidence={actions.onConfidence} />}
      {closed && goal.lesson && (
        <p className={styles.lesson}>
          <span className={styles.lessonName}>What I learned</span>
          {goal.lesson}
        </p>
      )}
    </>
  );
}

/** What a row says instead of the details. */
function Summary({ goal }: { readonly goal: GoalCardGoal }) {
  const confidence = goal.state === 'active' && goal.confidence !== null ? confidenceWord(goal.confidence) : undefined;
  const line = [resultsReached(goal.results), confidence].filter(Boolean).join(' · ');
  return line ? <p className={styles.quiet}>{line}</p> : null;
}

/** A goal: how far it is, why it matters, the milestones on the way, and what carries it. */
export function GoalCard({ goal, actions, look = 'card', href, headingLevel = 3, error, ...rest }: GoalCardProps) {
  const headingId = useId();
  return (
    <article aria-labelledby={headingId} {...rest} className={styles.goal[look]}>
      <div className={styles.head}>
        <ProgressRing
          label={`Progress of ${goal.title}`}
          value={goal.percent}
          valueText={[`${Math.round(goal.percent)} %`, resultsReached(goal.results)].filter(Boolean).join(', ')}
          tone={goal.state === 'done' ? 'sun' : 'accent'}
        />
        <div className={styles.words}>
          <Heading level={headingLevel} size="md" id={headingId}>
            <TitleLink href={href}>{goal.title}</TitleLink>
          </Heading>
          <Facts goal={goal} />
          {look === 'row' && <Summary goal={goal} />}
        </div>
        <GoalMenu goal={goal} actions={actions} />
      </div>
      {look === 'card' && <Details goal={goal} actions={actions} />}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </article>
  );
}
