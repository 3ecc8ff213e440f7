import { adminFailures, api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { AdminServerLogsView, type LogFilter } from '@everstep/ui/pages';
import { useState } from 'react';
import { usePages } from '../api/usePages.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useAsync } from '../forms/useAsync.ts';
import { useLayers } from '../layout/useLayers.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { adminSentence } from './admin-sentence.ts';
import { useStepUp } from './useStepUp.tsx';

const QUESTION = 'admin:clear-logs';

/** What went wrong on the servers lately. */
export function AdminServerLogs() {
  const [level, setLevel] = useState<LogFilter>('all');
  const call = useCall();
  const dropStale = useDropStale();
  const { open, show, hide } = useLayers();
  const { showToast } = useToast();
  const found = usePages(api.monitoring.recentLogs, (from) => ({ query: { ...(level === 'all' ? {} : { level }), ...from } }));
  const { guard, dialog } = useStepUp();
  const clear = useAsync(async () => {
    await guard(() => call(api.monitoring.clearLogs, {}));
    dropStale(api.monitoring.clearLogs.tags);
    showToast({ id: 'logs', tone: 'success', title: 'The server logs are cleared' });
    hide(QUESTION);
  });
  return (
    <>
      <AdminServerLogsView
        logs={found.pages?.flatMap((page) => page.logs)}
        level={level}
        onLevelChange={setLevel}
        problem={found.error && !found.pages ? adminSentence(found.error, adminFailures.recentLogs) : undefined}
        onRetry={() => void found.retry()}
        more={found.more}
        moreLoading={found.loading}
        onMore={found.loadMore}
        asking={open.includes(QUESTION)}
        onAsk={() => {
          clear.clearError();
          show(QUESTION);
        }}
        onKeep={() => hide(QUESTION)}
        onClear={clear.run}
        clearing={clear.pending}
        clearProblem={clear.error ? adminSentence(clear.error, adminFailures.clearLogs) : undefined}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      />
      {dialog}
    </>
  );
}
