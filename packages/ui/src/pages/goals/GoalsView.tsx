import type { DateText, Goal } from '@everstep/domain';
import { LayoutGrid, List as ListIcon, Plus } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { countOf } from '../../product/format.ts';
import { type BoardState, GoalBoard } from '../../product/GoalBoard/index.ts';
import type { GoalActions } from '../../product/GoalCard/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { GoalList } from './GoalList.tsx';
import { cardOf, goalHref } from './goal-words.ts';
import { inOrder } from './goals-order.ts';

export const goalsLooks = ['board', 'list'] as const;
export type GoalsLook = (typeof goalsLooks)[number];

export interface GoalsViewProps {
  /** All goals of the member; undefined while they are on their way or could not be loaded. */
  readonly goals: readonly Goal[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** Loads them again after a problem. */
  readonly onRetry: () => void;
  /** Columns by state, or rows with the archive. */
  readonly look: GoalsLook;
  readonly onLookChange: (look: GoalsLook) => void;
  /** Local date of the member. */
  readonly today: DateText;
  /** What can be done with a goal. */
  readonly actionsOf: (goal: Goal) => GoalActions;
  /** Called when a goal was dropped on another column of the board. */
  readonly onMove: (goal: Goal, to: BoardState) => void;
  /** Begins a new goal. */
  readonly onNew: () => void;
}

/** Where a member would like to stand: as a board to move goals on, or as a list with the archive. */
export function GoalsView(props: GoalsViewProps) {
  const { goals, onNew } = props;
  return (
    <Stack gap="5">
      <PageHeader
        title="Goals"
        line="Where you would like to stand, and what leads there."
        actions={
          goals &&
          goals.length > 0 && (
            <Button icon={<Plus />} onClick={onNew}>
              New goal
            </Button>
          )
        }
      />
      <Body {...props} />
    </Stack>
  );
}

function Body({ goals, problem, onRetry, onNew, ...rest }: GoalsViewProps) {
  if (goals && goals.length > 0) return <Kept {...rest} goals={goals} />;
  if (goals) {
    return (
      <Card>
        <EmptyState
          title="No goals yet"
          illustration={<Vignette scene="trail-sign" />}
          action={<Button onClick={onNew}>Set a goal</Button>}
        >
          Where would you like to stand in three months? There are ideas to begin from.
        </EmptyState>
      </Card>
    );
  }
  return problem === undefined ? <Waiting /> : <Failed problem={problem} onRetry={onRetry} />;
}

type KeptProps = Omit<GoalsViewProps, 'goals' | 'problem' | 'onRetry' | 'onNew'> & { readonly goals: readonly Goal[] };

/** Completed goals of the board; the list has them all. */
const MOST_ON_BOARD = 12;

function Kept({ goals, look, onLookChange, today, actionsOf, onMove }: KeptProps) {
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const archived = goals.filter(({ state }) => state === 'archived').length;
  const toList = (label: string) => (
    <Button tone="ghost" size="small" onClick={() => onLookChange('list')}>
      {label}
    </Button>
  );
  return (
    <Stack gap="4">
      <Inline justify="between">
        <SegmentedControl
          label="View"
          hideLabel
          segments={[
            { value: 'board', label: 'Board', icon: <LayoutGrid size="1em" /> },
            { value: 'list', label: 'List', icon: <ListIcon size="1em" /> },
          ]}
          value={look}
          onValueChange={(value) => onLookChange(value === 'list' ? 'list' : 'board')}
        />
        {look === 'board' && archived > 0 && toList(`${archived} in the archive`)}
      </Inline>
      {look === 'list' ? (
        <GoalList goals={goals} today={today} actionsOf={actionsOf} />
      ) : (
        <GoalBoard
          goals={inOrder(goals).map((goal) => cardOf(goal, today))}
          actionsOf={({ id }) => actionsOf(theOne(byId, id))}
          hrefOf={goalHref}
          onMove={(id, to) => onMove(theOne(byId, id), to)}
          limit={MOST_ON_BOARD}
          more={(_, count) => toList(`All ${countOf(count, 'goal')}`)}
        />
      )}
    </Stack>
  );
}

/** The board has been given no other goals than these. */
function theOne(goals: ReadonlyMap<string, Goal>, id: string): Goal {
  const goal = goals.get(id);
  if (!goal) throw new Error('a goal that the board was not given');
  return goal;
}

function Waiting() {
  const tile = (
    <Card>
      <Inline wrap={false} align="start" gap="3">
        <Skeleton shape="circle" />
        <Skeleton lines={3} />
      </Inline>
    </Card>
  );
  return (
    <LoadingRegion label="Loading your goals">
      <Grid columns="large">
        {tile}
        {tile}
        {tile}
      </Grid>
    </LoadingRegion>
  );
}

function Failed({ problem, onRetry }: { readonly problem: string; readonly onRetry: () => void }) {
  return (
    <Card>
      <EmptyState
        title="Your goals could not be loaded"
        illustration={<Vignette scene="signal-lost" />}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {problem}
      </EmptyState>
    </Card>
  );
}
