import { api, mayAnnounce, NOTIFICATIONS_PAGE, type Notification } from '@everstep/domain';
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

/** Most characters of a letter to one alone that are told. */
const BEGINNING = 120;

/**
 * Says in one line what has come, as far as the member wants to hear of it now. What was read elsewhere meanwhile is not said.
 */
export async function announceArrivals({ call, ids, now, showToast, onRead }: Arrivals): Promise<void> {
  const [id] = ids;
  const asked = ids.length === 1 && id !== undefined ? { id } : { ...NOTIFICATIONS_PAGE, unread: 'true' };
  const [{ notifications }, preferences] = await Promise.all([
    call(api.notifications.list, { query: asked }),
    call(api.notifications.preferences, {}),
  ]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const fresh = notifications.filter((one) => ids.includes(one.id) && !one.isRead && mayAnnounce(one.type, preferences, now, timeZone));
  // What is urgent stands by itself: nothing that comes after it takes its line.
  for (const one of fresh.filter(({ priority }) => priority === 'urgent'))
    tell([one], `notification-urgent-${one.id}`, { showToast, onRead });
  tell(
    fresh.filter(({ priority }) => priority !== 'urgent'),
    'notification-arrived',
    { showToast, onRead },
  );
}

function tell(fresh: readonly Notification[], id: string, { showToast, onRead }: Pick<Arrivals, 'showToast' | 'onRead'>): void {
  const [first, ...others] = fresh;
  if (!first) return;
  const isOne = others.length === 0;
  showToast({
    id,
    ...(isOne ? wordsOf(first) : { title: `${fresh.length} new notifications` }),
    action: {
      label: isOne ? 'Read' : 'Show',
      hint: 'Notifications, in the bar of every page, leads there too',
      onSelect: () => onRead(isOne ? first.id : undefined),
    },
  });
}

/** What is for one alone begins to speak at once; of a broadcast its subject says enough. */
function wordsOf({ subject, sender, content, type, answer }: Notification): { readonly title: string; readonly description: string } {
  if (answer) return { title: `${answer.author} answered`, description: beginningOf(answer.content) };
  return { title: subject, description: type === 'personal' ? beginningOf(content) : `From ${sender}` };
}

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > BEGINNING ? `${letters.slice(0, BEGINNING).join('').trimEnd()}…` : line;
}
