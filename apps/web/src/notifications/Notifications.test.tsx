import { type Answer, type Arrival, api, type Notification, VISIBILITY_RESET_MS } from '@everstep/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { useLayers } from '../layout/useLayers.ts';
import type { Arrived } from '../layout/useWindowEvent.ts';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { NotificationsOverlay } from './NotificationsOverlay.tsx';
import { readReceipts } from './read-receipts.ts';
import { useUnread } from './useUnread.ts';
import { readMarks, timeOf } from './waiting-marks.ts';

const MINUTE = 60_000;
const failure = new ApiError('server', 'The server answered 500.', { status: 500 });

const noteOf = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  subject: `About ${id}`,
  content: `All about ${id}.`,
  sender: 'Maya',
  senderRole: 'admin',
  type: 'announcement',
  priority: 'normal',
  tags: ['news'],
  sentAt: '2026-03-10T08:00:00.000Z',
  isRead: false,
  canReply: true,
  answer: null,
  ...changes,
});

type List = Answer<typeof api.notifications.list>;
type Reply = Answer<typeof api.notifications.reply>;

/** A server that keeps notifications as ours does, and can be switched off. */
function keeper(notes: Notification[]) {
  let all = notes;
  let isAway = false;
  let isLosing = false;
  let stubborn: string[] = [];
  let silence = failure;
  const replies: Reply[] = [];
  const here = <T,>(answer: () => T): T => {
    if (isAway) throw silence;
    return answer();
  };
  const unread = () => all.filter(({ isRead }) => !isRead).length;
  const change = (id: string, isRead: boolean) => {
    all = all.map((note) => (note.id === id ? { ...note, isRead } : note));
    return all.find((note) => note.id === id) ?? noteOf(id);
  };
  const gone = new Map<string, Notification>();
  /** Whether somebody who had seen so much of one has seen all of it. */
  const hasSeen = (id: string, asOf: string | undefined) =>
    all.every((note) => note.id !== id || asOf === undefined || timeOf(note) <= asOf);
  const server = fakeServer()
    .on(
      api.notifications.list,
      ({ query }): List =>
        here(() => {
          const from = Number(query?.cursor ?? 0);
          const asked = all.filter(
            ({ id, isRead, type }) =>
              (query?.id === undefined || query.id === id) &&
              (!query?.unread || !isRead) &&
              (!query?.type || query.type.split(',').includes(type)),
          );
          return {
            notifications: asked.slice(from, from + 50),
            stats: { totalMessages: all.length, unreadCount: unread(), lastMessageAt: all[0]?.sentAt ?? null },
            nextCursor: asked.length > from + 50 ? String(from + 50) : null,
          };
        }),
    )
    .on(api.notifications.unreadCount, () => here(() => ({ count: unread() })))
    .on(api.notifications.read, ({ params, query }) =>
      here(() => {
        if (stubborn.includes(params.id)) throw failure;
        return change(params.id, hasSeen(params.id, query?.asOf));
      }),
    )
    .on(api.notifications.readAll, () =>
      here(() => {
        all = all.map((note) => ({ ...note, isRead: true }));
        return { count: 0 };
      }),
    )
    .on(api.notifications.remove, ({ params, query }) =>
      here(() => {
        if (!hasSeen(params.id, query?.asOf)) return {};
        const note = all.find(({ id }) => id === params.id);
        if (note) gone.set(note.id, note);
        all = all.filter(({ id }) => id !== params.id);
        return {};
      }),
    )
    .on(api.notifications.restore, ({ params }) =>
      here(() => {
        const note = gone.get(params.id) ?? noteOf(params.id);
        if (!all.some(({ id }) => id === note.id)) all = [note, ...all];
        return note;
      }),
    )
    .on(api.notifications.replies, () => here(() => ({ replies: [...replies], nextCursor: null })))
    .on(api.notifications.reply, ({ params, body }) =>
      here(() => {
        const reply: Reply = {
          id: body.id ?? 'r',
          originalNotificationId: params.id,
          content: body.content,
          sentAt: '2026-03-10T09:00:00.000Z',
          userId: 'ada',
          userEmail: 'ada@example.org',
          author: 'Ada',
          own: true,
        };
        if (body.content.startsWith('Refuse')) throw new ApiError('validation', 'Refused', { status: 422 });
        if (!replies.some(({ id }) => id === reply.id)) replies.push(reply);
        if (isLosing) throw new ApiError('network', 'Lost');
        return reply;
      }),
    );
  return {
    server,
    replies,
    away: (next: boolean, error = failure) => {
      isAway = next;
      silence = error;
    },
    /** Replies arrive, and their answers do not. */
    lose: (next: boolean) => {
      isLosing = next;
    },
    /** The server stumbles over these. */
    stumble: (...ids: string[]) => {
      stubborn = ids;
    },
    notes: () => all,
    put: (next: Notification[]) => {
      all = next;
    },
  };
}

function Page({ named = '' }: { readonly named?: string }) {
  const { show } = useLayers();
  const unread = useUnread();
  return (
    <>
      <button type="button" onClick={() => show('notifications')}>
        Bell {unread}
      </button>
      <button type="button" onClick={() => show('notifications', `notification:${named}`)}>
        The one
      </button>
      <NotificationsOverlay />
    </>
  );
}

function open(server: FakeServer, member = 'ada') {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  const { session } = sessionOf(member);
  const view = renderIn(<RouterProvider router={router} />, { server, session });
  return { ...view, session, user: userEvent.setup() };
}
const bell = (count: number) => screen.findByRole('button', { name: `Bell ${count}` });
const list = () => screen.findByRole('dialog', { name: 'Notifications' });
const row = (id: string) => screen.findByRole('button', { name: new RegExp(`^(Unread: )?About ${id}\\b`) });
async function choose(user: ReturnType<typeof userEvent.setup>, id: string, act: string) {
  await user.click(await screen.findByRole('button', { name: `Options for “About ${id}”` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the bell', () => {
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  const arrive = (...arrived: readonly Arrived[]) =>
    act(() => void window.dispatchEvent(new CustomEvent('notification-arrived', { detail: { arrived } })));
  const arrival: Arrival = {
    subject: 'A walk',
    sender: 'Maya',
    type: 'announcement',
    priority: 'normal',
    wants: { mutedTypes: [], quiet: null },
    fetchWithinMs: 10_000,
  };

  it('counts and tells of a broadcast that has come before anything is fetched, and holds to what is counted then', async () => {
    const { server } = keeper([noteOf('one')]);
    open(server);
    await bell(1);
    const before = server.sent(api.notifications.unreadCount).length;
    arrive({ id: 'new', arrival });
    await bell(2);
    expect((await screen.findAllByText('A walk')).length).toBeGreaterThan(0);
    expect(server.sent(api.notifications.unreadCount)).toHaveLength(before);
    expect(server.sent(api.notifications.list)).toEqual([]);
    // It was taken away before this page asked.
    act(() => void window.dispatchEvent(new CustomEvent('newAdminMessage')));
    await bell(1);
  });

  it('takes the line away once the list is open, which tells more', async () => {
    const { server } = keeper([noteOf('one')]);
    const { user } = open(server);
    await bell(1);
    arrive({ id: 'two', arrival }, { id: 'three', arrival });
    expect((await screen.findAllByText('2 new notifications')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: /^Bell/ }));
    await list();
    expect(screen.queryByText('2 new notifications')).toBeNull();
  });

  it('tells of what has come once the server answers again, where it could not be asked at first', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { server, away } = keeper([noteOf('one')]);
    server.on(api.notifications.preferences, { mutedTypes: [], quiet: null });
    open(server);
    await later(50);
    away(true);
    arrive({ id: 'one' });
    await later(5000);
    expect(screen.queryByText('From Maya')).not.toBeInTheDocument();
    away(false);
    act(() => void window.dispatchEvent(new Event('server-reached')));
    await later(60_000);
    expect(screen.getAllByText(/^About one/).length).toBeGreaterThan(0);
  });

  it('counts anew every five minutes and on a newAdminMessage event [notif-018] [notif-019] [const-003]', async () => {
    vi.useFakeTimers();
    const { server } = keeper([noteOf('one')]);
    open(server);
    await later(50);
    const asked = () => server.sent(api.notifications.unreadCount).length;
    expect(asked()).toBe(1);
    await later(5 * MINUTE - 100);
    expect(asked()).toBe(1);
    await later(100);
    expect(asked()).toBe(2);
    act(() => void window.dispatchEvent(new CustomEvent('newAdminMessage')));
    await later(10);
    expect(asked()).toBe(3);
  });

  it('counts anew once the tab has come back into sight, not in the same moment', async () => {
    vi.useFakeTimers();
    const { server } = keeper([noteOf('one')]);
    open(server);
    await later(50);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await later(VISIBILITY_RESET_MS - 1);
    expect(server.sent(api.notifications.unreadCount)).toHaveLength(1);
    await later(1);
    expect(server.sent(api.notifications.unreadCount)).toHaveLength(2);
  });

  it('takes the number from the list where it cannot be asked for [error-035]', async () => {
    const { server } = keeper([noteOf('one'), noteOf('two')]);
    open(server.on(api.notifications.unreadCount, failure));
    await bell(2);
    expect(server.sent(api.notifications.list)).toEqual([{ query: { limit: 50, offset: 0 } }]);
  });
});

describe('the list', () => {
  it('shows what the server has, fifty at a time [notif-003] [const-005]', async () => {
    const { server } = keeper(Array.from({ length: 60 }, (_, index) => noteOf(`n${index}`)));
    const { user } = open(server);
    await user.click(await bell(60));
    await row('n0');
    expect(screen.getAllByRole('article')).toHaveLength(50);
    expect(server.sent(api.notifications.list)[0]).toEqual({ query: { limit: 50, offset: 0 } });
    await user.click(screen.getByRole('button', { name: 'Show earlier ones' }));
    await row('n59');
  });

  it('asks the server for what is unread, and keeps open what is read from there', async () => {
    const { server } = keeper(Array.from({ length: 60 }, (_, index) => noteOf(`n${index}`, { isRead: index !== 57 })));
    const { user } = open(server);
    await user.click(await bell(1));
    await row('n0');
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    await user.click(await row('n57'));
    await screen.findByRole('dialog', { name: 'About n57' });
    await screen.findByText('Bell 0');
    expect(screen.getByRole('dialog', { name: 'About n57' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await screen.findByText('None of these here');
  });

  it('asks the server for the chosen types, page after page, and lets nothing of another type into them', async () => {
    const types = ['announcement', 'feature', 'reminder'] as const;
    const { server, put, notes } = keeper(
      Array.from({ length: 180 }, (_, index) =>
        noteOf(`n${index}`, { type: index < 60 ? types[0] : (types[1 + (index % 2)] ?? 'feature') }),
      ),
    );
    const { user } = open(server);
    await user.click(await bell(180));
    await row('n0');
    await user.click(screen.getByRole('button', { name: 'Reminder' }));
    await row('n61');
    expect(screen.getAllByRole('article')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show earlier ones' }));
    await row('n179');
    expect(screen.getAllByRole('article')).toHaveLength(60);
    put([noteOf('news'), noteOf('nudge', { type: 'reminder' }), ...notes()]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await row('nudge');
    expect(screen.queryByRole('article', { name: 'About news' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Feature' }));
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    await waitFor(() =>
      expect(server.sent(api.notifications.list)).toContainEqual({
        query: { limit: 50, offset: 0, unread: 'true', type: 'feature,reminder' },
      }),
    );
    await screen.findByText('Bell 182');
  });

  it('opens one that stands on a later page', async () => {
    const { server } = keeper(Array.from({ length: 60 }, (_, index) => noteOf(`n${index}`)));
    const router = createMemoryRouter([{ path: '/', element: <Page named="n58" /> }]);
    renderIn(<RouterProvider router={router} />, { server });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'The one' }));
    await screen.findByRole('dialog', { name: 'About n58' });
    await waitFor(() => expect(server.sent(api.notifications.read)).toEqual([{ params: { id: 'n58' } }]));
  });

  it('marks what the chosen types leave, and nothing else', async () => {
    const { server, notes } = keeper([noteOf('one'), noteOf('two', { type: 'feature' }), noteOf('three', { type: 'feature' })]);
    const { user } = open(server);
    await user.click(await bell(3));
    await row('one');
    await user.click(screen.getByRole('button', { name: 'Feature' }));
    await user.click(screen.getByRole('button', { name: 'Mark These Read' }));
    await screen.findByText('Bell 1');
    await waitFor(() => expect(notes().map(({ isRead }) => isRead)).toEqual([false, true, true]));
    expect(server.sent(api.notifications.readAll)).toEqual([]);
  });

  it('counts one as read once it was opened, leaves a receipt and tells the page once [notif-013] [notif-017]', async () => {
    const { server, notes } = keeper([noteOf('one'), noteOf('two')]);
    const { user } = open(server);
    const heard = vi.fn();
    window.addEventListener('notification-read', heard);
    await user.click(await bell(2));
    await user.click(await row('one'));
    await screen.findByRole('dialog', { name: 'About one' });
    await waitFor(() =>
      expect(server.sent(api.notifications.read)).toEqual([{ params: { id: 'one' }, query: { asOf: noteOf('one').sentAt } }]),
    );
    await waitFor(() => expect(screen.getByText('Bell 1')).toBeInTheDocument());
    expect(notes().find(({ id }) => id === 'one')?.isRead).toBe(true);
    expect(readReceipts('ada').map(({ id }) => id)).toEqual(['one']);
    expect(heard).toHaveBeenCalledOnce();
    window.removeEventListener('notification-read', heard);
  });

  it('marks an open one as read again when an answer of the team has made it unread', async () => {
    const { server, put } = keeper([noteOf('one', { isRead: true })]);
    const { user } = open(server);
    await user.click(await bell(0));
    await user.click(await row('one'));
    await screen.findByRole('dialog', { name: 'About one' });
    put([noteOf('one')]);
    await user.keyboard('{Escape}');
    await user.click(within(await list()).getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('button', { name: /^Unread: About one/ });
    await user.click(await row('one'));
    await waitFor(() => expect(server.sent(api.notifications.read)).toHaveLength(1));
  });

  it('marks one and all as read [notif-014] [notif-015]', async () => {
    const { server } = keeper([noteOf('one'), noteOf('two'), noteOf('three')]);
    const { user } = open(server);
    await user.click(await bell(3));
    await row('one');
    await choose(user, 'one', 'Mark as Read');
    await waitFor(() => expect(server.sent(api.notifications.read)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Mark All Read' }));
    await waitFor(() => expect(screen.getByText('Bell 0')).toBeInTheDocument());
    expect(server.sent(api.notifications.readAll)).toHaveLength(1);
    expect(server.sent(api.notifications.read)).toHaveLength(1);
    expect(readMarks('ada')).toEqual({});
  });

  it('leaves unread, and in the list, what the team has answered since it was read or deleted without a connection', async () => {
    const { server, put, away } = keeper([noteOf('one'), noteOf('two'), noteOf('three')]);
    const { user } = open(server);
    await user.click(await bell(3));
    await row('one');
    away(true, new ApiError('offline', 'You are offline.'));
    await choose(user, 'one', 'Mark as Read');
    await choose(user, 'two', 'Delete');
    await choose(user, 'three', 'Mark as Read');
    const answer = { content: 'We have an answer.', author: 'Maya', sentAt: '2026-03-10T09:00:00.000Z' };
    put([noteOf('one', { answer }), noteOf('two', { answer }), noteOf('three')]);
    away(false);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(readMarks('ada')).toEqual({}));
    await user.click(within(await list()).getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('button', { name: /^Unread: About two/ });
    await screen.findByRole('button', { name: /^Unread: About one/ });
    await screen.findByRole('button', { name: /^About three/ });
    await screen.findByText('Bell 2');
  });

  it('deletes one, and brings it back [notif-016]', async () => {
    const { server, notes } = keeper([noteOf('one'), noteOf('two')]);
    const { user } = open(server);
    await user.click(await bell(2));
    await row('one');
    await choose(user, 'one', 'Delete');
    await waitFor(() => expect(notes().map(({ id }) => id)).toEqual(['two']));
    expect(screen.queryByRole('article', { name: 'About one' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await row('one');
    await waitFor(() => expect(notes().map(({ id }) => id)).toEqual(['one', 'two']));
  });

  it('leaves the unread ones once read, also where it was brought back before [notif-016]', async () => {
    const { server } = keeper([noteOf('one'), noteOf('two')]);
    const { user } = open(server);
    await user.click(await bell(2));
    await row('one');
    await choose(user, 'one', 'Delete');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await row('one');
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    await choose(user, 'one', 'Mark as Read');
    await screen.findByText('Bell 1');
    const asked = server.sent(api.notifications.list).length;
    await user.click(within(await list()).getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(server.sent(api.notifications.list).length).toBeGreaterThan(asked));
    await waitFor(() => expect(screen.queryByRole('button', { name: /About one/ })).toBeNull());
    await row('two');
  });
});

describe('a reply', () => {
  async function write(user: ReturnType<typeof userEvent.setup>, words: string) {
    await user.click(await screen.findByRole('button', { name: 'Reply to Admin' }));
    await user.type(screen.getByRole('textbox', { name: 'Your reply' }), words);
    await user.click(screen.getByRole('button', { name: 'Send Reply' }));
  }

  it('is said to be sent once the server has it, and no sooner [notif-002] [error-033]', async () => {
    const { server, replies } = keeper([noteOf('one')]);
    const { user } = open(server);
    await user.click(await bell(1));
    await user.click(await row('one'));
    await write(user, 'Thank you');
    await screen.findByText('Reply sent successfully! The admin will receive your message.');
    expect(replies.map(({ content }) => content)).toEqual(['Thank you']);
    expect(screen.getAllByText('Thank you')).toHaveLength(1);
  });

  it('that fails stays with its text over a reload, and is one reply when it is sent again [error-032] [error-034]', async () => {
    const { server, replies, away } = keeper([noteOf('one')]);
    const first = open(server);
    await first.user.click(await bell(1));
    await first.user.click(await row('one'));
    await screen.findByText('Bell 0');
    away(true);
    await write(first.user, 'It rains');
    await screen.findByText('Failed to send reply. Please try again.');
    first.unmount();

    away(false);
    const again = open(server);
    await again.user.click(await bell(0));
    await again.user.click(await row('one'));
    await again.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Reply sent successfully/);
    expect(replies.map(({ content }) => content)).toEqual(['It rains']);
    const sent = server.sent(api.notifications.reply);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it('whose answer is lost on its way is not said to have failed, and is one reply once there is a connection again', async () => {
    const { server, replies, lose } = keeper([noteOf('one')]);
    const { user } = open(server);
    await user.click(await bell(1));
    await user.click(await row('one'));
    await screen.findByText('Bell 0');
    lose(true);
    await write(user, 'It rains');
    await screen.findByText('Waiting for the connection. It goes out by itself.');
    expect(screen.queryByText(/^Failed to send/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    lose(false);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/^Reply sent successfully/);
    expect(screen.getAllByText('It rains')).toHaveLength(1);
    expect(replies.map(({ content }) => content)).toEqual(['It rains']);
    expect(new Set(server.sent(api.notifications.reply).map(({ body }) => body.id)).size).toBe(1);
    expect(localStorage.getItem('everstep:draft:notification-replies:ada')).toBeNull();
  });

  it('that waits goes out after a reload without being looked at, and others with it where the server refuses one', async () => {
    const { server, replies, away } = keeper([noteOf('one'), noteOf('two')]);
    const first = open(server);
    await first.user.click(await bell(2));
    await first.user.click(await row('one'));
    await screen.findByText('Bell 1');
    away(true, new ApiError('offline', 'You are offline.'));
    for (const words of ['Refuse this', 'And this']) {
      await write(first.user, words);
      await screen.findByText(words);
    }
    expect(screen.getAllByText(/^Waiting for the connection/)).toHaveLength(2);
    first.unmount();

    away(false);
    const again = open(server);
    await waitFor(() => expect(replies.map(({ content }) => content)).toEqual(['And this']));
    await again.user.click(await bell(1));
    await again.user.click(await row('one'));
    await screen.findByText('Not sent. Your text is kept.');
    expect(screen.getAllByText('And this')).toHaveLength(1);
  });

  it('leaves the device once the server has it, though its thread is not opened, or the page that sent it was left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server, replies } = keeper([noteOf('one')]);
    const key = 'everstep:draft:notification-replies:ada';
    const written = { notificationId: 'one', sentAt: '2026-03-18T09:00:00.000Z' };
    localStorage.setItem(
      key,
      JSON.stringify([
        { ...written, id: 'r1', content: 'Thank you', state: 'sent' },
        { ...written, id: 'r2', content: 'Until Sunday', state: 'waiting' },
      ]),
    );
    open(server);
    await waitFor(() => expect(replies.map(({ content }) => content)).toEqual(['Until Sunday']));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps what is half written until the member comes back', async () => {
    const { server } = keeper([noteOf('one')]);
    const first = open(server);
    await first.user.click(await bell(1));
    await first.user.click(await row('one'));
    await first.user.click(await screen.findByRole('button', { name: 'Reply to Admin' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Half a');
    first.unmount();
    const again = open(server);
    await again.user.click(await bell(0));
    await again.user.click(await row('one'));
    await again.user.click(await screen.findByRole('button', { name: 'Reply to Admin' }));
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Half a');
  });
});

describe('without the server', () => {
  async function seenOnce(notes: Notification[]) {
    const known = keeper(notes);
    const first = open(known.server);
    await first.user.click(await bell(notes.filter(({ isRead }) => !isRead).length));
    await row('one');
    await waitFor(() => expect(localStorage.getItem('everstep:draft:notifications-copy:ada')).not.toBeNull());
    first.unmount();
    known.away(true);
    return known;
  }
  const openBell = async (user: ReturnType<typeof userEvent.setup>) => user.click(await screen.findByRole('button', { name: /^Bell/ }));

  it('shows the list that was seen last, marked as a copy, and keeps what is read and deleted over a reload [error-030] [error-031]', async () => {
    const { server } = await seenOnce([noteOf('one'), noteOf('two'), noteOf('three')]);
    const first = open(server);
    await openBell(first.user);
    await screen.findByText('Offline copy');
    await choose(first.user, 'one', 'Mark as Read');
    await choose(first.user, 'two', 'Delete');
    await waitFor(() => expect(readMarks('ada')).toMatchObject({ one: { read: true }, two: { deleted: true } }));
    first.unmount();

    const again = open(server);
    await openBell(again.user);
    await screen.findByText('Offline copy');
    expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual(['About one', 'About three']);
    expect(screen.getByRole('button', { name: /^About one/ })).toBeInTheDocument();
    expect(await list()).toHaveAccessibleDescription('1 unread');
  });

  it('tells the server once it answers again, each act once', async () => {
    const { server, away, notes } = await seenOnce([noteOf('one'), noteOf('two'), noteOf('three')]);
    const first = open(server);
    await openBell(first.user);
    await screen.findByText('Offline copy');
    await choose(first.user, 'one', 'Mark as Read');
    await choose(first.user, 'two', 'Delete');
    first.unmount();
    away(false);
    const before = server.sent(api.notifications.read).length;

    open(server);
    await bell(1);
    await waitFor(() => expect(readMarks('ada')).toEqual({}));
    expect(notes().map(({ id, isRead }) => [id, isRead])).toEqual([
      ['one', true],
      ['three', false],
    ]);
    expect(server.sent(api.notifications.read)).toHaveLength(before + 1);
  });

  it.each(['online', 'server-reached'])('tells it at the event %s, one that the server stumbles over aside', async (event) => {
    const { server, away, stumble, notes } = await seenOnce([noteOf('one'), noteOf('two'), noteOf('three')]);
    const { user } = open(server);
    await openBell(user);
    await screen.findByText('Offline copy');
    for (const id of ['one', 'two']) await choose(user, id, 'Mark as Read');
    stumble('one');
    away(false);
    act(() => void window.dispatchEvent(new Event(event)));
    await waitFor(() => expect(notes().map(({ isRead }) => isRead)).toEqual([false, true, false]));
    await waitFor(() => expect(readMarks('ada')).toMatchObject({ one: { read: true } }));
  });

  it('shows on the bell what the list shows, also before it is opened', async () => {
    const { server } = await seenOnce([noteOf('one'), noteOf('two')]);
    const first = open(server);
    await bell(2);
    await openBell(first.user);
    await screen.findByText('Offline copy');
    await choose(first.user, 'one', 'Mark as Read');
    await screen.findByText('Bell 1');
    first.unmount();
    open(server);
    expect(await bell(1)).toBeVisible();
  });

  it('says so over an open thread', async () => {
    const { server } = await seenOnce([noteOf('one'), noteOf('two')]);
    const { user } = open(server);
    await openBell(user);
    await screen.findByText('Offline copy');
    await user.click(await row('one'));
    expect(await screen.findByText('No connection to the server')).toBeVisible();
  });

  it('tells it also when the list has answered before the count', async () => {
    const { server, away, put, notes } = await seenOnce([noteOf('one'), noteOf('two')]);
    const { user } = open(server);
    await openBell(user);
    await screen.findByText('Offline copy');
    await choose(user, 'one', 'Mark as Read');
    put([noteOf('new'), ...notes()]);
    away(false);
    const { promise: counted, resolve } = Promise.withResolvers<{ count: number }>();
    server.on(api.notifications.unreadCount, () => counted);
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await row('new');
    await screen.findByText('Bell 2');
    resolve({ count: 3 });
    await waitFor(() => expect(notes().map(({ isRead }) => isRead)).toEqual([false, true, false]));
  });

  it('marks all that is here as read, and not what has come since', async () => {
    const { server, away, put, notes } = await seenOnce([noteOf('one'), noteOf('two')]);
    const { user } = open(server);
    await openBell(user);
    await screen.findByText('Offline copy');
    await user.click(screen.getByRole('button', { name: 'Mark All Read' }));
    await waitFor(() => expect(Object.keys(readMarks('ada'))).toHaveLength(2));
    put([noteOf('new'), ...notes()]);
    away(false);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await row('new');
    act(() => void window.dispatchEvent(new CustomEvent('newAdminMessage')));
    await waitFor(() => expect(notes().map(({ isRead }) => isRead)).toEqual([false, true, true]));
  });

  it('says so where nothing was seen before, and tries again', async () => {
    const known = keeper([noteOf('one')]);
    known.away(true);
    const { user } = open(known.server);
    await openBell(user);
    await screen.findByText('Your notifications could not be loaded');
    known.away(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await row('one');
  });

  it('shows nothing of it to another member of the device, and nothing after a sign-out', async () => {
    const { server } = await seenOnce([noteOf('one', { subject: 'About one, for Ada alone' })]);
    const bo = open(server, 'bo');
    await openBell(bo.user);
    await screen.findByText('Your notifications could not be loaded');
    expect(screen.queryByText(/for Ada alone/)).toBeNull();
    bo.unmount();

    const ada = open(server);
    await openBell(ada.user);
    await choose(ada.user, 'one, for Ada alone', 'Mark as Read');
    await waitFor(() => expect(readMarks('ada')).not.toEqual({}));
    act(() => ada.session.logout(server.call));
    expect(Object.entries(localStorage).filter(([key, text]) => `${key}${text}`.includes('ada'))).toEqual([]);
  });
});

/** What opens the layer, with the code that is to come. */
function Opener({ load }: { readonly load: ComponentProps<typeof NotificationsOverlay>['load'] }) {
  const { show } = useLayers();
  return (
    <>
      <button type="button" onClick={() => show('notifications')}>
        Open
      </button>
      <NotificationsOverlay {...(load && { load })} />
    </>
  );
}

/** Shows it, with code that fails to come once. */
function opensAtSecondTry() {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <p>Here they are</p> });
  const router = createMemoryRouter([{ path: '/', element: <Opener load={load} /> }]);
  renderIn(<RouterProvider router={router} />);
  return load;
}

it('fetches its code once the page is at rest, and what was lost with the next connection, so that it opens without one', async () => {
  vi.useFakeTimers();
  const load = opensAtSecondTry();
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await later(1000);
  expect(load).not.toHaveBeenCalled();
  await later(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  for (const times of [2, 2]) {
    act(() => void window.dispatchEvent(new Event('online')));
    await later(10_000);
    expect(load).toHaveBeenCalledTimes(times);
  }
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  await later(100);
  expect(screen.getByText('Here they are')).toBeInTheDocument();
});

it('says so when its code does not come, and comes when it is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  opensAtSecondTry();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findAllByText('Your notifications could not be opened')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Here they are')).toBeInTheDocument();
  expect(screen.queryByText('Your notifications could not be opened')).toBeNull();
});

it('offers another try where its code does not come, in words that need no code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  opensAtSecondTry();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here they are')).toBeInTheDocument();
});

it('says so where its code takes long, until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const router = createMemoryRouter([{ path: '/', element: <Opener load={() => promise} /> }]);
  renderIn(<RouterProvider router={router} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findAllByText('Your notifications take long', {}, { timeout: 5000 })).length).toBeGreaterThan(0);
  resolve({ default: () => <p>Here they are</p> });
  expect(await screen.findByText('Here they are')).toBeInTheDocument();
  expect(screen.queryByText('Your notifications take long')).toBeNull();
});
