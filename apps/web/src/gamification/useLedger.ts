import { api } from '@everstep/domain';
import type { LedgerPages } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { usePages } from '../api/usePages.ts';

const PAGE = 20;

/** Booked changes of one kind, newest first, a page at a time; asked for once `shown`. */
export function useLedger(kind: 'acts' | 'coins', shown: boolean): LedgerPages {
  const list = usePages(api.gamification.ledger, (from) => ({ query: { kind, limit: PAGE, ...from } }), { enabled: shown });
  return {
    entries: list.pages?.flatMap(({ entries }) => entries),
    problem: list.error ? sentenceOf(list.error) : undefined,
    onRetry: list.retry,
    more: list.more,
    moreLoading: list.loading,
    onMore: list.loadMore,
  };
}
