import { api, type PushState } from '@everstep/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layersOf } from '../layout/useLayers.ts';
import { fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { fakePush } from '../testing/push.ts';
import { Pushes } from './Pushes.tsx';

const KEY = btoa('the key of the srv');
const known: PushState = {
  publicKey: KEY,
  devices: [{ id: 'd1', device: 'Chrome on Linux', current: true, since: '2026-03-02T09:00:00.000Z', failing: false }],
};

let device: ReturnType<typeof fakePush>;
beforeEach(() => {
  device = fakePush({ permission: 'granted' });
});
afterEach(() => {
  device.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{[pathname + search, ...layersOf(state)].join(' > ')}</output>;
}

/** A page of Ada's in this browser. */
function visit(path: string, state: PushState = { publicKey: KEY, devices: [] }, session = sessionOf('ada').session) {
  const element = (
    <>
      <Pushes />
      <Address />
    </>
  );
  const server = fakeServer().on(api.notifications.push, state).on(api.notifications.startPush, known);
  renderIn(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />, { server, session });
  return server;
}

it('asks and registers nothing where nobody is told', async () => {
  const server = visit('/habits');
  await screen.findByText('/habits');
  expect(server.sent(api.notifications.push)).toEqual([]);
  expect(device.register).not.toHaveBeenCalled();
});

it('tells the server again after a session that ran out, and not while it knows', async () => {
  localStorage.setItem('everstep:push', 'ada');
  const server = visit('/habits');
  await waitFor(() => expect(server.sent(api.notifications.startPush)).toHaveLength(1));
  const again = visit('/goals', known);
  await waitFor(() => expect(again.sent(api.notifications.push)).toHaveLength(1));
  expect(again.sent(api.notifications.startPush)).toEqual([]);
});

it('ends what a member left behind once somebody else signs in', async () => {
  localStorage.setItem('everstep:push', 'bo');
  await device.register();
  const server = visit('/habits');
  await waitFor(() => expect(device.isRegistered()).toBe(false));
  expect(localStorage.getItem('everstep:push')).toBeNull();
  expect(server.sent(api.notifications.startPush)).toEqual([]);
});

it('ends with a sign-out, and waits for the same member after a session that ran out', async () => {
  localStorage.setItem('everstep:push', 'ada');
  await device.register();
  const { session } = sessionOf('ada');
  const server = visit('/habits', known, session);
  await waitFor(() => expect(server.sent(api.notifications.push)).toHaveLength(1));
  session.unauthorized(session.token() ?? '');
  expect(localStorage.getItem('everstep:push')).toBe('ada');
  expect(device.isRegistered()).toBe(true);
  cleanup();

  const again = sessionOf('ada').session;
  const second = visit('/habits', known, again);
  await waitFor(() => expect(second.sent(api.notifications.push)).toHaveLength(1));
  again.logout(server.on(api.accounts.logout, {}).call);
  await waitFor(() => expect(device.isRegistered()).toBe(false));
  expect(localStorage.getItem('everstep:push')).toBeNull();
});

it('opens what was tapped, named by the address or by the worker, and answers nothing else', async () => {
  visit('/?notification=n1');
  await screen.findByText('/ > notifications > notification:n1');
  expect(await device.ask({ push: 'open', id: 'n2' })).toBe(true);
  await screen.findByText('/ > notifications > notification:n1 > notification:n2');
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  expect(await device.ask({ push: 'looking', id: 'n3' })).toBe(true);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  expect(await device.ask({ push: 'looking', id: 'n3' })).toBe(false);
  const other = await Promise.race([device.ask({ type: 'something else' }), Promise.resolve('no answer')]);
  expect(other).toBe('no answer');
});
