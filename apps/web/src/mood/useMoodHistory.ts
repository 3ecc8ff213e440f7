import { api } from '@everstep/domain';
import { usePages } from '../api/usePages.ts';

const PAGE = 30;

/** Every logged mood, newest first, a page at a time. */
export function useMoodHistory() {
  const { pages, ...list } = usePages(api.mood.list, (from) => ({ query: { limit: PAGE, ...from } }));
  return { moods: pages?.flatMap(({ moods }) => moods), ...list };
}
