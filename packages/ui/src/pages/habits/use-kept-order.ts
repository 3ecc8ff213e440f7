import type { DateText, Habit } from '@everstep/domain';
import { useRef } from 'react';

/**
 * Habits in the order in which they were first seen, while the page is open. A list that puts what is done last would bring another
 * row under the finger that is about to tap the next one.
 */
export function useKeptOrder(habits: readonly Habit[], today: DateText): readonly Habit[] {
  const seen = useRef({ today, places: new Map<string, number>() });
  if (seen.current.today !== today) seen.current = { today, places: new Map() };
  const { places } = seen.current;
  for (const { id } of habits) if (!places.has(id)) places.set(id, places.size);
  return habits.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}
