import type { DateText, Goal, GoalState } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { columnWords } from '../../product/GoalBoard/index.ts';
import { type GoalActions, GoalCard } from '../../product/GoalCard/index.ts';
import { cardOf, goalHref } from './goal-words.ts';
import { inOrder } from './goals-order.ts';

export interface GoalListProps {
  readonly goals: readonly Goal[];
  readonly today: DateText;
  readonly actionsOf: (goal: Goal) => GoalActions;
}

const headings = { ...columnWords, archived: 'Archive' } as const satisfies Readonly<Record<GoalState, string>>;
/** Every state has its heading. */
const states = Object.keys(headings) as readonly GoalState[];

/** Every goal in a row of its own, the archive included. */
export function GoalList({ goals, today, actionsOf }: GoalListProps) {
  return (
    <Stack gap="4">
      {states.map((state) => {
        const own = inOrder(goals.filter((goal) => goal.state === state));
        return (
          own.length > 0 && (
            <Card key={state} heading={headings[state]} aside={String(own.length)}>
              <Stack gap="0">
                {own.map((goal) => (
                  <GoalCard key={goal.id} look="row" goal={cardOf(goal, today)} actions={actionsOf(goal)} href={goalHref(goal)} />
                ))}
              </Stack>
            </Card>
          )
        );
      })}
    </Stack>
  );
}
