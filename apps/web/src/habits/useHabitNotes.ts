import { api } from '@everstep/domain';
import { usePages } from '../api/usePages.ts';

const PAGE = 20;

/** What a member wrote about the days of a habit, newest first, a page at a time. */
export function useHabitNotes(id: string) {
  const { pages, ...list } = usePages(api.habits.notes, (from) => ({ params: { id }, query: { limit: PAGE, ...from } }));
  return { notes: pages?.flatMap(({ notes }) => notes), ...list };
}
