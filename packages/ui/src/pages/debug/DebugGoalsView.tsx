import type { Goal } from '@everstep/domain';
import { Accordion } from '../../components/Accordion/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { countOf } from '../../product/format.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { DebugFrame } from './DebugFrame.tsx';
import { Facts } from './Facts.tsx';

export interface DebugGoalsViewProps {
  /** As the server tells them; undefined while they are on their way or could not be loaded. */
  readonly goals: readonly Goal[] | undefined;
  readonly problem?: string | undefined;
  readonly onRefresh: () => void;
  readonly refreshing?: boolean | undefined;
}

/** A field as it is stored: text without marks, all else as JSON. */
const stored = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

/** The member's goals, field by field. */
export function DebugGoalsView({ goals, problem, onRefresh, refreshing = false }: DebugGoalsViewProps) {
  return (
    <DebugFrame
      current="/debug/goals"
      title="Goals as stored"
      line="Every field of your goals, as the server tells it. Nobody but you sees them."
      actions={
        <Button tone="outline" loading={refreshing} onClick={onRefresh}>
          Ask again
        </Button>
      }
    >
      <Card heading="Goals" aside={goals && countOf(goals.length, 'goal')}>
        {problem && <RetryBanner problem={problem} onRetry={onRefresh} />}
        {!goals && !problem && (
          <LoadingRegion label="Loading your goals">
            <Skeleton lines={4} />
          </LoadingRegion>
        )}
        {goals?.length === 0 && (
          <EmptyState title="No goals yet" headingLevel={3} action={<LinkButton href="/goals">To the goals</LinkButton>}>
            What you set yourself stands here field by field.
          </EmptyState>
        )}
        {goals && goals.length > 0 && (
          <Accordion
            items={goals.map((goal) => ({
              id: goal.id,
              title: goal.title,
              content: (
                <Facts
                  label={`Fields of “${goal.title}”`}
                  facts={Object.entries(goal).map(([label, value]) => ({ label, value: stored(value) }))}
                />
              ),
            }))}
          />
        )}
      </Card>
    </DebugFrame>
  );
}
