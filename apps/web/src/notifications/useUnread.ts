import { api, NOTIFICATIONS_PAGE, UNREAD_REFRESH_MS, VISIBILITY_RESET_MS } from '@everstep/domain';
import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { queryKey } from '../api/useQuery.ts';
import { useWindowEvent } from '../layout/useWindowEvent.ts';
import { log } from '../log/log.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { hasWaitingMarks } from './waiting-key.ts';

/** Without the tags of other queries: events and acts say when it is counted anew, so that none of them counts twice. */
const keyOf = (token: string | null) => queryKey({ ...api.notifications.unreadCount, tags: [] }, {}, token);

/** How many are unread; where that cannot be asked for, the list is, which tells as well. */
async function countUnread(call: Call): Promise<number> {
  try {
    return (await call(api.notifications.unreadCount, {})).count;
  } catch (error) {
    if (error instanceof ApiError && ['unauthorized', 'offline'].includes(error.kind)) throw error;
    return (await call(api.notifications.list, { query: NOTIFICATIONS_PAGE })).stats.unreadCount;
  }
}

/** The number on the bell: counted anew every five minutes, when something arrives, and once the tab has come back into sight. */
export function useUnread(): number {
  const { session, call } = useSession();
  const memberId = useMemberId();
  const { data, mutate } = useSWR(keyOf(session.token()), () => countUnread(call), {
    refreshInterval: UNREAD_REFRESH_MS,
    dedupingInterval: UNREAD_REFRESH_MS / 2,
    // The server can be reached: what was done without it can be sent.
    onSuccess: () => {
      if (hasWaitingMarks(memberId)) void sendMarks(call, memberId).then((sent) => (sent ? mutate() : undefined));
    },
  });
  useWindowEvent('newAdminMessage', () => void mutate());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => void mutate(), VISIBILITY_RESET_MS);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [mutate]);
  return data ?? 0;
}

/** Few have anything waiting: the code comes to those who do. */
async function sendMarks(call: Call, memberId: string): Promise<boolean> {
  try {
    const { sendWaiting } = await import('./send-waiting.ts');
    return (await sendWaiting(call, memberId)) > 0;
  } catch (error) {
    log.warn('What was read without a connection could not be sent yet.', error);
    return false;
  }
}

/** Puts a number on the bell that is known without asking. */
export function useSetUnread(): (unread: number) => void {
  const { mutate } = useSWRConfig();
  const { session } = useSession();
  return useCallback((unread) => void mutate(keyOf(session.token()), unread, { revalidate: false }), [mutate, session]);
}
