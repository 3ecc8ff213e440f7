import { Archive, ArchiveRestore, Ellipsis, Leaf, NotebookPen, Pause, Pencil, Play, Undo2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../components/Menu/index.ts';
import type { HabitActions, SkipReason } from './HabitRow.tsx';
import type { HabitRowHabit } from './habit.ts';

const skipReasons: readonly (readonly [reason: SkipReason, label: string])[] = [
  ['rest', 'Skip: rest day'],
  ['sick', 'Skip: not well'],
  ['travel', 'Skip: on the road'],
];

interface TodayItemsProps {
  readonly habit: HabitRowHabit;
  readonly actions: HabitActions;
  readonly onNote: () => void;
}

function TodayItems({ habit, actions, onNote }: TodayItemsProps) {
  const open = habit.today === 'open';
  const undoable = habit.today === 'done' || habit.today === 'skipped' || habit.measure?.value != null;
  return (
    <>
      <MenuLabel>Today</MenuLabel>
      <MenuItem icon={<NotebookPen />} onSelect={onNote}>
        {habit.note ? 'Change the note' : 'Add a note'}
      </MenuItem>
      {open &&
        skipReasons.map(([reason, label]) => (
          <MenuItem key={reason} icon={<Leaf />} onSelect={() => actions.onSkip(reason)}>
            {label}
          </MenuItem>
        ))}
      {undoable && (
        <MenuItem icon={<Undo2 />} onSelect={actions.onUndo}>
          Undo today
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  );
}

/** All that is done with a habit less often than every day. */
export function HabitMenu({ habit, actions, onNote }: TodayItemsProps) {
  const { status } = habit;
  return (
    <Menu align="end" trigger={<IconButton label={`More for ${habit.name}`} icon={<Ellipsis />} />}>
      {status === 'active' && habit.today !== 'later' && <TodayItems habit={habit} actions={actions} onNote={onNote} />}
      {status !== 'archived' && (
        <MenuItem icon={<Pencil />} onSelect={actions.onEdit}>
          Edit habit
        </MenuItem>
      )}
      {status === 'active' && (
        <MenuItem icon={<Pause />} onSelect={actions.onPause}>
          Pause
        </MenuItem>
      )}
      {status === 'paused' && (
        <MenuItem icon={<Play />} onSelect={actions.onResume}>
          Resume
        </MenuItem>
      )}
      {status === 'archived' ? (
        <MenuItem icon={<ArchiveRestore />} onSelect={actions.onRestore}>
          Bring back
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive />} onSelect={actions.onArchive}>
          Archive
        </MenuItem>
      )}
    </Menu>
  );
}
