import type { DashboardData } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { ProgressRing } from '../../components/ProgressRing/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { dueWords, goalHref } from '../goals/goal-words.ts';

type Goals = DashboardData['goals'];
type Next = Goals['next'][number];

/** The goals that are nearest to their day, each with what comes next; nothing while none is on the way. */
export function GoalsCard({ goals, today }: { readonly goals: Goals; readonly today: string }) {
  if (goals.next.length === 0) return null;
  return (
    <Card heading="Your goals" aside={`${goals.inProgress} on the way`}>
      <Stack gap="3" align="stretch">
        <List>
          {goals.next.map((goal) => (
            <ListItem
              key={goal.id}
              href={goalHref(goal)}
              start={<ProgressRing label={`Progress of ${goal.title}`} value={goal.progress} />}
              title={goal.title}
              description={lineOf(goal, today)}
            />
          ))}
        </List>
        <Link href="/goals">All goals</Link>
      </Stack>
    </Card>
  );
}

function lineOf({ dueDate, nextMilestone }: Next, today: string): string {
  const due = dueWords({ state: 'active', dueDate, completedAt: null }, today);
  return [nextMilestone && `Next: ${nextMilestone}`, due].filter(Boolean).join(' · ') || 'On the way';
}
