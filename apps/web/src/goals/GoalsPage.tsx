import { GoalsView } from '@everstep/ui/pages';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useLayers } from '../layout/useLayers.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useToday } from '../layout/useToday.ts';
import { GoalDialogs, NEW_GOAL } from './GoalDialogs.tsx';
import { useGoalEvents } from './useGoalEvents.ts';
import { useGoals } from './useGoals.ts';

const LOOK = 'view';

/** Every goal, as a board or as a list; which of both stands in the address. */
export function GoalsPage() {
  usePageTitle('Goals');
  const today = useToday();
  const { show } = useLayers();
  const [params, setParams] = useSearchParams();
  const { goals, error, retry } = useGoals();
  const { shown, actionsOf, onMove } = useGoalEvents(today);
  return (
    <>
      <GoalsView
        goals={goals?.map(shown)}
        problem={error && !goals ? sentenceOf(error) : undefined}
        onRetry={retry}
        look={params.get(LOOK) === 'list' ? 'list' : 'board'}
        onLookChange={(look) => setParams(look === 'list' ? { [LOOK]: look } : {}, { replace: true, preventScrollReset: true })}
        today={today}
        actionsOf={actionsOf}
        onMove={onMove}
        onNew={() => show(NEW_GOAL)}
      />
      <GoalDialogs goals={goals ?? []} today={today} />
    </>
  );
}
