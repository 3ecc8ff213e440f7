import type { DateText, Habit } from '@everstep/domain';
import { memo } from 'react';
import { HabitRow } from '../../product/HabitRow/index.ts';
import type { HabitEvents } from './habit-events.ts';
import { habitRowOf } from './habit-row.ts';

export interface HabitItemProps {
  readonly habit: Habit;
  /** The member's date. */
  readonly today: DateText;
  readonly events: HabitEvents;
  /** Leads to the habit's own page. @default true */
  readonly linked?: boolean;
  /** @default false */
  readonly compact?: boolean;
}

/** One habit with all that can be done with it. Drawn anew only when the habit changes: there may be two hundred. */
export const HabitItem = memo(function HabitItem({ habit, today, events, linked = true, compact = false }: HabitItemProps) {
  return (
    <HabitRow
      habit={habitRowOf(habit, today)}
      compact={compact}
      {...(linked ? { href: `/habits/${habit.id}` } : {})}
      actions={{
        onTick: (value) => events.onTick(habit, value),
        onUndo: () => events.onUndo(habit),
        onSkip: (reason) => events.onSkip(habit, reason),
        onNote: (note) => events.onNote(habit, note),
        onEdit: () => events.onEdit(habit),
        onPause: () => events.onPause(habit),
        onResume: () => events.onResume(habit),
        onArchive: () => events.onArchive(habit),
        onRestore: () => events.onRestore(habit),
        onDelete: () => events.onDelete(habit),
        ...(habit.kind === 'timer' ? { onTimer: () => events.onTimer(habit) } : {}),
      }}
    />
  );
});
