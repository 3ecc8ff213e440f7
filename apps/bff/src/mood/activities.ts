import type { DateText } from '@everstep/domain';
import { wordsOf } from './present.ts';

/** What was said to have been done on each day with a mood. */
export function saidOn(
  moods: readonly { readonly localDate: DateText; readonly activities: string }[],
): ReadonlyMap<DateText, ReadonlySet<string>> {
  const days = new Map<DateText, Set<string>>();
  for (const { localDate, activities } of moods) {
    const said = days.get(localDate) ?? new Set();
    for (const word of wordsOf(activities)) said.add(word);
    days.set(localDate, said);
  }
  return days;
}
