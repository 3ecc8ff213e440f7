import { api } from '@everstep/domain';
import type { JournalFilter } from '@everstep/ui/pages';
import { usePages } from '../api/usePages.ts';

const PAGE = 30;

/** The entries that a filter leaves, newest first, a page at a time. */
export function useJournalList({ q, tag, date }: JournalFilter) {
  const filter = { ...(q.trim() ? { q: q.trim() } : {}), ...(tag ? { tag } : {}), ...(date ? { from: date, to: date } : {}) };
  const { pages, ...list } = usePages(api.journal.list, (from) => ({ query: { limit: PAGE, ...filter, ...from } }), {
    keepPreviousData: true,
  });
  return { entries: pages?.flatMap(({ entries }) => entries), ...list };
}
