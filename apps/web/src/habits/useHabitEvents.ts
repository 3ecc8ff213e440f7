import type { Habit } from '@everstep/domain';
import type { HabitEvents } from '@everstep/ui/pages';
import { useMemo, useRef } from 'react';
import { type Layer, useLayers } from '../layout/useLayers.ts';
import { useHabitActs } from './useHabitActs.ts';
import { type HabitDays, useHabitDays } from './useHabitDays.ts';

/** The layer in which something of one habit is open. */
export const habitLayer = (what: 'edit' | 'pause' | 'timer' | 'day', id: string): Layer => `habit:${what}:${id}`;

export interface HabitEventsWith extends Pick<HabitDays, 'shown' | 'help'> {
  readonly events: HabitEvents;
}

/** All that can be done with a habit, the same functions as long as the page stands: a list of two hundred is drawn once. */
export function useHabitEvents({ onRemoved }: { readonly onRemoved?: () => void } = {}): HabitEventsWith {
  const days = useHabitDays();
  const acts = useHabitActs();
  const { show } = useLayers();
  const newest = useRef({ show, onRemoved });
  newest.current = { show, onRemoved };
  const { tick, undo, skip, note, shown, help } = days;
  const events = useMemo<HabitEvents>(() => {
    const open = (what: Parameters<typeof habitLayer>[0]) => (habit: Habit) => newest.current.show(habitLayer(what, habit.id));
    return {
      onTick: tick,
      onUndo: undo,
      onSkip: skip,
      onNote: note,
      onTimer: open('timer'),
      onEdit: open('edit'),
      onPause: open('pause'),
      onResume: acts.resume,
      onArchive: (habit) => {
        acts.archive(habit);
        newest.current.onRemoved?.();
      },
      onRestore: acts.unarchive,
      onDelete: (habit) => {
        acts.remove(habit);
        newest.current.onRemoved?.();
      },
    };
  }, [tick, undo, skip, note, acts]);
  return { events, shown, help };
}
