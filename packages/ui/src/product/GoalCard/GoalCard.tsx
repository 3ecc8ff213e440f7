import { Archive, CircleCheck, Pause } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Chip } from '../../components/Chip/index.ts';
import { Heading, type HeadingLevel } from '../../components/Heading/index.ts';
import { ProgressRing } from '../../components/ProgressRing/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { TitleLink } from '../TitleLink/index.ts';
import * as styles from './GoalCard.css.ts';
import type { GoalLook } from './GoalCard.variants.ts';
import { GoalMenu } from './GoalMenu.tsx';
import { GoalMilestone, type MilestoneActions } from './GoalMilestones.tsx';
import { type GoalCardGoal, milestonesReached, nextMilestone, summaryOf } from './goal.ts';
import { goalCardTexts } from './texts.ts';

export type { GoalLook } from './GoalCard.variants.ts';

/** What can be done with a goal; the menu offers what fits its state. */
export interface GoalActions extends MilestoneActions {
  readonly onEdit: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onComplete: () => void;
  /** Puts it into the archive: an open goal is let go, a completed one put away. */
  readonly onArchive: () => void;
  /** Takes up a goal that was completed. */
  readonly onReopen: () => void;
  /** Takes a goal out of the archive. */
  readonly onUnarchive: () => void;
  readonly onDelete: () => void;
}

export interface GoalCardProps extends NativeProps<'article'> {
  /** The goal with its progress. */
  readonly goal: GoalCardGoal;
  /** What can be done with it. */
  readonly actions: GoalActions;
  /** A tile of its own with the next milestone, or a row among others. @default 'tile' */
  readonly look?: GoalLook;
  /** Where the goal's own page is. */
  readonly href?: string | undefined;
  /** Level of the title in the page's outline. @default 3 */
  readonly headingLevel?: HeadingLevel;
  /** Stands before the ring, such as the grip of a board. */
  readonly handle?: ReactNode;
}

const stateIcons = { active: undefined, paused: <Pause />, completed: <CircleCheck />, archived: <Archive /> } as const satisfies Readonly<
  Record<GoalCardGoal['state'], ReactNode>
>;

export interface GoalStateChipProps {
  /** Where the goal stands; nothing is shown of one that is active. */
  readonly state: GoalCardGoal['state'];
}

/** The chip of a state other than being on the way. */
export function GoalStateChip({ state }: GoalStateChipProps) {
  const { states } = useTexts('GoalCard', goalCardTexts);
  if (state === 'active') return null;
  return (
    <Chip tone={state === 'completed' ? 'sun' : 'neutral'} icon={stateIcons[state]}>
      {states[state]}
    </Chip>
  );
}

/** A goal among others: how far it is, how large, until when, and what comes next. */
export function GoalCard({ goal, actions, look = 'tile', href, headingLevel = 3, handle, ...rest }: GoalCardProps) {
  const texts = useTexts('GoalCard', goalCardTexts);
  const headingId = useId();
  const next = look === 'tile' ? nextMilestone(goal) : undefined;
  const summary = summaryOf(goal, texts);
  const facts = <p className={styles.quiet}>{[texts.sizes[goal.size], goal.due].filter(Boolean).join(' · ')}</p>;
  return (
    <article aria-labelledby={headingId} {...rest} className={styles.goal[look]} data-state={goal.state}>
      <div className={styles.head}>
        {handle}
        <ProgressRing
          label={texts.progressOf(goal.title)}
          value={goal.progress}
          valueText={[texts.percent(goal.progress), milestonesReached(goal.milestones, texts)].filter(Boolean).join(', ')}
          tone={goal.completedAt === null ? 'accent' : 'sun'}
        />
        <div className={styles.words}>
          <Heading level={headingLevel} size="md" id={headingId}>
            <TitleLink href={href}>{goal.title}</TitleLink>
          </Heading>
          {summary && <p className={styles.quiet}>{summary}</p>}
          {look === 'row' && facts}
        </div>
        <GoalMenu goal={goal} actions={actions} />
      </div>
      {look === 'tile' && facts}
      {next && (
        <div className={styles.next}>
          <p className={styles.nextLabel}>{texts.next}</p>
          <GoalMilestone key={next.id} milestone={next} actions={actions} />
        </div>
      )}
      {look === 'tile' && goal.lesson !== '' && <p className={styles.lesson}>{goal.lesson}</p>}
    </article>
  );
}
