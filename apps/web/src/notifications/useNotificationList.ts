import { type Answer, api, NOTIFICATIONS_PAGE, type Notification, type NotificationType, notificationTypes } from '@everstep/domain';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useServerAway } from '../api/reach.ts';
import { usePages } from '../api/usePages.ts';
import { useDropStale } from '../api/useQuery.ts';
import { log } from '../log/log.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { readCopy, storeCopy } from './list-copy.ts';
import { leaveReceipts } from './read-receipts.ts';
import { sendWaiting } from './send-waiting.ts';
import { useSetUnread } from './useUnread.ts';
import { dropMark, laidOver, type Mark, type Marks, putMarks, readMarks, timeOf, unreadLess, watchMarks } from './waiting-marks.ts';

type Page = Answer<typeof api.notifications.list>;

/** A page after the server has taken over a mark. */
const settled = (page: Page, marks: Marks, less: number): Page => ({
  ...page,
  notifications: [...laidOver(page.notifications, marks)],
  stats: { ...page.stats, unreadCount: Math.max(0, page.stats.unreadCount - less) },
});

/** In its place among the others, newest first. */
const withRestored = (items: readonly Notification[], restored: Notification | undefined): readonly Notification[] =>
  restored === undefined || items.some(({ id }) => id === restored.id)
    ? items
    : [...items, restored].toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));

/** What the list is narrowed to. Nothing chosen means everything. */
export interface NotificationFilter {
  readonly unreadOnly: boolean;
  readonly types: readonly NotificationType[];
}

/** All that the server has, and by itself what is wanted, wherever it stands, while not everything is. */
function usePagesOf({ unreadOnly, types }: NotificationFilter) {
  const isNarrow = unreadOnly || types.length > 0;
  const chosen = { ...(unreadOnly && { unread: 'true' as const }), ...(types.length > 0 && { type: types.toSorted().join(',') }) };
  const all = usePages(api.notifications.list, (from) => ({ query: { ...NOTIFICATIONS_PAGE, ...from } }));
  const narrow = usePages(api.notifications.list, (from) => ({ query: { ...NOTIFICATIONS_PAGE, ...chosen, ...from } }), {
    enabled: isNarrow,
  });
  const shown = isNarrow && narrow.pages ? narrow : all;
  const { more, loadMore, loadingMore } = shown;
  return {
    all,
    shown: shown.pages,
    more,
    loadMore,
    loadingMore,
    searching: isNarrow && narrow.pages === undefined && narrow.loading,
    retry: () => (isNarrow ? Promise.all([all.retry(), narrow.retry()]) : all.retry()),
    patch(change: (page: Page) => Page) {
      all.patch(change);
      if (isNarrow) narrow.patch(change);
    },
  };
}

/** What the server has, or, where it does not answer, what was seen last; with what the member did meanwhile laid over it. */
function useList(filter: NotificationFilter) {
  const memberId = useMemberId();
  const { all, shown, ...list } = usePagesOf(filter);
  const { pages, error, loading } = all;
  const isAway = useServerAway();
  // What is here while the server is away is a copy, whenever it was asked last.
  const failed = Boolean(error) || (isAway && pages !== undefined);
  useEffect(() => {
    const first = pages?.[0];
    if (!first || failed || loading) return;
    const { notifications, stats } = first;
    storeCopy(memberId, { savedAt: new Date().toISOString(), notifications, unread: stats.unreadCount });
  }, [memberId, pages, failed, loading]);
  const copy = useMemo(() => (failed ? readCopy(memberId) : undefined), [failed, memberId]);
  const marks = useSyncExternalStore(watchMarks, () => readMarks(memberId));
  const known = useMemo(() => shown?.flatMap(({ notifications }) => notifications) ?? copy?.notifications, [shown, copy]);
  const items = useMemo(() => known && laidOver(known, marks), [known, marks]);
  const counted = pages?.[0]?.stats.unreadCount ?? copy?.unread ?? 0;
  return {
    ...list,
    memberId,
    loading,
    /** What there is to narrow the list to: on pages that are not here any type may stand. */
    types: all.more ? notificationTypes : pages?.flatMap(({ notifications }) => notifications.map(({ type }) => type)),
    /** As the server has them; undefined while nothing is known. */
    known,
    items,
    unread: known && Math.max(0, counted - unreadLess(known, marks)),
    failed: failed && known === undefined,
    savedAt: failed && known ? copy?.savedAt : undefined,
  };
}

/**
 * The list behind the bell, and all that can be done with it. What is done counts here at once and on the server as soon as it answers.
 * @param filter what is asked for alone
 */
export function useNotificationList(filter: NotificationFilter) {
  const { call } = useSession();
  const dropStale = useDropStale();
  const { memberId, known, items, unread, patch, retry, ...list } = useList(filter);
  const { loading } = list;
  const [deleted, setDeleted] = useState<Notification | null>(null);
  const [restored, setRestored] = useState<Notification>();
  const tellBell = useSetUnread();
  useEffect(() => {
    // What was here from an earlier visit may be old.
    if (unread !== undefined && !loading) tellBell(unread);
  }, [unread, loading, tellBell]);

  const tell = async () => {
    const sent = await sendWaiting(call, memberId, (id, mark) => {
      const marks = { [id]: mark };
      const less = unreadLess(known ?? [], marks);
      patch((page) => settled(page, marks, less));
    });
    if (sent > 0) dropStale(['progress', 'dashboard']);
  };
  /** Does it to each as it is seen here. */
  const marksOf = (ids: readonly string[], mark: Mark): Marks =>
    Object.fromEntries(
      ids.map((id) => {
        const seen = items?.find((item) => item.id === id);
        return [id, seen ? { ...mark, asOf: timeOf(seen) } : mark];
      }),
    );
  /** What an undo laid in by hand is not renewed by the server: what is read of it is noted here. */
  const restoredIsRead = (ids: readonly string[]) =>
    setRestored((before) => (before && ids.includes(before.id) ? { ...before, isRead: true } : before));
  const put = (ids: readonly string[], mark: Mark) => {
    putMarks(memberId, marksOf(ids, mark));
    return tell();
  };
  return {
    ...list,
    retry,
    items: items && withRestored(items, restored),
    unread,
    deleted,
    markRead(ids: readonly string[]) {
      leaveReceipts(memberId, ids, new Date());
      restoredIsRead(ids);
      void put(ids, { read: true });
    },
    /** All that has arrived, later pages included; where the server does not answer, those that are here. */
    async markAllRead() {
      const ids = items?.flatMap(({ id, isRead }) => (isRead ? [] : [id])) ?? [];
      if (restored) restoredIsRead([restored.id]);
      leaveReceipts(memberId, ids, new Date());
      const marks = marksOf(ids, { read: true });
      putMarks(memberId, marks);
      try {
        const { count } = await call(api.notifications.readAll, {});
        patch((page) => ({
          ...page,
          notifications: page.notifications.map((item) => ({ ...item, isRead: true })),
          stats: { ...page.stats, unreadCount: count },
        }));
        for (const [id, mark] of Object.entries(marks)) dropMark(memberId, id, mark);
        dropStale(['progress', 'dashboard']);
      } catch (error) {
        log.info('Not everything could be marked as read yet.', error);
      }
      await tell();
    },
    remove(id: string) {
      setRestored(undefined);
      setDeleted(items?.find((item) => item.id === id) ?? null);
      void put([id], { deleted: true });
    },
    async undoRemove(id: string) {
      if (deleted?.id === id) setRestored(deleted);
      setDeleted(null);
      await put([id], { deleted: false });
      await retry();
    },
  };
}
