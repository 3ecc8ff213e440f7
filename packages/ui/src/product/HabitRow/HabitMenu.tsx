import { Archive, ArchiveRestore, Ellipsis, Leaf, NotebookPen, Pause, Pencil, Play, Sprout, Trash2, Undo2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../components/Menu/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { HabitActions, SkipReason } from './HabitRow.tsx';
import type { HabitRowHabit } from './habit.ts';
import { habitRowTexts } from './texts.ts';

const skipReasons = [
  ['rest', 'skipRest'],
  ['sick', 'skipSick'],
  ['travel', 'skipTravel'],
] as const satisfies readonly (readonly [SkipReason, string])[];

interface TodayItemsProps {
  readonly habit: HabitRowHabit;
  readonly actions: HabitActions;
  readonly onNote: () => void;
}

function TodayItems({ habit, actions, onNote }: TodayItemsProps) {
  const texts = useTexts('HabitRow', habitRowTexts);
  const open = habit.today === 'open';
  const undoable = habit.today === 'done' || habit.today === 'skipped' || habit.measure?.value != null || (habit.times?.done ?? 0) > 0;
  return (
    <>
      <MenuLabel>{texts.today}</MenuLabel>
      {habit.today === 'later' && !habit.measure && (
        <MenuItem icon={<Sprout />} onSelect={() => actions.onTick()}>
          {texts.doneAllTheSame}
        </MenuItem>
      )}
      {undoable && (
        <MenuItem icon={<NotebookPen />} onSelect={onNote}>
          {habit.note ? texts.changeNote : texts.addNote}
        </MenuItem>
      )}
      {open &&
        skipReasons.map(([reason, label]) => (
          <MenuItem key={reason} icon={<Leaf />} onSelect={() => actions.onSkip(reason)}>
            {texts[label]}
          </MenuItem>
        ))}
      {undoable && (
        <MenuItem icon={<Undo2 />} onSelect={actions.onUndo}>
          {texts.undo}
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  );
}

/** All that is done with a habit less often than every day. */
export function HabitMenu({ habit, actions, onNote }: TodayItemsProps) {
  const texts = useTexts('HabitRow', habitRowTexts);
  const { status } = habit;
  return (
    <Menu align="end" trigger={<IconButton label={texts.more(habit.name)} icon={<Ellipsis />} />}>
      {status === 'active' && !habit.ended && !(habit.today === 'later' && habit.measure) && (
        <TodayItems habit={habit} actions={actions} onNote={onNote} />
      )}
      {status !== 'archived' && (
        <MenuItem icon={<Pencil />} onSelect={actions.onEdit}>
          {texts.edit}
        </MenuItem>
      )}
      {status === 'active' && (
        <MenuItem icon={<Pause />} onSelect={actions.onPause}>
          {texts.pause}
        </MenuItem>
      )}
      {status === 'paused' && (
        <MenuItem icon={<Play />} onSelect={actions.onResume}>
          {texts.resume}
        </MenuItem>
      )}
      {status === 'archived' ? (
        <MenuItem icon={<ArchiveRestore />} onSelect={actions.onRestore}>
          {texts.restore}
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive />} onSelect={actions.onArchive}>
          {texts.archive}
        </MenuItem>
      )}
      {actions.onDelete && (
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={actions.onDelete}>
          {texts.delete}
        </MenuItem>
      )}
    </Menu>
  );
}
