import { GoalView } from '@everstep/ui/pages';
import { useNavigate, useParams } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useToday } from '../layout/useToday.ts';
import { GoalDialogs } from './GoalDialogs.tsx';
import { useGoalEvents } from './useGoalEvents.ts';
import { useGoals } from './useGoals.ts';

/** One goal: what to do next, what carries it, how far it is. */
export function GoalPage() {
  const { goalId } = useParams();
  const navigate = useNavigate();
  const today = useToday();
  const { goals, error, retry } = useGoals();
  const { shown, actionsOf, onConfidence } = useGoalEvents(today, { onRemoved: () => void navigate('/goals', { replace: true }) });
  const known = goals?.find(({ id }) => id === goalId);
  const goal = known && shown(known);
  usePageTitle(goal?.title ?? 'Goal');
  const missing = goals !== undefined && !goal;
  return (
    <>
      <GoalView
        goal={goal}
        actionsOf={actionsOf}
        onConfidence={onConfidence}
        problem={missing ? 'We could not find that.' : error && !goals ? sentenceOf(error) : undefined}
        missing={missing}
        onRetry={retry}
        today={today}
      />
      {known && <GoalDialogs goals={[known]} today={today} />}
    </>
  );
}
