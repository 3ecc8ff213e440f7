import { api, NOTIFICATIONS_PAGE, UNREAD_REFRESH_MS, VISIBILITY_RESET_MS } from '@everstep/domain';
import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { queryKey } from '../api/useQuery.ts';
import { deviceStorage } from '../device/device-storage.ts';
import { useWindowEvent } from '../layout/useWindowEvent.ts';
import { log } from '../log/log.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { draftKey } from '../session/storage.ts';
import { hasUnsentReplies, hasWaitingMarks } from './waiting-key.ts';

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

/** The number on the bell: counted anew every five minutes, when something arrives, and once the tab is in sight or the server in reach again. */
export function useUnread(): number {
  const { session, call } = useSession();
  const memberId = useMemberId();
  const countAndSend = async () => {
    const count = await countUnread(call);
    // The server can be reached: what was done without it can be sent. Not as the cache's `onSuccess`, which an answer that is overtaken has none of.
    void sendAll(call, memberId).then((isChanged) => (isChanged ? mutate() : undefined));
    return count;
  };
  const { data, mutate } = useSWR(keyOf(session.token()), countAndSend, {
    refreshInterval: UNREAD_REFRESH_MS,
    dedupingInterval: UNREAD_REFRESH_MS / 2,
  });
  useWindowEvent('newAdminMessage', () => void mutate());
  useWindowEvent('notification-arrived', ({ arrived }) => {
    // A broadcast that is told of is counted anew a little later. What is counted at the moment may lack it, and is left out.
    const more = arrived.filter(({ arrival }) => arrival).length;
    if (more > 0 && data !== undefined) void mutate((count = 0) => count + more, { revalidate: false });
  });
  useWindowEvent('server-reached', () => void mutate());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => void mutate(), VISIBILITY_RESET_MS);
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('visibilitychange', onChange, { signal });
    window.addEventListener('online', () => void mutate(), { signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [mutate]);
  useEffect(() => {
    if (data) deviceStorage.setItem(lastKey(memberId), String(data));
    else if (data === 0) deviceStorage.removeItem(lastKey(memberId));
  }, [data, memberId]);
  // Until the server answers, and where it does not, what was counted last.
  return data ?? Number(deviceStorage.getItem(lastKey(memberId)) ?? 0);
}

const lastKey = (memberId: string) => draftKey(`notifications-unread:${memberId}`);

/**
 * Sends what was read, deleted and written without the server. Few have anything waiting: the code comes to those who do.
 * @returns whether the number may be another one by now
 */
async function sendAll(call: Call, memberId: string): Promise<boolean> {
  try {
    if (hasUnsentReplies(memberId)) await (await import('./send-replies.ts')).sendReplies(call, memberId);
    if (!hasWaitingMarks(memberId)) return false;
    return (await (await import('./send-waiting.ts')).sendWaiting(call, memberId)) > 0;
  } catch (error) {
    log.warn('What was done offline waits.', error);
    return false;
  }
}

/** Puts a number on the bell that is known without asking. */
export function useSetUnread(): (unread: number) => void {
  const { mutate } = useSWRConfig();
  const { session } = useSession();
  return useCallback((unread) => void mutate(keyOf(session.token()), unread, { revalidate: false }), [mutate, session]);
}
