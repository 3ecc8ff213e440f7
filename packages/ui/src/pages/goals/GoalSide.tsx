import { confidenceLine, type DateText, type Goal, isGoalOpen, weekConfidence } from '@everstep/domain';
import { Sparkline } from '../../charts/Sparkline/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { ProgressRing } from '../../components/ProgressRing/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { confidenceWord, GoalConfidence, GoalStateChip, milestonesReached, sizeWords } from '../../product/GoalCard/index.ts';
import { dateOf, dayWords, dueWords } from './goal-words.ts';

export interface GoalSideProps {
  readonly goal: Goal;
  readonly today: DateText;
  readonly onConfidence: (confidence: number) => void;
}

/** Weeks that the line of confidence looks back. */
const WEEKS = 12;

/** What a goal's way means: how far, how large, until when, how sure. */
export function GoalSide({ goal, today, onConfidence }: GoalSideProps) {
  const due = dueWords(goal, today);
  return (
    <>
      <Card>
        <Stack gap="3" align="center">
          <ProgressRing
            label={`Progress of ${goal.title}`}
            size="xl"
            value={goal.progress}
            valueText={[`${goal.progress} %`, milestonesReached(goal.milestones)].filter(Boolean).join(', ')}
            tone={goal.completedAt === null ? 'accent' : 'sun'}
          />
          <GoalStateChip state={goal.state} />
          <Stack gap="1" align="center">
            <Text weight="semibold">{due ? capital(due) : sizeWords[goal.size]}</Text>
            <Text size="sm" tone="muted">
              {due ? `${sizeWords[goal.size]}, set on` : 'Set on'} {dayWords(dateOf(goal.createdAt), today)}
            </Text>
          </Stack>
        </Stack>
      </Card>
      {(isGoalOpen(goal.state) || goal.confidence.length > 0) && <Confidence goal={goal} today={today} onConfidence={onConfidence} />}
    </>
  );
}

function Confidence({ goal, today, onConfidence }: GoalSideProps) {
  const line = confidenceLine(goal.confidence, today, WEEKS);
  return (
    <Card>
      <Stack gap="4">
        {isGoalOpen(goal.state) && <GoalConfidence confidence={weekConfidence(goal.confidence, today)} onConfidence={onConfidence} />}
        {goal.confidence.length > 1 && (
          <Inline justify="between">
            <Text size="sm" tone="muted">
              The last {WEEKS} weeks
            </Text>
            <Sparkline title="How sure you were, by week" days={line} min={1} max={5} formatValue={confidenceWord} />
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
