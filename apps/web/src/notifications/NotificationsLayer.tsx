import { api, quietHoursEnd } from '@everstep/domain';
import { NotificationsView } from '@everstep/ui/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServerAway } from '../api/reach.ts';
import { useQuery } from '../api/useQuery.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useLayers } from '../layout/useLayers.ts';
import { useNow } from '../layout/useNow.ts';
import { useOnline } from '../layout/useOnline.ts';
import { usePageVisible } from '../layout/usePageVisible.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { type NotificationFilter, useNotificationList } from './useNotificationList.ts';
import { useOpened } from './useOpened.ts';
import { useReplies } from './useReplies.ts';

const LAYER = 'notification:';

/** The list behind the bell and, over it, the one that is read. */
export function NotificationsLayer() {
  const now = useNow();
  const memberId = useMemberId();
  const { open, show, hide } = useLayers();
  const [filter, setFilter] = useState<NotificationFilter>({ unreadOnly: false, types: [] });
  const list = useNotificationList(filter);
  const openId = open.findLast((layer) => layer.startsWith(LAYER))?.slice(LAYER.length) ?? '';
  const opened = useOpened(openId, list.items);
  const draft = useDraft(`notification:${memberId}:${openId}`);
  const replies = useReplies(openId);
  const isAway = useServerAway();
  const online = useOnline();
  // Also when an answer of the team has made it unread again while it stands open.
  const isNewHere = usePageVisible() && opened !== null && !opened.isRead;
  const read = useEffectEvent((id: string) => list.markRead([id]));
  useEffect(() => {
    if (isNewHere) read(openId);
  }, [isNewHere, openId]);
  const { data: preferences } = useQuery(api.notifications.preferences, {});
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const quietEnd = preferences?.quiet && quietHoursEnd(preferences.quiet, now, timeZone);
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void list.retry().finally(() => setRefreshing(false));
  };
  const close = () => hide(`${LAYER}${openId}`);
  return (
    <NotificationsView
      notifications={list.items ?? null}
      failed={list.failed}
      unread={list.unread}
      refreshing={refreshing}
      savedAt={list.savedAt}
      now={now}
      timeZone={timeZone}
      quietUntil={quietEnd?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })}
      onClose={() => hide('notifications')}
      onRefresh={refresh}
      onOpen={(id) => show(`${LAYER}${id}`)}
      onMarkRead={(id) => list.markRead([id])}
      onMarkTheseRead={list.markRead}
      onFilterChange={setFilter}
      types={list.types}
      searching={list.searching}
      onMarkAllRead={() => void list.markAllRead()}
      onDelete={(id) => {
        list.remove(id);
        if (id === openId) close();
      }}
      deleted={list.deleted}
      onUndoDelete={(id) => void list.undoRemove(id)}
      onLoadMore={list.more ? list.loadMore : undefined}
      loadingMore={list.loadingMore}
      detail={{
        ...replies,
        notification: opened,
        offline: isAway || !online || list.savedAt !== undefined,
        onClose: close,
        draft: draft.text,
        onDraftChange: draft.setText,
      }}
    />
  );
}
