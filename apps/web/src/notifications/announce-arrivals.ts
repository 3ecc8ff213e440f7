import { api, mayAnnounce, NOTIFICATIONS_PAGE } from '@everstep/domain';
import type { useToast } from '@everstep/ui';
import type { Call } from '../api/call.ts';

interface Arrivals {
  readonly call: Call;
  /** What has come, or was answered by the team. */
  readonly ids: readonly string[];
  readonly now: Date;
  readonly showToast: ReturnType<typeof useToast>['showToast'];
  /** Opens the list, and in it the one that is named. */
  readonly onRead: (id: string | undefined) => void;
}

/**
 * Says in one line what has come, as far as the member wants to hear of it now. What was read elsewhere meanwhile, and what an
 * administrator hears of other members' threads, is not in the member's list as unread, and is not said.
 */
export async function announceArrivals({ call, ids, now, showToast, onRead }: Arrivals): Promise<void> {
  const [{ notifications }, preferences] = await Promise.all([
    call(api.notifications.list, { query: NOTIFICATIONS_PAGE }),
    call(api.notifications.preferences, {}),
  ]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const fresh = notifications.filter(
    ({ id, isRead, type }) => ids.includes(id) && !isRead && mayAnnounce(type, preferences, now, timeZone),
  );
  const [first, ...others] = fresh;
  if (!first) return;
  const isOne = others.length === 0;
  showToast({
    id: 'notification-arrived',
    title: isOne ? first.subject : `${fresh.length} new notifications`,
    description: isOne ? `From ${first.sender}` : undefined,
    action: {
      label: isOne ? 'Read' : 'Show',
      hint: 'Messages, in the bar of every page, leads there too',
      onSelect: () => onRead(isOne ? first.id : undefined),
    },
  });
}
