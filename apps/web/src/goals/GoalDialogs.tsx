import type { DateText, Goal } from '@everstep/domain';
import { type Layer, useLayers } from '../layout/useLayers.ts';
import { ArchiveGoal, CompleteGoal } from './CloseGoal.tsx';
import { EditGoal, NewGoal } from './GoalForm.tsx';

export const NEW_GOAL = 'goal:new';

/** The layer in which something of one goal is open. */
export const goalLayer = (what: 'edit' | 'complete' | 'archive', id: string): Layer => `goal:${what}:${id}`;

interface GoalDialogsProps {
  readonly goals: readonly Goal[];
  /** The member's date. */
  readonly today: DateText;
}

/** What lies over a page of goals; Back takes it away. */
export function GoalDialogs({ goals, today }: GoalDialogsProps) {
  const { open, hide } = useLayers();
  const opened = (what: Parameters<typeof goalLayer>[0]) => {
    const goal = goals.find(({ id }) => open.includes(goalLayer(what, id)));
    return goal && { goal, today, onClose: () => hide(goalLayer(what, goal.id)) };
  };
  const [edit, complete, archive] = [opened('edit'), opened('complete'), opened('archive')];
  return (
    <>
      {open.includes(NEW_GOAL) && <NewGoal today={today} onClose={() => hide(NEW_GOAL)} />}
      {edit && <EditGoal key={edit.goal.id} {...edit} />}
      {complete && <CompleteGoal key={complete.goal.id} {...complete} />}
      {archive && <ArchiveGoal key={archive.goal.id} {...archive} />}
    </>
  );
}
