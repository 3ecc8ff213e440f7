import { type Answer, api } from '@everstep/domain';
import { LinkProvider } from '@everstep/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { DebugDoor } from '../debug/DebugDoor.tsx';
import { MemberArea } from '../layout/MemberArea.tsx';
import { RouterLink } from '../layout/RouterLink.tsx';
import { emit } from '../layout/useWindowEvent.ts';
import { LookProvider } from '../look/LookProvider.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { createSession } from '../session/session-store.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { memberOf, tokenFor } from '../testing/member.ts';
import { emptyDevice } from '../testing/storages.ts';
import { AdminPage } from './AdminPage.tsx';

const failure = new ApiError('server', 'The server answered 429.', { status: 429 });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  emptyDevice();
});

/** Somebody with a session from before, whose account the server does not tell at first. */
function reload(path = '/admin/notifications') {
  localStorage.setItem('token', tokenFor('ada', Date.now()));
  const server = fakeServer()
    .on(api.accounts.me, failure)
    .on(api.admin.threads, { threads: [], unreadCount: 0, nextCursor: null })
    .on(api.admin.sentNotifications, { notifications: [], nextCursor: null });
  const wait = async () => undefined;
  const ports = { now: Date.now, wait, navigate: vi.fn(), currentPath: () => path, emit: vi.fn(), restart: vi.fn() };
  const session = createSession(ports);
  const routes = [
    { path: '/admin/:section?', element: <AdminPage /> },
    { path: '/debug', element: <DebugDoor title="Debug">The session</DebugDoor> },
  ];
  const router = createMemoryRouter([{ element: <RequireSession />, children: [{ element: <MemberArea />, children: routes }] }], {
    initialEntries: [path],
  });
  renderIn(
    <LinkProvider component={RouterLink}>
      <LookProvider>
        <RouterProvider router={router} />
      </LookProvider>
    </LinkProvider>,
    { server, session },
  );
  return { server, session, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const unknown = () => screen.findByRole('heading', { name: 'Your account could not be loaded' });
const isForAdministrators = () => screen.queryByRole('heading', { name: 'This page is for administrators' }) !== null;

it.each(['/admin/notifications', '/debug'])('tells nobody at %s that they are a member before that is known', async (path) => {
  reload(path);
  await unknown();
  expect(isForAdministrators()).toBe(false);
});

it('asks for the account again when it is told to, and says whom the page is for once that is known', async () => {
  const { server, user } = reload();
  await unknown();
  server.on(api.accounts.me, { user: memberOf('ada') });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'This page is for administrators' });
});

it('brings nobody back who signs out while their account is asked for', async () => {
  const { server, session, user } = reload();
  await unknown();
  const { promise, resolve } = Promise.withResolvers<Answer<typeof api.accounts.me>>();
  server.on(api.accounts.me, () => promise);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  act(() => session.logout(server.call));
  await act(async () => resolve({ user: memberOf('ada', { role: 'admin' }) }));
  expect(session.getSnapshot()).toMatchObject({ status: 'unauthenticated', user: null });
});

it('opens the room by itself once the server tells the account', async () => {
  const { server } = reload();
  await unknown();
  server.on(api.accounts.me, { user: memberOf('ada', { role: 'admin' }) });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByRole('heading', { name: 'New notification' });
});

it('opens the room at once when the server is heard of again, however long it was away', async () => {
  const { server } = reload();
  await unknown();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  server.on(api.accounts.me, { user: memberOf('ada', { role: 'admin' }) });
  await act(async () => {
    emit('server-reached', undefined);
    await vi.advanceTimersByTimeAsync(600);
  });
  await screen.findByRole('heading', { name: 'New notification' });
});
