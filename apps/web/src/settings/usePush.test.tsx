import { api, type PushState } from '@everstep/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { fakePush } from '../testing/push.ts';
import { NotificationsTab } from './NotificationsTab.tsx';

const KEY = btoa('the key of the srv');
const here = { id: 'd1', device: 'Chrome on Linux', current: true, since: '2026-03-02T09:00:00.000Z', failing: false };
const other = { ...here, id: 'd2', device: 'Safari on iPhone', current: false };

let device: ReturnType<typeof fakePush> | undefined;
afterEach(() => {
  device?.remove();
  device = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The tab with a server that keeps what it is told of devices. */
function open(browser: Parameters<typeof fakePush>[0] | 'none' = {}, state: PushState = { publicKey: KEY, devices: [] }) {
  let kept = state;
  device = browser === 'none' ? undefined : fakePush(browser);
  const server = fakeServer()
    .on(api.notifications.preferences, { mutedTypes: [], quiet: null })
    .on(api.notifications.push, () => kept)
    .on(api.notifications.startPush, () => {
      kept = { ...kept, devices: [here, ...kept.devices] };
      return kept;
    })
    .on(api.notifications.stopPush, ({ params }) => {
      kept = { ...kept, devices: kept.devices.filter(({ id }) => id !== params.id) };
      return kept;
    });
  renderIn(<NotificationsTab />, { server });
  return { server, user: userEvent.setup(), device };
}
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Notify me on this device' });

it('asks the browser only after the tap, and tells the server what it gave', async () => {
  const { server, user, device } = open();
  expect((await toggle()).checked).toBe(false);
  expect(device?.notification.requestPermission).not.toHaveBeenCalled();
  expect(device?.register).not.toHaveBeenCalled();
  await user.click(await toggle());
  await screen.findByText('Until you turn it off, or sign out here.');
  expect(device?.register).toHaveBeenCalledExactlyOnceWith('/push/worker.js', { scope: '/push/' });
  expect(device?.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(server.sent(api.notifications.startPush)).toEqual([
    { body: { endpoint: 'https://push.example.net/send/one', keys: { p256dh: 'key', auth: 'secret' } } },
  ]);
  await user.click(await toggle());
  await screen.findByText('Your browser asks you first.');
  expect(server.sent(api.notifications.stopPush)).toEqual([{ params: { id: 'd1' } }]);
  expect(device?.isRegistered()).toBe(false);
});

it('leaves everything as it is when the member says no, and shows from then on how to undo it', async () => {
  const { server, user } = open({ answer: 'denied' });
  await user.click(await toggle());
  await screen.findByText(/Your browser blocks notifications from Everstep/);
  expect(server.sent(api.notifications.startPush)).toEqual([]);
});

it('says when the question was put aside, and when the server or the browser fails', async () => {
  const first = open({ answer: 'default' });
  await first.user.click(await toggle());
  await screen.findByText('You did not allow it, so nothing has changed.');
  first.device?.notification.requestPermission.mockResolvedValue('granted');
  first.device?.subscribe.mockRejectedValueOnce(new DOMException('push service not available', 'AbortError'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await first.user.click(await toggle());
  await screen.findByText('Your browser could not get ready for it. Try again in a moment.');
  first.server.on(api.notifications.startPush, new ApiError('network', 'Network error. Please check your connection.'));
  await first.user.click(await toggle());
  await screen.findByText('Network error. Please check your connection.');
  expect((await toggle()).checked).toBe(false);
});

it.each([
  ['a server without keys', {}, { publicKey: null, devices: [] }, /This server is not set up/],
  ['a browser that blocks', { permission: 'denied' }, undefined, /Your browser blocks notifications/],
  ['a browser without pushes', 'none', undefined, /This browser cannot notify you/],
] as const)('says what stands in the way: %s', async (_, browser, state, words) => {
  open(browser, state && { ...state, devices: [] });
  await screen.findByText(words);
  expect(screen.queryByRole('switch', { name: 'Notify me on this device' })).toBeNull();
});

it('sends an iPhone to its Home Screen', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605.1.15');
  open('none');
  await screen.findByText(/Add to Home Screen/);
});

it('looks again when the page comes back, since permissions change outside of it', async () => {
  const { device } = open({ permission: 'denied' });
  await screen.findByText(/Your browser blocks notifications/);
  if (device) device.notification.permission = 'granted';
  window.dispatchEvent(new Event('focus'));
  expect((await toggle()).checked).toBe(false);
});

it('ends another device of the member', async () => {
  const { server, user } = open({}, { publicKey: KEY, devices: [other] });
  await user.click(await screen.findByRole('button', { name: 'Stop notifying Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(server.sent(api.notifications.stopPush)).toEqual([{ params: { id: 'd2' } }]);
});
