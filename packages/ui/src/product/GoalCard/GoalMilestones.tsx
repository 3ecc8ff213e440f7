import { isMilestoneReached, type Milestone, milestoneShare } from '@everstep/domain';
import { Circle, CircleCheck } from 'lucide-react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { NumberEntry } from '../NumberEntry/index.ts';
import { PlainList } from '../PlainList.tsx';
import * as styles from './GoalCard.css.ts';
import { milestoneWords } from './goal.ts';
import { goalCardTexts } from './texts.ts';

export interface MilestoneActions {
  /** Called when a milestone is ticked or unticked. */
  readonly onTick: (id: string, done: boolean) => void;
  /** Called with the new amount of a key result. */
  readonly onValue: (id: string, value: number) => void;
}

export interface GoalMilestoneProps {
  /** What was agreed, and how far it is. */
  readonly milestone: Milestone;
  /** What can be done with it. */
  readonly actions: MilestoneActions;
  /** Whether the goal is closed: then nothing can be changed. @default false */
  readonly closed?: boolean | undefined;
}

/** One milestone to tick, or one key result to count. */
export function GoalMilestone({ milestone, actions, closed = false }: GoalMilestoneProps) {
  if (milestone.kind === 'check') {
    const { id, title, done } = milestone;
    if (closed) return <Told title={title} done={done} />;
    return <Checkbox label={title} checked={done} onChange={(event) => actions.onTick(id, event.target.checked)} />;
  }
  return <Counted milestone={milestone} actions={actions} closed={closed} />;
}

/** A milestone of a closed goal: to be read, not to be ticked. */
function Told({ title, done }: { readonly title: string; readonly done: boolean }) {
  const texts = useTexts('GoalCard', goalCardTexts);
  const Mark = done ? CircleCheck : Circle;
  return (
    <span className={styles.told}>
      <Mark size="1.25em" aria-hidden="true" />
      <span>
        {title}
        <VisuallyHidden>{`, ${done ? texts.reached : texts.leftOpen}`}</VisuallyHidden>
      </span>
    </span>
  );
}

interface CountedProps extends Required<Omit<GoalMilestoneProps, 'milestone'>> {
  readonly milestone: Exclude<Milestone, { kind: 'check' }>;
}

function Counted({ milestone, actions, closed }: CountedProps) {
  const texts = useTexts('GoalCard', goalCardTexts);
  const { id, title, value } = milestone;
  const range = milestone.kind === 'percent' ? { max: 100, step: 5 } : { min: Math.min(0, milestone.start, milestone.target) };
  return (
    <div className={styles.numeric}>
      <ProgressBar
        label={title}
        value={milestoneShare(milestone) * 100}
        valueText={milestoneWords(milestone, texts)}
        showLabel
        size="small"
        tone={isMilestoneReached(milestone) ? 'success' : 'accent'}
      />
      {!closed && (
        <NumberEntry
          label={title}
          unit={milestone.kind === 'percent' ? '%' : milestone.unit}
          value={value}
          {...range}
          onSave={(next) => actions.onValue(id, next)}
          trigger={
            <Button tone="ghost" size="small" aria-label={texts.updateOf(title)}>
              {texts.update}
            </Button>
          }
        />
      )}
    </div>
  );
}

export interface GoalMilestonesProps extends Omit<GoalMilestoneProps, 'milestone'> {
  /** All of them, in their order. */
  readonly milestones: readonly Milestone[];
}

/** The milestones of a goal: some are ticked, some are counted. */
export function GoalMilestones({ milestones, actions, closed }: GoalMilestonesProps) {
  return (
    <PlainList className={styles.milestones}>
      {milestones.map((milestone) => (
        <li key={milestone.id}>
          <GoalMilestone milestone={milestone} actions={actions} closed={closed} />
        </li>
      ))}
    </PlainList>
  );
}
