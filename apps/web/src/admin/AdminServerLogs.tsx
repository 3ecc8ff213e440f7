import { adminFailures, api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { AdminServerLogsView, type LogFilter } from '@everstep/ui/pages';
import { useState } from 'react';
import { useAction } from '../api/useAction.ts';
import { usePages } from '../api/usePages.ts';
import { useLayers } from '../layout/useLayers.ts';
import { adminSentence } from './admin-sentence.ts';

const QUESTION = 'admin:clear-logs';

/** What went wrong on the servers lately. */
export function AdminServerLogs() {
  const [level, setLevel] = useState<LogFilter>('all');
  const { open, show, hide } = useLayers();
  const { showToast } = useToast();
  const found = usePages(api.monitoring.recentLogs, (from) => ({ query: { ...(level === 'all' ? {} : { level }), ...from } }));
  const clear = useAction(api.monitoring.clearLogs, {
    onDone: () => {
      showToast({ id: 'logs', tone: 'success', title: 'The server logs are cleared' });
      hide(QUESTION);
    },
  });
  return (
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
      onClear={() => void clear.run({})}
      clearing={clear.pending}
      clearProblem={clear.error ? adminSentence(clear.error, adminFailures.clearLogs) : undefined}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}
