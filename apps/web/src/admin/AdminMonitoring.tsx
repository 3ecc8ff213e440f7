import { type AdminUser, api, METRICS_REFRESH_MS } from '@everstep/domain';
import { AdminMonitoringView } from '@everstep/ui/pages';
import { useEffect, useState } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { useLayers } from '../layout/useLayers.ts';
import { log } from '../log/log.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { GoingOutNow } from './GoingOutNow.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { useChangeStatus } from './useUserActs.ts';

/** Who is new, what went wrong and what happened. What cannot be fetched is only logged; what is done here says itself why it failed. */
export function AdminMonitoring() {
  const ownId = useMemberId();
  const { show } = useLayers();
  const [readAt, setReadAt] = useState<Date>();
  const { data, error, isValidating, mutate } = useQuery(
    api.monitoring.overview,
    {},
    { pollEvery: METRICS_REFRESH_MS, onSuccess: () => setReadAt(new Date()) },
  );
  useEffect(() => {
    if (error) log.error('The monitoring view could not be fetched', error);
  }, [error]);
  const ask = (what: string) => (user: AdminUser) => show(`admin:${what}:${user.id}`);
  const changeStatus = useChangeStatus((question, user) => ask(question)(user));
  return (
    <>
      <AdminMonitoringView
        monitoring={data}
        readAt={readAt}
        reading={isValidating}
        onRefresh={() => void mutate()}
        ownId={ownId}
        onWrite={ask('write')}
        onRename={ask('rename')}
        onRole={(user) => ask(user.role === 'admin' ? 'demote' : 'promote')(user)}
        onStatus={changeStatus}
        onDelete={ask('delete')}
        onPasswordLink={ask('password-link')}
        goingOut={<GoingOutNow />}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      />
      <UserDialogs users={data?.users ?? []} />
    </>
  );
}
