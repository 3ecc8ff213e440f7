import { adminFailures, api, METRICS_REFRESH_MS, ONLINE_USERS_REFRESH_MS } from '@everstep/domain';
import { AdminOverviewView } from '@everstep/ui/pages';
import { useQuery } from '../api/useQuery.ts';
import { useNow } from '../layout/useNow.ts';
import { adminSentence } from './admin-sentence.ts';

/** How the product is used, how the server does and who is here, asked for again and again while the page is open. */
export function AdminOverview() {
  const now = useNow();
  const metrics = useQuery(api.admin.metrics, {}, { pollEvery: METRICS_REFRESH_MS });
  const status = useQuery(api.monitoring.status, {}, { pollEvery: METRICS_REFRESH_MS });
  const online = useQuery(api.admin.onlineUsers, {}, { pollEvery: ONLINE_USERS_REFRESH_MS });
  return (
    <AdminOverviewView
      metrics={metrics.data}
      metricsProblem={metrics.error && adminSentence(metrics.error, adminFailures.metrics)}
      onMetricsRetry={() => void metrics.mutate()}
      status={status.data}
      statusProblem={status.error && adminSentence(status.error, adminFailures.metrics)}
      onStatusRetry={() => void status.mutate()}
      online={online.data}
      onlineProblem={online.error && adminSentence(online.error, adminFailures.onlineUsers)}
      onOnlineRetry={() => void online.mutate()}
      now={now}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}
