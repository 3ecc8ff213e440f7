import { adminFailures, api } from '@everstep/domain';
import { AdminLogsView } from '@everstep/ui/pages';
import { usePages } from '../api/usePages.ts';
import { AdminServerLogs } from './AdminServerLogs.tsx';
import { adminSentence } from './admin-sentence.ts';

/** What went wrong lately, and who signed in and out. */
export function AdminLogs() {
  const { pages, error, retry, more, loading, loadMore } = usePages(api.admin.userLogs, (from) => ({ query: from }));
  return (
    <AdminLogsView
      serverLogs={<AdminServerLogs />}
      logs={pages?.flatMap((page) => page.logs)}
      problem={error && !pages ? adminSentence(error, adminFailures.userLogs) : undefined}
      onRetry={() => void retry()}
      more={more}
      moreLoading={loading}
      onMore={loadMore}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}
