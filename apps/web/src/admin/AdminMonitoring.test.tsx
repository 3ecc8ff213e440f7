import { type AdminUser, adminFailures, api, type Input, type Metrics, type ServerLog } from '@everstep/domain';
import { LinkProvider } from '@everstep/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf } from '../testing/member.ts';
import { quietMetrics } from '../testing/metrics.ts';
import { emptyDevice } from '../testing/storages.ts';
import { AdminPage } from './AdminPage.tsx';
import { adminSentence } from './admin-sentence.ts';

const ID = '019c0000-0000-7000-8000-00000000000a';
const failure = () => new ApiError('server', 'The server answered 500.', { status: 500 });
let console: MockInstance;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-18T09:30:00.000Z') });
  vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
  console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  emptyDevice();
});

const lineOf = (change: Partial<ServerLog>): ServerLog => ({
  ...{ id: 's1', at: '2026-03-18T09:21:00.000Z', level: 'error', message: 'request failed', detail: 'TypeError' },
  ...{ route: 'POST /api/goals', requestId: ID, times: 1, server: '9f3a1c' },
  ...change,
});

const bo: AdminUser = {
  ...{ id: 'bo', role: 'member', status: 'suspended', firstName: 'Bo', lastName: '', name: 'Bo', email: 'bo@example.org' },
  ...{ emailVerified: true, isDemo: false, createdAt: '2026-01-12T08:30:00.000Z', lastSeenAt: null, version: 1 },
};

const activity = { date: '2026-03-17', kind: 'challenges_joined' as const, count: null };

/** A server with three lines in its log. */
function watchedServer(): FakeServer {
  let logs = [lineOf({}), lineOf({ id: 's2', level: 'warning', message: 'sweep failed', times: 14, route: null, requestId: null })];
  return fakeServer()
    .on(api.accounts.me, { user: memberOf('ada', { role: 'admin' }) })
    .on(api.admin.threads, { threads: [], unreadCount: 0, nextCursor: null })
    .on(api.admin.userLogs, { logs: [], nextCursor: null })
    .on(api.monitoring.recentLogs, ({ query }: Input<typeof api.monitoring.recentLogs>) => ({
      logs: logs.filter(({ level }) => query?.level === undefined || level === query.level),
      nextCursor: null,
    }))
    .on(api.monitoring.clearLogs, () => {
      logs = [];
      return {};
    })
    .on(api.monitoring.overview, () => ({ users: [bo], logs, activities: [activity] }));
}

function visit(path: string, server: FakeServer) {
  const { session } = sessionOf();
  session.setUser(memberOf('ada', { role: 'admin' }));
  const router = createMemoryRouter([{ path: '/admin/:section?/:id?', element: <AdminPage /> }], { initialEntries: [path] });
  renderIn(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
    { server, session },
  );
  return { router, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

it('shows what went wrong, one level at a time where that is wanted [admin-004]', async () => {
  const server = watchedServer();
  const { user } = visit('/admin/logs', server);
  expect((await row(/Request failed/)).textContent).toContain(`reference ${ID}`);
  expect((await row(/Sweep failed/)).textContent).toContain('14 times');
  await user.click(screen.getByRole('radio', { name: 'Warnings' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Request failed/ })).toBeNull());
  expect(server.sent(api.monitoring.recentLogs).at(-1)).toEqual({ query: { level: 'warning' } });
  await user.click(screen.getByRole('radio', { name: 'Notes' }));
  await screen.findByText('None of these here');
});

it('clears the logs after a question, which Back answers with no, and the password [api-081]', async () => {
  const server = watchedServer();
  const needed = new ApiError('forbidden', 'Enter it.', { status: 403, code: 'confirmation_needed', isServersOwn: true });
  server.on(api.monitoring.clearLogs, needed).on(api.admin.confirm, () => {
    server.on(api.monitoring.clearLogs, {}).on(api.monitoring.recentLogs, { logs: [], nextCursor: null });
    return { until: '2026-03-18T09:35:00.000Z' };
  });
  const { router, user } = visit('/admin/logs', server);
  await row(/Request failed/);
  await user.click(screen.getByRole('button', { name: 'Clear logs' }));
  await screen.findByRole('alertdialog', { name: 'Clear the server logs?' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(api.monitoring.clearLogs)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear logs' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear logs' }));
  const password = await screen.findByLabelText(/Your password/);
  expect(server.sent(api.monitoring.clearLogs)).toHaveLength(1);
  await user.type(password, 'quiet river{Enter}');
  await screen.findByText('No warnings or errors here');
  await screen.findByText('The server logs are cleared');
  expect(server.sent(api.monitoring.clearLogs)).toHaveLength(2);
});

it('names what could not be fetched or cleared, and tries again [error-013] [error-014]', async () => {
  const server = watchedServer();
  server.on(api.monitoring.recentLogs, failure()).on(api.monitoring.clearLogs, failure());
  const { user } = visit('/admin/logs', server);
  await screen.findByText('Failed to fetch recent logs');
  await user.click(screen.getByRole('button', { name: 'Clear logs' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Clear logs' }));
  await within(question).findByText('Failed to clear logs');
  server.on(api.monitoring.clearLogs, new ApiError('network', 'Network error. Please check your connection.'));
  await user.click(within(question).getByRole('button', { name: 'Clear logs' }));
  await within(question).findByText('Network error occurred');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  server.on(api.monitoring.recentLogs, { logs: [lineOf({})], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row(/Request failed/);
});

it('reads users, logs and activities, and again every minute [admin-009]', async () => {
  const server = watchedServer();
  visit('/admin/monitoring', server);
  await row(/Bo.*Suspended/);
  await row(/Members who began a challenge.*Under 10/);
  await screen.findByText('Warning: sweep failed');
  const before = server.sent(api.monitoring.overview).length;
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(server.sent(api.monitoring.overview)).toHaveLength(before + 1);
});

it('only logs what it could not fetch, keeps what it had, and shows it when the server answers again [error-019]', async () => {
  const server = watchedServer();
  const first = visit('/admin/monitoring', server);
  await row(/Bo.*Suspended/);
  server.on(api.monitoring.overview, failure());
  await first.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(console).toHaveBeenCalledWith('The monitoring view could not be fetched', expect.any(ApiError)));
  await row(/Bo.*Suspended/);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that nothing was read yet where the first fetch failed', async () => {
  const server = watchedServer().on(api.monitoring.overview, failure());
  const { user } = visit('/admin/monitoring', server);
  await screen.findByText('Nothing could be read yet');
  server.on(api.monitoring.overview, { users: [bo], logs: [], activities: [] });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await row(/Bo.*Suspended/);
});

it('hands what is done there back to whoever did it when it fails [error-020]', async () => {
  const server = watchedServer().on(api.admin.userStatus, failure()).on(api.admin.sendMessage, failure());
  const { user } = visit('/admin/monitoring', server);
  await row(/Bo.*Suspended/);
  await user.click(screen.getByRole('button', { name: 'Options for Bo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Let in again' }));
  await screen.findByText('Failed to update user status');
  await user.click(screen.getByRole('button', { name: 'Options for Bo' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Write a message' }));
  const letter = await screen.findByRole('dialog');
  fireEvent.change(within(letter).getByRole('textbox'), { target: { value: 'How are you?' } });
  await user.click(within(letter).getByRole('button', { name: /^Send/ }));
  await within(letter).findByText('Failed to send message');
});

it('shows how the parts do and how fast the server answers, each with its own failure [error-012]', async () => {
  const requests: Metrics['requests'] = {
    ...quietMetrics.requests,
    answered: 200,
    failed: 4,
    routes: [{ route: 'POST /api/auth/login', answered: 200, refused: 0, failed: 4, times: { p50: 180, p95: 320, p99: 1410 } }],
  };
  const at = '2026-03-18T09:12:00.000Z';
  const mail = { part: 'mail', state: 'failing', sentence: 'The last letter could not be sent.', since: at } as const;
  const server = watchedServer()
    .on(api.admin.onlineUsers, { users: [], count: 0 })
    .on(api.admin.metrics, { ...quietMetrics, requests })
    .on(api.monitoring.status, { at, parts: [mail] });
  visit('/admin', server);
  const login = await row(/POST \/api\/auth\/login/);
  expect(
    within(login)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(
    expect.arrayContaining([expect.stringContaining('180 ms'), expect.stringContaining('1.4 s'), expect.stringContaining('4 (2 %)')]),
  );
  expect((await screen.findByText(/The last letter could not be sent\./)).closest('li')?.textContent).toContain('Fails');
  const [metrics, status] = [api.admin.metrics, api.monitoring.status].map((endpoint) => server.sent(endpoint).length);
  server.on(api.monitoring.status, failure());
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect([server.sent(api.admin.metrics).length, server.sent(api.monitoring.status).length]).toEqual([
    (metrics ?? 0) + 1,
    (status ?? 0) + 1,
  ]);
  await screen.findByText('Failed to fetch system metrics');
});

it('says what the specification says of activities that could not be fetched [error-011]', () => {
  expect(adminSentence(failure(), adminFailures.activities)).toBe('Failed to fetch user activities');
});
