import { type DateText, type Goal, isGoalOpen } from '@everstep/domain';
import { CircleCheckBig, RotateCcw } from 'lucide-react';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { type GoalActions, GoalMenu, GoalMilestones, milestonesReached } from '../../product/GoalCard/index.ts';
import { PageColumns, PageHeader } from '../../product/PageLayout/index.ts';
import { NotShown } from '../system/NotShown.tsx';
import { GoalSide } from './GoalSide.tsx';
import { dayWords } from './goal-words.ts';

export interface GoalViewProps {
  /** The goal; undefined while it is on its way or could not be loaded. */
  readonly goal: Goal | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** There is no such goal: trying again would not help. @default false */
  readonly missing?: boolean | undefined;
  readonly onRetry: () => void;
  /** Local date of the member. */
  readonly today: DateText;
  /** What can be done with the goal. */
  readonly actionsOf: (goal: Goal) => GoalActions;
  /** Called with 1 to 5. */
  readonly onConfidence: (goal: Goal, confidence: number) => void;
}

const titles = { missing: 'This goal is not here', failed: 'The goal could not be loaded' };
const all = { href: '/goals', label: 'To your goals' };

/** One goal: what to do next, what carries it, how far it is. */
export function GoalView({ goal, problem, missing = false, onRetry, today, actionsOf, onConfidence }: GoalViewProps) {
  if (!goal) return problem === undefined ? <Waiting /> : <NotShown {...{ problem, missing, onRetry, titles, all }} />;
  const actions = actionsOf(goal);
  return (
    <Stack gap="5">
      <Breadcrumb crumbs={[{ label: 'Goals', href: '/goals' }]} current={goal.title} />
      <PageHeader
        title={goal.title}
        line={goal.why || undefined}
        actions={
          <>
            <MainAction goal={goal} actions={actions} />
            <GoalMenu goal={goal} actions={actions} />
          </>
        }
      />
      <PageColumns
        main={
          <>
            <Milestones goal={goal} actions={actions} />
            {goal.habits.length > 0 && <CarriedBy goal={goal} today={today} />}
            {goal.lesson !== '' && (
              <Card heading="What you learned" tone={goal.completedAt === null ? 'soft' : 'sun'}>
                <Text prose>{goal.lesson}</Text>
              </Card>
            )}
          </>
        }
        side={<GoalSide goal={goal} today={today} onConfidence={(value) => onConfidence(goal, value)} />}
      />
    </Stack>
  );
}

function MainAction({ goal, actions }: { readonly goal: Goal; readonly actions: GoalActions }) {
  if (isGoalOpen(goal.state)) {
    return (
      <Button icon={<CircleCheckBig />} tone={goal.progress === 100 ? 'primary' : 'soft'} onClick={actions.onComplete}>
        Complete
      </Button>
    );
  }
  return goal.state === 'completed' ? (
    <Button icon={<RotateCcw />} tone="outline" onClick={actions.onReopen}>
      Reopen
    </Button>
  ) : (
    <Button tone="outline" onClick={actions.onUnarchive}>
      Take out of the archive
    </Button>
  );
}

function Milestones({ goal, actions }: { readonly goal: Goal; readonly actions: GoalActions }) {
  const { milestones, state } = goal;
  if (milestones.length > 0) {
    return (
      <Card heading="Milestones" aside={milestonesReached(milestones)}>
        <GoalMilestones milestones={milestones} actions={actions} closed={!isGoalOpen(state)} />
      </Card>
    );
  }
  if (!isGoalOpen(state)) return null;
  return (
    <Card heading="Milestones">
      <Stack gap="3" align="start">
        <Text tone="muted">None yet. Two or three make a long way walkable.</Text>
        <Button tone="soft" onClick={actions.onEdit}>
          Add milestones
        </Button>
      </Stack>
    </Card>
  );
}

function CarriedBy({ goal, today }: { readonly goal: Goal; readonly today: DateText }) {
  return (
    <Card heading="Habits that carry it">
      <Stack gap="4">
        {goal.habits.map(({ id, title, ticks, target, since }) => (
          <ProgressBar
            key={id}
            label={title}
            showLabel
            size="small"
            value={ticks}
            max={target}
            valueText={`${ticks} of ${target} times since ${dayWords(since, today)}`}
            tone={ticks >= target ? 'success' : 'accent'}
          />
        ))}
        <Text size="sm" tone="muted">
          Each tick on your habits page moves this goal, too.
        </Text>
      </Stack>
    </Card>
  );
}

function Waiting() {
  const card = (
    <Card>
      <Stack gap="4">
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </Stack>
    </Card>
  );
  return (
    <LoadingRegion label="Loading the goal">
      <Stack gap="5">
        <Skeleton shape="title" />
        <PageColumns main={card} side={card} />
      </Stack>
    </LoadingRegion>
  );
}
