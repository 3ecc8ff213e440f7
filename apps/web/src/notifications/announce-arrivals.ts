import { type Arrival, api, mayAnnounce, NOTIFICATIONS_PAGE, type Notification } from '@everstep/domain';
import type { useToast } from '@everstep/ui';
import type { Call } from '../api/call.ts';
import type { Arrived } from '../layout/useWindowEvent.ts';

export interface Arrivals {
  readonly call: Call;
  /** What has come, or was answered by the team. */
  readonly arrived: readonly Arrived[];
  readonly now: Date;
  readonly showToast: ReturnType<typeof useToast>['showToast'];
  /** Opens the list, and in it the one that is named. */
  readonly onRead: (id: string | undefined) => void;
}

/** Most characters of a letter to one alone that are told. */
const BEGINNING = 120;

/** What a line says of one of them. */
type Line = Pick<Notification, 'id' | 'priority'> & { readonly words: Words };
interface Words {
  readonly title: string;
  readonly description: string;
}

/**
 * Says in one line what has come, as far as the member wants to hear of it now. What was read elsewhere meanwhile is not said. Asks the
 * server for nothing where everything is known.
 */
export async function announceArrivals({ call, arrived, now, showToast, onRead }: Arrivals): Promise<void> {
  const fresh = allTold(arrived, now) ?? (await askFor({ call, arrived, now }));
  // What is urgent stands by itself: nothing that comes after it takes its line.
  for (const one of fresh.filter(({ priority }) => priority === 'urgent'))
    tell([one], `notification-urgent-${one.id}`, { showToast, onRead });
  tell(
    fresh.filter(({ priority }) => priority !== 'urgent'),
    'notification-arrived',
    { showToast, onRead },
  );
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is known without asking; undefined where it is not everything. */
function allTold(arrived: Arrivals['arrived'], now: Date): readonly Line[] | undefined {
  const told = arrived.flatMap(({ id, arrival }) => (arrival ? [{ id, ...arrival }] : []));
  if (told.length < arrived.length) return undefined;
  return told.flatMap((one) => (mayAnnounce(one.type, one.wants, now, ownTimeZone()) ? [{ ...one, words: wordsOfMany(one) }] : []));
}

async function askFor({ call, arrived, now }: Pick<Arrivals, 'call' | 'arrived' | 'now'>): Promise<readonly Line[]> {
  const ids = arrived.map((one) => one.id);
  const [id] = ids;
  const asked = ids.length === 1 && id !== undefined ? { id } : { ...NOTIFICATIONS_PAGE, unread: 'true' };
  const [{ notifications }, preferences] = await Promise.all([
    call(api.notifications.list, { query: asked }),
    call(api.notifications.preferences, {}),
  ]);
  return notifications
    .filter((one) => ids.includes(one.id) && !one.isRead && mayAnnounce(one.type, preferences, now, ownTimeZone()))
    .map((one) => ({ ...one, words: wordsOf(one) }));
}

function tell(fresh: readonly Line[], id: string, { showToast, onRead }: Pick<Arrivals, 'showToast' | 'onRead'>): void {
  const [first, ...others] = fresh;
  if (!first) return;
  const isOne = others.length === 0;
  showToast({
    id,
    ...(isOne ? first.words : { title: `${fresh.length} new notifications` }),
    action: {
      label: isOne ? 'Read' : 'Show',
      hint: 'Notifications, in the bar of every page, leads there too',
      onSelect: () => onRead(isOne ? first.id : undefined),
    },
  });
}

/** What is for one alone begins to speak at once; of a broadcast its subject says enough. */
function wordsOf(one: Notification): Words {
  const { subject, content, type, answer } = one;
  if (answer) return { title: `${answer.author} answered`, description: beginningOf(answer.content) };
  return type === 'personal' ? { title: subject, description: beginningOf(content) } : wordsOfMany(one);
}

const wordsOfMany = ({ subject, sender }: Pick<Arrival, 'subject' | 'sender'>): Words => ({
  title: subject,
  description: `From ${sender}`,
});

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > BEGINNING ? `${letters.slice(0, BEGINNING).join('').trimEnd()}…` : line;
}
