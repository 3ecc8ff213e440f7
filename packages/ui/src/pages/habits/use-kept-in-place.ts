import type { DateText, Habit } from '@everstep/domain';
import { useRef } from 'react';
import type { HabitGroup } from './habit-row.ts';

/**
 * The group in which a habit is shown: what was due when it was first seen stays in its place while the page is open. A row that
 * went away under the finger would bring the next one there, and take the focus of a keyboard with it.
 */
export function useKeptInPlace(habits: readonly Habit[], today: DateText): (habit: Habit) => HabitGroup {
  const seen = useRef({ today, due: new Set<string>() });
  if (seen.current.today !== today) seen.current = { today, due: new Set() };
  for (const { id, today: standing } of habits) if (standing.group === 'due') seen.current.due.add(id);
  const { due } = seen.current;
  return ({ id, today: { group } }) => (group === 'done' && due.has(id) ? 'due' : group);
}
