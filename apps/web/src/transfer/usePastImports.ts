import { api, type Transfer } from '@everstep/domain';
import { usePages } from '../api/usePages.ts';

const PAGE = 20;

/** What the member has taken in, newest first, a page at a time: what the first page says, with the imports of all pages. */
export function usePastImports() {
  const { pages, ...list } = usePages(api.transfer.read, (from) => ({ query: { limit: PAGE, ...from } }), { keepPreviousData: true });
  const [first] = pages ?? [];
  const transfer: Transfer | undefined = first && { ...first, imports: pages?.flatMap(({ imports }) => imports) ?? [] };
  return { transfer, ...list };
}
