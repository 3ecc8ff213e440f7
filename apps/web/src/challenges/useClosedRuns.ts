import { api } from '@everstep/domain';
import { usePages } from '../api/usePages.ts';

const PAGE = 10;

/** Finished and stopped runs, the newest first, a page at a time. */
export function useClosedRuns() {
  const { pages, ...list } = usePages(api.challenges.closedRuns, (from) => ({ query: { limit: PAGE, ...from } }));
  return { runs: pages?.flatMap(({ runs }) => runs) ?? [], ...list };
}
