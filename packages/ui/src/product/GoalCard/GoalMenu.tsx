import { CircleCheckBig, Ellipsis, Pause, Pencil, Play, RotateCcw, Wind } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../../components/Menu/index.ts';
import type { GoalActions } from './GoalCard.tsx';
import type { GoalCardGoal } from './goal.ts';

/** What can become of a goal, by the state it is in. */
export function GoalMenu({ goal, actions }: { readonly goal: GoalCardGoal; readonly actions: GoalActions }) {
  const open = goal.state === 'active' || goal.state === 'paused';
  return (
    <Menu align="end" trigger={<IconButton label={`More for ${goal.title}`} icon={<Ellipsis />} size="small" />}>
      <MenuItem icon={<Pencil />} onSelect={actions.onEdit}>
        Edit goal
      </MenuItem>
      <MenuSeparator />
      {goal.state === 'active' && (
        <MenuItem icon={<Pause />} onSelect={actions.onPause}>
          Pause
        </MenuItem>
      )}
      {goal.state === 'paused' && (
        <MenuItem icon={<Play />} onSelect={actions.onResume}>
          Resume
        </MenuItem>
      )}
      {open && (
        <MenuItem icon={<CircleCheckBig />} onSelect={actions.onComplete}>
          Mark as done
        </MenuItem>
      )}
      {open ? (
        <MenuItem icon={<Wind />} description="It stays in the archive, with what you learned." onSelect={actions.onLetGo}>
          Let go
        </MenuItem>
      ) : (
        <MenuItem icon={<RotateCcw />} onSelect={actions.onReopen}>
          Take up again
        </MenuItem>
      )}
    </Menu>
  );
}
