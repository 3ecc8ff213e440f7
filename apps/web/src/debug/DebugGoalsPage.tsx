import { DebugGoalsView } from '@everstep/ui/pages';
import { useEffect, useEffectEvent } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useGoals } from '../goals/useGoals.ts';
import { DebugDoor } from './DebugDoor.tsx';

/** The member's goals, field by field. */
export function DebugGoalsPage() {
  return (
    <DebugDoor title="Goals as stored">
      <Goals />
    </DebugDoor>
  );
}

function Goals() {
  const { goals, error, retry } = useGoals();
  const askAnew = useEffectEvent(retry);
  // What another page has cached may be minutes old.
  useEffect(() => askAnew(), []);
  return <DebugGoalsView goals={goals} problem={error && sentenceOf(error)} onRefresh={retry} />;
}
