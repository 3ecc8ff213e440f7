import { api } from '@everstep/domain';
import { usePages } from '../api/usePages.ts';

const PAGE = 10;

/** The experiment that runs, and those before it, newest first, a page at a time. */
export function useExperiments() {
  const { pages, error, ...list } = usePages(api.mood.experiments, (from) => ({ query: { limit: PAGE, ...from } }));
  const [first] = pages ?? [];
  return {
    experiments: first && { today: first.today, current: first.current, past: pages?.flatMap(({ past }) => past) ?? [] },
    error: first ? undefined : error,
    ...list,
  };
}
