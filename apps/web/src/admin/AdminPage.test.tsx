import {
  type AdminUser,
  adminFailures,
  api,
  type Input,
  type NotificationReply,
  type SentNotification,
  type Thread,
} from '@everstep/domain';
import { LinkProvider, MAIN_ID } from '@everstep/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { useMemberEvents } from '../events/useMemberEvents.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { type FakeServer, fakeServer, fakeStreams, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf } from '../testing/member.ts';
import { quietMetrics } from '../testing/metrics.ts';
import { emptyDevice } from '../testing/storages.ts';
import { AdminPage } from './AdminPage.tsx';
import { adminSentence, updateSentence } from './admin-sentence.ts';
import { hearServerTime } from './on-server-clock.ts';

const ID = '019c0000-0000-7000-8000-00000000000a';
const OTHER = '019c0000-0000-7000-8000-00000000000f';
const forbidden = () => new ApiError('forbidden', 'This is for administrators only.', { status: 403, code: 'forbidden' });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-18T09:30:00.000Z') });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  emptyDevice();
});

const sentOf = (change: Partial<SentNotification> = {}): SentNotification => ({
  id: ID,
  subject: 'A walk',
  content: 'On Sunday at ten.',
  sender: 'Ada Lovelace',
  senderRole: 'admin',
  type: 'announcement',
  priority: 'normal',
  tags: [],
  canReply: true,
  audience: 'all',
  state: 'sent',
  createdAt: '2026-03-17T09:00:00.000Z',
  sendAt: '2026-03-17T09:00:00.000Z',
  sentAt: '2026-03-17T09:00:00.000Z',
  delivered: 40,
  recipients: [],
  read: 10,
  threads: 3,
  ...change,
});

const threadOf = (change: Partial<Thread> = {}): Thread => ({
  id: ID,
  notificationId: ID,
  subject: 'A walk',
  userId: ID,
  userName: 'Bo',
  userEmail: 'bo@example.org',
  unread: true,
  lastMessage: 'Gladly',
  lastMessageBy: { side: 'member', name: 'Bo', own: false },
  lastMessageAt: '2026-03-18T09:00:00.000Z',
  ...change,
});

/** A server that keeps notifications and one thread, and does what it is told. */
function adminServer() {
  let sent: SentNotification[] = [sentOf()];
  let thread = threadOf();
  const replies: NotificationReply[] = [
    {
      id: 'r1',
      originalNotificationId: ID,
      content: 'Gladly',
      sentAt: thread.lastMessageAt,
      userId: ID,
      userEmail: 'bo@example.org',
      author: 'Bo',
      own: false,
    },
  ];
  const say = (content: string, own: boolean) => {
    replies.push({
      ...(replies[0] as NotificationReply),
      id: `r${replies.length + 1}`,
      content,
      own,
      author: own ? 'Ada' : 'Bo',
    });
    thread = { ...thread, unread: !own, lastMessage: content, lastMessageAt: new Date().toISOString() };
  };
  const server = fakeServer()
    .on(api.accounts.me, { user: memberOf('ada', { role: 'admin' }) })
    .on(api.monitoring.status, { at: '2026-03-18T09:30:00.000Z', parts: [] })
    .on(api.monitoring.recentLogs, { logs: [], nextCursor: null })
    .on(api.admin.threads, () => ({ threads: [thread], unreadCount: thread.unread ? 1 : 0, nextCursor: null }))
    .on(api.admin.thread, () => ({ thread, content: 'On Sunday at ten.', replies: [...replies], nextCursor: null }))
    .on(api.admin.readThread, () => {
      thread = { ...thread, unread: false };
      return thread;
    })
    .on(api.admin.answerThread, ({ body }: Input<typeof api.admin.answerThread>) => {
      say(body.content, true);
      return replies.at(-1) as NotificationReply;
    })
    .on(api.admin.sentNotifications, () => ({ notifications: sent, nextCursor: null }))
    .on(api.admin.sendNotification, ({ body }: Input<typeof api.admin.sendNotification>) => {
      const one = sentOf({
        id: body.id ?? '',
        subject: body.title,
        state: 'waiting',
        createdAt: new Date().toISOString(),
        sendAt: new Date(Date.now() + (body.undoSeconds ?? 0) * 1000).toISOString(),
        sentAt: null,
        delivered: null,
        read: 0,
        threads: 0,
      });
      sent = [one, ...sent];
      // Of those who were chosen the second has no account any more.
      return { ...one, gone: Array.isArray(body.targetUsers) ? body.targetUsers.length - 1 : 0 };
    })
    .on(api.admin.sendMessage, ({ body }: Input<typeof api.admin.sendMessage>) => {
      const at = new Date().toISOString();
      const written = { id: body.id ?? '', subject: 'A message from Ada', content: body.message, audience: 'chosen' } as const;
      const one = sentOf({
        ...written,
        recipients: ['Bo'],
        state: 'sent',
        createdAt: at,
        sendAt: at,
        sentAt: at,
        delivered: 1,
        read: null,
        threads: 0,
      });
      sent = [one, ...sent];
      return one;
    })
    .on(api.admin.cancelNotification, ({ params }: Input<typeof api.admin.cancelNotification>) => {
      sent = sent.map((one) => (one.id === params.id ? { ...one, state: 'cancelled' as const } : one));
      return sent.find(({ id }) => id === params.id) ?? sentOf();
    });
  const plan = (change: Partial<SentNotification>) => {
    const planned = { id: OTHER, state: 'waiting', sendAt: '2026-04-01T07:00:00.000Z', sentAt: null, read: null } as const;
    sent = [sentOf({ ...planned, ...change }), ...sent];
  };
  return {
    server,
    say,
    plan,
    goOut: () => (sent = sent.map((one) => ({ ...one, state: 'sent' as const, sentAt: one.sendAt, delivered: 3 }))),
  };
}

function Listening() {
  useMemberEvents();
  return null;
}

function visit(path: string, server: FakeServer, role: 'admin' | 'member' = 'admin') {
  const { session } = sessionOf();
  session.setUser(memberOf('ada', { role }));
  const streams = fakeStreams();
  const routes = [
    { path: '/admin/:section?/:id?', element: <AdminPage /> },
    { path: '/', element: <Link to="/admin/users">Admin</Link> },
  ];
  const frame = (
    <main id={MAIN_ID} tabIndex={-1}>
      <Listening />
      <Outlet />
    </main>
  );
  const router = createMemoryRouter([{ element: frame, children: routes }], { initialEntries: [path] });
  renderIn(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { server, session, openStream: streams.openStream },
  );
  return { router, streams, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

/** Puts a text into a field at once: each key would draw the whole page. */
const write = async (name: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const adminCalls = (server: FakeServer) => Object.values(api.admin).flatMap((endpoint) => server.sent(endpoint));
const title = () => screen.findByRole('heading', { level: 1 });

it('tells a member that the page is for administrators, and asks the server for nothing [role-004] [role-005] [guard-005]', async () => {
  const { server } = adminServer();
  server.on(api.accounts.me, { user: memberOf('ada') });
  visit('/admin', server, 'member');
  expect((await title()).textContent).toBe('This page is for administrators');
  expect(adminCalls(server)).toEqual([]);
});

it('leaves the decision to the server: who is not an administrator any more sees the same page', async () => {
  const { server } = adminServer();
  server.on(api.admin.threads, forbidden()).on(api.admin.sentNotifications, forbidden());
  visit('/admin', server);
  await screen.findByRole('heading', { name: 'This page is for administrators' });
});

it('shows the view until it is turned off, and then loads nothing [admin-005] [admin-006]', async () => {
  const { server } = adminServer();
  const first = visit('/admin/notifications', server);
  const view = await screen.findByRole('switch', { name: 'Admin view' });
  expect(view).toHaveProperty('checked', true);
  await screen.findByRole('row', { name: /A walk/ });
  await first.user.click(view);
  expect(screen.queryByRole('row', { name: /A walk/ })).toBeNull();
  const before = adminCalls(server).length;
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  expect(adminCalls(server)).toHaveLength(before);
});

it('has an address for each part, and none for others', async () => {
  const { server } = adminServer();
  const { router, user } = visit('/admin', server);
  await user.click(await screen.findByRole('tab', { name: 'Replies (1 new)' }));
  expect(router.state.location.pathname).toBe('/admin/replies');
  await screen.findByRole('link', { name: /Bo: Gladly/ });
  await act(() => router.navigate('/admin/moods'));
  expect((await title()).textContent).not.toContain('Admin');
});

it('sends a notification that can be taken back for 30 s, and says whom it reached [admin-002]', async () => {
  const { server, goOut } = adminServer();
  const { user } = visit('/admin/notifications', server);
  expect((await screen.findByRole('row', { name: /A walk/ })).textContent).toContain('10 or more');
  await user.click(screen.getByRole('radio', { name: 'Administrators' }));
  await write(/^Title/, 'The hut');
  await write(/^Message/, 'It opens again.');
  const preview = screen.getByRole('region', { name: 'As a member sees it' });
  expect(within(preview).getByRole('heading', { name: 'The hut' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send notification' }));
  expect((await screen.findByRole('timer')).textContent).toMatch(/in (30|29) seconds/);
  expect(server.sent(api.admin.sendNotification)).toMatchObject([
    { body: { title: 'The hut', message: 'It opens again.', targetUsers: 'admin', undoSeconds: 30 } },
  ]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('timer').textContent).toMatch(/in (20|19) seconds/);
  goOut();
  await act(() => vi.advanceTimersByTimeAsync(25_000));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  await screen.findByText('“The hut” is out');
});

it('lets a letter go out at once, and says that it is out', async () => {
  const { server, goOut } = adminServer();
  server.on(api.admin.sendNow, () => {
    goOut();
    return sentOf();
  });
  const { user } = visit('/admin/notifications', server);
  await write(/^Title/, 'The hut');
  await write(/^Message/, 'It opens again.');
  await user.click(screen.getByRole('button', { name: 'Send notification' }));
  await user.click(await screen.findByRole('button', { name: 'Send now: “The hut”' }));
  await screen.findByText('“The hut” is out');
  expect(server.sent(api.admin.sendNow)).toHaveLength(1);
  expect(screen.queryByRole('timer')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ })));
});

it('says why a letter could not go out at once, and lets it go out in its time', async () => {
  const { server } = adminServer();
  server.on(api.admin.sendNow, new ApiError('server', 'The server answered 500.', { status: 500 }));
  const { user } = visit('/admin/notifications', server);
  await write(/^Title/, 'The hut');
  await write(/^Message/, 'It opens again.');
  await user.click(screen.getByRole('button', { name: 'Send notification' }));
  await user.click(await screen.findByRole('button', { name: 'Send now: “The hut”' }));
  await screen.findByText('It could not be sent at once');
  expect(screen.getByRole('timer')).toBeTruthy();
});

it('makes a letter that is taken back a draft again', async () => {
  const { server } = adminServer();
  const { user } = visit('/admin/notifications', server);
  await write(/^Title/, 'The hut');
  await write(/^Message/, 'It opens again.');
  await user.click(screen.getByRole('button', { name: 'Send notification' }));
  await user.click(await screen.findByRole('button', { name: 'Undo sending “The hut”' }));
  await screen.findByText('Nobody has received it.');
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'The hut');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('makes a letter a draft again that is taken back after the page was left', async () => {
  const { server } = adminServer();
  const { user } = visit('/admin/notifications', server);
  await write(/^Title/, 'The hut');
  await write(/^Message/, 'It opens again.');
  await user.click(screen.getByRole('button', { name: 'Send notification' }));
  await screen.findByRole('button', { name: 'Undo sending “The hut”' });
  cleanup();
  const again = visit('/admin/notifications', server);
  await again.user.click(await screen.findByRole('button', { name: 'Undo sending “The hut”' }));
  await screen.findByText('Nobody has received it.');
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'The hut');
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'It opens again.');
});

it('makes a letter a draft that was written elsewhere and is taken back here, and keeps the keyboard in its row', async () => {
  const { server, plan } = adminServer();
  plan({ subject: 'The hut', content: 'It opens again.', audience: 'member' });
  const { user } = visit('/admin/notifications', server);
  await user.click(await screen.findByRole('button', { name: 'Take back “The hut”' }));
  await screen.findByText('Nobody has received it.');
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'The hut');
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'It opens again.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open “The hut”' })));
});

it('counts the seconds in which a letter can be taken back by the server’s clock, also where the device’s is minutes off', async () => {
  const serverTime = (ahead: number) => new Date(Date.now() + ahead);
  const { server, plan } = adminServer();
  plan({ subject: 'The hut', sendAt: serverTime(320_000).toISOString() });
  hearServerTime(serverTime(300_000).toISOString());
  visit('/admin/notifications', server);
  expect((await screen.findByRole('timer')).textContent).toMatch(/in (19|2\d) seconds/);
  hearServerTime(serverTime(0).toISOString());
});

it('says of a letter that was stopped why it was not sent', async () => {
  const { server, plan } = adminServer();
  plan({ subject: 'The hut', state: 'stopped' });
  const { user } = visit('/admin/notifications', server);
  const stopped = await row(/The hut.*Not sent: its author is no longer an administrator/);
  expect(within(stopped).queryByRole('button', { name: /Take back/ })).toBeNull();
  await user.click(within(stopped).getByRole('button', { name: 'Open “The hut”' }));
  await within(await screen.findByRole('dialog', { name: 'The hut' })).findByText('Not sent: its author is no longer an administrator');
});

it('leaves an answer unread that arrives while the thread stands open out of sight', async () => {
  const { server, say } = adminServer();
  const { streams } = visit(`/admin/replies/${ID}`, server);
  await screen.findByText('Gladly');
  await waitFor(() => expect(server.sent(api.admin.readThread)).toHaveLength(1));
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  say('Is it far?', false);
  await act(async () => {
    await streams.opened[0]?.send('hint', { resource: 'notification', id: ID });
    await vi.advanceTimersByTimeAsync(500);
  });
  await screen.findByText('Is it far?');
  expect(server.sent(api.admin.readThread)).toHaveLength(1);
  sight.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(server.sent(api.admin.readThread)).toHaveLength(2));
  sight.mockRestore();
});

it('keeps what was written when sending fails, and sends it once [error-001] [error-006]', async () => {
  const { server } = adminServer();
  server.on(api.admin.sendNotification, new ApiError('network', 'Network error. Please check your connection.'));
  const { user } = visit('/admin/notifications', server);
  await write(/^Title/, 'The hut');
  await write(/^Message/, 'It opens again.');
  for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Send notification' }));
  await screen.findByText('Network error occurred');
  const ids = server.sent(api.admin.sendNotification).map(({ body }) => body.id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'It opens again.');
});

it('marks a thread that is opened as read, shows an answer that arrives meanwhile, and sends the own one', async () => {
  const { server, say } = adminServer();
  const { user, streams } = visit(`/admin/replies/${ID}`, server);
  await screen.findByText('Gladly');
  await waitFor(() => expect(server.sent(api.admin.readThread)).toHaveLength(1));
  say('Is it far?', false);
  await act(async () => {
    await streams.opened[0]?.send('hint', { resource: 'notification', id: ID });
    await vi.advanceTimersByTimeAsync(500);
  });
  await screen.findByText('Is it far?');
  await write('Your answer to Bo', 'An hour.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('An hour.');
  expect(screen.getByRole('textbox', { name: 'Your answer to Bo' })).toHaveProperty('value', '');
});

it('says of a failed call what the server says, or what the call is [error-002] [error-006] [error-010]', () => {
  const of = (error: unknown) => adminSentence(error, adminFailures.message);
  expect(of(new ApiError('server', 'The server answered 500.', { status: 500 }))).toBe('Failed to send message');
  expect(of(new ApiError('conflict', 'Changed.', { status: 409, isServersOwn: true }))).toBe('Changed.');
  const fields = [{ path: 'body.title', message: 'Give it a title.' }];
  expect(of(new ApiError('validation', 'Look again.', { status: 422, isServersOwn: true, fields }))).toBe('Look again. Give it a title.');
  expect(of(new ApiError('timeout', 'Too long.'))).toBe('Network error occurred');
  expect(adminSentence(new TypeError('x'), adminFailures.notification)).toBe('Failed to send notification');
});

const userOf = (id: string, firstName: string, change: Partial<AdminUser> = {}): AdminUser => ({
  id,
  role: 'member',
  status: 'active',
  firstName,
  lastName: '',
  name: firstName,
  email: `${firstName.toLowerCase()}@example.org`,
  emailVerified: true,
  isDemo: false,
  createdAt: '2026-01-12T08:30:00.000Z',
  lastSeenAt: null,
  version: 1,
  ...change,
});

/** A server with three accounts, which asks for the password before what cannot be undone. */
function userServer(more: readonly AdminUser[] = []) {
  const { server } = adminServer();
  let users = [userOf('ada', 'Ada', { role: 'admin' }), userOf('bo', 'Bo'), userOf('cleo', 'Cleo'), ...more];
  let confirmed = false;
  const change = (id: string, part: Partial<AdminUser>): AdminUser => {
    if (!confirmed)
      throw new ApiError('forbidden', 'Enter your password once more to go on.', {
        status: 403,
        code: 'confirmation_needed',
        isServersOwn: true,
      });
    users = users.map((user) => (user.id === id ? { ...user, ...part } : user));
    return users.find((user) => user.id === id) ?? userOf(id, 'Nobody');
  };
  server
    .on(api.admin.users, ({ query }: Input<typeof api.admin.users>) => ({
      users: users.filter(
        ({ name, status }) => name.toLowerCase().startsWith(query?.q?.toLowerCase() ?? '') && status === (query?.status ?? status),
      ),
      nextCursor: null,
    }))
    .on(api.admin.confirm, ({ body }: Input<typeof api.admin.confirm>) => {
      const fields = [{ path: 'body.currentPassword', message: 'The current password is not right.' }];
      if (body.currentPassword !== 'quiet river') throw new ApiError('validation', 'No.', { status: 422, code: 'wrong_password', fields });
      confirmed = true;
      return { until: '2026-03-18T09:35:00.000Z' };
    })
    .on(api.admin.userStatus, ({ params, body }: Input<typeof api.admin.userStatus>) => change(params.userId, body))
    .on(api.admin.passwordLink, ({ params }: Input<typeof api.admin.passwordLink>) => {
      change(params.id, {});
      return { mailServer: true };
    })
    .on(api.admin.deleteUser, ({ params }: Input<typeof api.admin.deleteUser>) => {
      change(params.id, {});
      users = users.filter(({ id }) => id !== params.id);
      return {};
    });
  return server;
}

const row = (name: RegExp) => screen.findByRole('row', { name });

it('asks who is here every 30 s and how the product is used every minute [admin-007] [admin-008] [error-004] [error-012]', async () => {
  const server = userServer();
  const accounts = { all: 12, administrators: 1, suspended: 0, demo: 0 };
  server.on(api.admin.onlineUsers, { users: [userOf('bo', 'Bo')], count: 1 }).on(api.admin.metrics, {
    ...quietMetrics,
    accounts,
    active: { day: null, week: 11, month: 12 },
    guides: { calls: 1, failed: 0, providers: [] },
  });
  visit('/admin', server);
  await screen.findByText('Bo');
  await screen.findByText('Under 10');
  await screen.findByText('call since the start, 0 failed');
  const asked = () => [server.sent(api.admin.onlineUsers).length, server.sent(api.admin.metrics).length];
  const [online = 0, metrics = 0] = asked();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(asked()).toEqual([online + 2, metrics + 1]);
  const failure = new ApiError('server', 'The server answered 500.', { status: 500 });
  server.on(api.admin.onlineUsers, failure).on(api.admin.metrics, failure);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await screen.findByText('Failed to fetch online users');
  await screen.findByText('Failed to fetch system metrics');
});

it('names what could not be fetched of the sign-ins [error-009]', async () => {
  const server = userServer();
  server.on(api.admin.userLogs, new ApiError('server', 'The server answered 500.', { status: 500 }));
  const { user } = visit('/admin/logs', server);
  await screen.findByText('Failed to fetch user logs');
  const log = { id: 'l1', at: '2026-03-18T09:20:00.000Z', userId: 'bo', userName: 'Bo', event: 'signed_in' as const };
  server.on(api.admin.userLogs, { logs: [log], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row(/Bo.*Signed in/);
});

it('finds users by what the server is asked, and sorts them there [admin-001] [error-003]', async () => {
  const server = userServer();
  const { user } = visit('/admin/users', server);
  await row(/Cleo/);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'bo{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Cleo/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Name/ }));
  await waitFor(() => expect(server.sent(api.admin.users).at(-1)).toMatchObject({ query: { q: 'bo', sort: 'name', direction: 'asc' } }));
  server.on(api.admin.users, new ApiError('server', 'The server answered 500.', { status: 500 }));
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'c{Enter}');
  await screen.findByText('Failed to fetch users');
});

it('suspends after a question and the password, which may be mistyped once [role-007]', async () => {
  const server = userServer();
  const { user } = visit('/admin/users', server);
  await row(/Bo/);
  await user.click(screen.getByRole('button', { name: 'Options for Bo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Suspend Bo?' })).getByRole('button', { name: 'Suspend' }));
  const password = await screen.findByLabelText(/Your password/);
  await user.type(password, 'quiet{Enter}');
  await screen.findAllByText('The current password is not right.');
  expect(document.activeElement).toBe(password);
  // It is selected: what is typed takes its place.
  await user.keyboard('quiet river{Enter}');
  await screen.findByText('Bo is suspended');
  expect((await row(/Bo.*Suspended/)).textContent).toContain('Suspended');
  expect(server.sent(api.admin.userStatus)).toHaveLength(2);
});

it('sends somebody a link for a new password after a question and the password, and says where no mail goes out', async () => {
  const server = userServer([userOf('olu', 'Olu', { status: 'suspended' })]);
  const { user } = visit('/admin/users', server);
  const ask = async () => {
    await row(/Bo/);
    await user.click(screen.getByRole('button', { name: 'Options for Bo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send a link for a new password' }));
    const question = await screen.findByRole('alertdialog', { name: 'Send Bo a link for a new password?' });
    expect(question.textContent).toContain('bo@example.org');
    await user.click(within(question).getByRole('button', { name: 'Send link' }));
  };
  await ask();
  await user.type(await screen.findByLabelText(/Your password/), 'quiet river{Enter}');
  await screen.findByText('A link is on its way to bo@example.org');
  expect(server.sent(api.admin.passwordLink)).toMatchObject([{ params: { id: 'bo' } }, { params: { id: 'bo' } }]);
  server.on(api.admin.passwordLink, { mailServer: false });
  await ask();
  await screen.findByText('No mail server is set up');
  await user.click(await screen.findByRole('button', { name: 'Options for Olu' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain('Send a link for a new password');
});

it('lets an administrator in again after a question and the password only, as they have power then', async () => {
  const server = userServer([userOf('olu', 'Olu', { role: 'admin', status: 'suspended' })]);
  const { user } = visit('/admin/users', server);
  await row(/Olu.*Suspended/);
  await user.click(await screen.findByRole('button', { name: 'Options for Olu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Let in again' }));
  const question = await screen.findByRole('alertdialog', { name: 'Let Olu in again as an administrator?' });
  expect(server.sent(api.admin.userStatus)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Let in again' }));
  await user.type(await screen.findByLabelText(/Your password/), 'quiet river{Enter}');
  await screen.findByText('Olu can sign in again');
  expect((await row(/Olu/)).textContent).not.toContain('Suspended');
});

it('changes nothing where the password is not given, and says so', async () => {
  const server = userServer();
  const { user } = visit('/admin/users', server);
  await row(/Bo/);
  await user.click(screen.getByRole('button', { name: 'Options for Bo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete account' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete the account of Bo?' });
  await user.click(within(question).getByRole('button', { name: 'Delete account' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Is it you?' })).getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Nothing was changed, as the password was not given.');
  expect(server.sent(api.admin.deleteUser)).toHaveLength(1);
});

it('writes to those who were chosen, and offers nothing that would take the own account away [role-008]', async () => {
  const { router, user } = visit('/admin/users', userServer());
  await row(/Bo/);
  await user.click(screen.getByRole('button', { name: 'Options for Ada' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Write a message', 'Correct the name']);
  await user.keyboard('{Escape}');
  for (const name of ['Bo', 'Cleo']) await user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Write to them' }));
  expect(router.state.location.pathname).toBe('/admin/notifications');
  expect(await screen.findByRole('radio', { name: 'Bo, Cleo' })).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ }));
  await user.click(screen.getByRole('link', { name: 'Choose others' }));
  await row(/Bo/);
  for (const name of ['Bo', 'Cleo']) expect(screen.getByRole('checkbox', { name: `Choose ${name}` })).toHaveProperty('checked', true);
});

it('leads from the letter to where users are chosen', async () => {
  const { router, user } = visit('/admin/notifications', userServer());
  await user.click(await screen.findByRole('radio', { name: 'Users whom you choose' }));
  await user.click(screen.getByRole('link', { name: 'Choose in the list of users' }));
  expect(router.state.location.pathname).toBe('/admin/users');
  await screen.findByText('Tick those whom you want to write to together.');
});

it('keeps the keyboard in a list that somebody is suspended out of', async () => {
  const { user } = visit('/admin/users', userServer());
  await user.click(await screen.findByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Active' }));
  for (const name of ['Bo', 'Cleo']) {
    await user.click(await screen.findByRole('button', { name: `Options for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend' }));
    if (name === 'Bo') await user.type(await screen.findByLabelText(/Your password/), 'quiet river{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Users' }).contains(document.activeElement)).toBe(true));
  }
});

it('takes the keyboard along where the link that led here is gone, and leaves it at the top after a reload', async () => {
  const { user } = visit('/', userServer());
  await user.click(await screen.findByRole('link', { name: 'Admin' }));
  await row(/Bo/);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  cleanup();
  visit('/admin/users', userServer());
  await row(/Bo/);
  expect(document.activeElement).toBe(document.body);
});

it('says how many of those who were chosen are gone, and sends to the others', async () => {
  const { user } = visit('/admin/users', userServer());
  await row(/Bo/);
  for (const name of ['Bo', 'Cleo']) await user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Write to them' }));
  await write(/^Title/, 'The hut');
  await write(/^Message/, 'It opens again.');
  await user.click(screen.getByRole('button', { name: 'Send notification' }));
  await screen.findByText('It goes out after 30 seconds');
  await screen.findByText('One of those whom you chose has no account any more.');
});

it('sends a message to one user at once, and says that it is there [role-008]', async () => {
  const server = userServer();
  const { user } = visit('/admin/users', server);
  await row(/Bo/);
  await user.click(screen.getByRole('button', { name: 'Options for Bo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Write a message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write to Bo' });
  await write(/^Message/, 'How are you?');
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  await screen.findByText('Your message is with Bo');
  const [sent] = server.sent(api.admin.sendMessage);
  expect(sent).toMatchObject({ body: { message: 'How are you?' } });
  expect(sent?.body).not.toHaveProperty('undoSeconds');
  expect(screen.queryByRole('timer')).toBeNull();
});

it('keeps what is searched for, and in which order, in the address, from where it begins again', async () => {
  const server = userServer();
  const { router, user } = visit('/admin/users', server);
  await row(/Bo/);
  await user.type(screen.getByRole('searchbox', { name: /^Search/ }), 'bo{Enter}');
  await user.click(screen.getByRole('button', { name: /^Name/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=bo&sort=name&direction=asc'));
  cleanup();
  visit(`/admin/users${router.state.location.search}`, server);
  expect(await screen.findByRole('searchbox', { name: /^Search/ })).toHaveProperty('value', 'bo');
  await waitFor(() => expect(server.sent(api.admin.users).at(-1)).toMatchObject({ query: { q: 'bo', sort: 'name', direction: 'asc' } }));
});

it('names the call before what the server says of a change [error-016] [error-017]', () => {
  const said = { status: 409, isServersOwn: true };
  expect(updateSentence(new ApiError('conflict', 'The last administrator has to stay one.', said))).toBe(
    'Failed to update user: The last administrator has to stay one.',
  );
  const fields = [{ path: 'body.firstName', message: 'Enter your first name.' }];
  expect(updateSentence(new ApiError('validation', 'Look again.', { ...said, fields }))).toBe(
    'Failed to update user: Look again. Enter your first name.',
  );
  expect(updateSentence(new ApiError('server', 'The server answered 500.', { status: 500 }))).toBe('Failed to update user');
  const { createUser, deleteUser, userStatus, users } = adminFailures;
  expect([users, userStatus, createUser, deleteUser]).toEqual([
    'Failed to fetch users',
    'Failed to update user status',
    'Failed to create user',
    'Failed to delete user',
  ]);
});
