import { api } from '@everstep/domain';
import { AdminAuditView } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { usePages } from '../api/usePages.ts';

/** What administrators did. */
export function AdminAudit() {
  const { pages, error, retry, more, loading, loadMore } = usePages(api.admin.audit, (from) => ({ query: from }));
  return (
    <AdminAuditView
      entries={pages?.flatMap((page) => page.entries)}
      problem={error && !pages ? sentenceOf(error) : undefined}
      onRetry={() => void retry()}
      more={more}
      moreLoading={loading}
      onMore={loadMore}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}
