import { isGoalOpen } from '@everstep/domain';
import { Archive, ArchiveRestore, CircleCheckBig, Ellipsis, Pause, Pencil, Play, RotateCcw, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../../components/Menu/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { GoalActions } from './GoalCard.tsx';
import type { GoalCardGoal } from './goal.ts';
import { goalCardTexts } from './texts.ts';

interface GoalMenuProps {
  /** Names the menu, and says what can become of it. */
  readonly goal: Pick<GoalCardGoal, 'title' | 'state'>;
  /** What can be done with it. */
  readonly actions: GoalActions;
}

/** What can become of a goal, by the state it is in. */
export function GoalMenu({ goal, actions }: GoalMenuProps) {
  const texts = useTexts('GoalCard', goalCardTexts);
  const { state } = goal;
  return (
    <Menu align="end" trigger={<IconButton label={texts.more(goal.title)} icon={<Ellipsis />} size="small" />}>
      <MenuItem icon={<Pencil />} onSelect={actions.onEdit}>
        {texts.edit}
      </MenuItem>
      <MenuSeparator />
      {state === 'active' && (
        <MenuItem icon={<Pause />} description={texts.pauseHint} onSelect={actions.onPause}>
          {texts.pause}
        </MenuItem>
      )}
      {state === 'paused' && (
        <MenuItem icon={<Play />} onSelect={actions.onResume}>
          {texts.resume}
        </MenuItem>
      )}
      {isGoalOpen(state) && (
        <MenuItem icon={<CircleCheckBig />} onSelect={actions.onComplete}>
          {texts.complete}
        </MenuItem>
      )}
      {state === 'completed' && (
        <MenuItem icon={<RotateCcw />} onSelect={actions.onReopen}>
          {texts.reopen}
        </MenuItem>
      )}
      {state === 'archived' ? (
        <MenuItem icon={<ArchiveRestore />} onSelect={actions.onUnarchive}>
          {texts.unarchive}
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive />} description={isGoalOpen(state) ? texts.archiveHint : undefined} onSelect={actions.onArchive}>
          {texts.archive}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={actions.onDelete}>
        {texts.delete}
      </MenuItem>
    </Menu>
  );
}
