import { api, type Notification, type NotificationPreferences } from '@everstep/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/harness.tsx';
import { announceArrivals } from './announce-arrivals.ts';

afterEach(() => vi.restoreAllMocks());

const noteOf = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  subject: `About ${id}`,
  content: '',
  sender: 'Maya',
  senderRole: 'admin',
  type: 'announcement',
  priority: 'normal',
  tags: [],
  sentAt: '2026-03-10T08:00:00.000Z',
  isRead: false,
  canReply: true,
  answer: null,
  ...changes,
});

async function arrive(ids: readonly string[], preferences: Partial<NotificationPreferences> = {}, now = '2026-03-10T12:00:00.000Z') {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Europe/Berlin',
  } as Intl.ResolvedDateTimeFormatOptions); // Nothing else of it is read.
  const answer = { content: `It  is\nopen. ${'Come and see. '.repeat(20)}`, author: 'Olu', sentAt: '2026-03-10T09:00:00.000Z' };
  const notes = [
    ...Array.from({ length: 50 }, (_, index) => noteOf(`seen-${index}`, { isRead: true })),
    noteOf('one'),
    noteOf('two', { type: 'promotion' }),
    noteOf('seen', { isRead: true }),
    noteOf('letter', { type: 'personal', content: 'How are you?' }),
    noteOf('answered', { answer }),
    noteOf('urgent', { priority: 'urgent' }),
  ];
  const server = fakeServer()
    .on(api.notifications.list, ({ query }) => ({
      notifications: notes
        .filter(({ id, isRead }) => (query?.id === undefined || query.id === id) && (!query?.unread || !isRead))
        .slice(0, 50),
      stats: { totalMessages: 3, unreadCount: 2, lastMessageAt: '2026-03-10T08:00:00.000Z' },
      nextCursor: null,
    }))
    .on(api.notifications.preferences, { mutedTypes: [], quiet: null, ...preferences });
  const [showToast, onRead] = [vi.fn(), vi.fn()];
  await announceArrivals({ call: server.call, arrived: ids.map((id) => ({ id })), now: new Date(now), showToast, onRead });
  return { toasts: showToast.mock.calls.map(([toast]) => toast), onRead };
}

it('says what has come and from whom, and leads to it', async () => {
  const { toasts, onRead } = await arrive(['one']);
  expect(toasts).toMatchObject([{ title: 'About one', description: 'From Maya' }]);
  toasts[0].action.onSelect();
  expect(onRead).toHaveBeenCalledExactlyOnceWith('one');
});

it('says the beginning of what is for one alone, a letter or an answer, however old the letter', async () => {
  expect((await arrive(['letter'])).toasts).toMatchObject([{ title: 'About letter', description: 'How are you?' }]);
  const [toast] = (await arrive(['answered'])).toasts;
  expect(toast).toMatchObject({ title: 'Olu answered', description: expect.stringMatching(/^It is open\. Come and see\..{60,100}…$/) });
});

it('says what is known already without asking the server, as far as the member wants to hear of it', async () => {
  const server = fakeServer();
  const arrival = { subject: 'A walk', sender: 'Maya', type: 'announcement', priority: 'normal', fetchWithinMs: 0 } as const;
  const told = async (...wants: Pick<NotificationPreferences, 'mutedTypes'>[]) => {
    const showToast = vi.fn();
    const arrived = wants.map((want, at) => ({ id: `n${at}`, arrival: { ...arrival, wants: { ...want, quiet: null } } }));
    await announceArrivals({ call: server.call, arrived, now: new Date(), showToast, onRead: () => undefined });
    return showToast.mock.calls.map(([toast]) => toast);
  };
  expect(await told({ mutedTypes: [] })).toMatchObject([{ title: 'A walk', description: 'From Maya' }]);
  expect(await told({ mutedTypes: [] }, { mutedTypes: [] })).toMatchObject([{ title: '2 new notifications' }]);
  expect(await told({ mutedTypes: ['announcement'] })).toEqual([]);
  expect(server.sent(api.notifications.list)).toEqual([]);
});

it('says in one line that several have come', async () => {
  expect((await arrive(['one', 'two'])).toasts).toMatchObject([{ title: '2 new notifications' }]);
});

it('gives what is urgent a line of its own, which nothing that comes with it or after it takes', async () => {
  const { toasts } = await arrive(['one', 'urgent', 'two']);
  expect(toasts).toMatchObject([{ id: 'notification-urgent-urgent', title: 'About urgent' }, { title: '2 new notifications' }]);
  expect(toasts[1].id).not.toBe(toasts[0].id);
});

it('says nothing of what was read meanwhile, is of a muted type, or is not the member’s', async () => {
  expect((await arrive(['seen', 'somebody-elses'])).toasts).toEqual([]);
  expect((await arrive(['two'], { mutedTypes: ['promotion'] })).toasts).toEqual([]);
});

it('says nothing in quiet hours, by the clock of where the member is', async () => {
  const quiet = { from: '22:00', to: '07:00' };
  expect((await arrive(['one'], { quiet }, '2026-03-10T21:30:00.000Z')).toasts).toEqual([]);
  expect((await arrive(['one'], { quiet }, '2026-03-10T20:30:00.000Z')).toasts).toHaveLength(1);
});
