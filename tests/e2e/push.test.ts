import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeVapidKeys } from '../../apps/bff/src/notifications/push/vapid.ts';
import { type Everstep, startServer } from '../setup/everstep.ts';
import { expectAccessible, openBrowser, type Size } from './browser.ts';
import { newMember, returningMember } from './members.ts';

const browser = openBrowser();
const keys = makeVapidKeys();
/** A document of the same origin: what a browser shows while the product is closed. */
const NOT_THE_PRODUCT = '/icon.svg';

let dataDir: string;
let server: Everstep;
let admin: string;

/** Asks the API in somebody's name. */
async function ask<T>(token: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: T };
  return data;
}
interface PushState {
  readonly devices: readonly { readonly current: boolean }[];
}
const devicesOf = async (token: string) => (await ask<PushState>(token, 'GET', '/user/notifications/push')).devices;

/**
 * What a browser without a push service lacks: its half of a subscription. The rest is the browser's own: permission, worker, push
 * message, notification.
 */
async function withPushService(context: BrowserContext): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const given = {
    endpoint: `https://push.example.net/send/${randomBytes(9).toString('base64url')}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await context.addInitScript((subscription) => {
    const STORED = 'test:subscribed-with';
    const decode = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const current = () => {
      const serverKey = localStorage.getItem(STORED);
      if (serverKey === null) return null;
      const end = async () => {
        localStorage.removeItem(STORED);
        return true;
      };
      return { options: { applicationServerKey: decode(serverKey).buffer }, unsubscribe: end, toJSON: () => subscription };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      async subscribe({ applicationServerKey, userVisibleOnly }: { applicationServerKey: string; userVisibleOnly: boolean }) {
        if (!userVisibleOnly || Notification.permission !== 'granted') throw new DOMException('not allowed', 'NotAllowedError');
        localStorage.setItem(STORED, applicationServerKey);
        return current();
      },
    });
  }, given);
}

/** A member with a browser of their own, at the settings of notifications. */
async function member(size: Size = 'desktop', permissions = ['notifications']) {
  const { page, context } = await browser.visit(size, { baseURL: server.url, permissions });
  await context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await withPushService(context);
  await returningMember(context, server.url);
  await page.goto('/settings?tab=notifications');
  await page.getByRole('heading', { name: 'While Everstep is closed' }).waitFor();
  return { page, context, token: await page.evaluate(() => localStorage.getItem('token') ?? '') };
}
const toggle = (page: Page) => page.getByRole('switch', { name: 'Notify me on this device' });

/** Turns pushes on, and answers ways to reach the worker from outside. */
async function turnOn(page: Page, context: BrowserContext) {
  const outside = await context.newPage();
  await outside.goto(NOT_THE_PRODUCT);
  const devtools = await context.newCDPSession(outside);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${server.url}/push/` && !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const started = context.waitForEvent('serviceworker');
  await toggle(page).check();
  await page.getByText('Until you turn it off, or sign out here.').waitFor();
  const [worker, registrationId] = await Promise.all([started, registered]);
  return {
    worker,
    push: (message: unknown) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data: JSON.stringify(message) }),
    /** What stands on the device. The worker's own types are not those of this file. */
    shown: () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
      }),
  };
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'everstep-push-'));
  server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '50',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: 'mailto:ines@example.org',
  });
  const response = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...newMember('Ines'), birthYear: 1980, birthMonth: 3 }),
  });
  // Whoever is here first administers.
  admin = ((await response.json()) as { token: string }).token;
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a device is told while Everstep is closed, not while it is looked at, and a tap leads to the letter', { timeout: 90_000 }, async () => {
  const { page, context, token } = await member();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const { worker, push, shown } = await turnOn(page, context);
  expect(await devicesOf(token)).toMatchObject([{ current: true }]);
  await expectAccessible(page);

  const { id } = await ask<{ id: string }>(admin, 'POST', '/admin/notifications', {
    title: 'A walk together',
    message: 'On Sunday at ten, by the old bridge.',
    targetUsers: 'all',
  });
  await page.goto('/habits');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await page.bringToFront();
  const asked = page.evaluate(() => new Promise((resolve) => navigator.serviceWorker.addEventListener('message', resolve, { once: true })));
  await push({ id: 'looked-at', title: 'Not to be shown', body: '' });
  await asked;
  await page.goto(NOT_THE_PRODUCT);
  const letter = { id, title: 'A walk together', body: 'From Ines' };
  await push(letter);
  await push(letter);
  await expect.poll(shown).toEqual([{ title: 'A walk together', body: 'From Ines', tag: id }]);

  await page.goto('/habits');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  // A tap that only the system can make: the worker is told of it by hand, and may then not bring the page to the front.
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; dispatchEvent: (event: Event) => boolean };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: (work: Promise<void>) => work.catch(() => {}) }),
    );
  });
  const detail = page.getByRole('dialog', { name: 'A walk together' });
  await detail.getByText('On Sunday at ten, by the old bridge.').waitFor();
  expect(await shown()).toEqual([]);

  await page.goto(`/?notification=${id}`);
  await detail.waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await detail.waitFor({ state: 'hidden' });
});

it('signing out leaves nothing on the device, also where the server cannot be reached', { timeout: 60_000 }, async () => {
  const { page, context } = await member('phone');
  await turnOn(page, context);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('everstep:push'))).toBeNull();
});

it('turning it off ends both halves', { timeout: 60_000 }, async () => {
  const { page, context, token } = await member();
  await turnOn(page, context);
  await page.reload();
  await expect.poll(() => toggle(page).isChecked()).toBe(true);
  await toggle(page).uncheck();
  await page.getByText('Your browser asks you first.').waitFor();
  expect(await devicesOf(token)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

it('a browser that blocks notifications says so and how to undo it', { timeout: 60_000 }, async () => {
  const { page } = await member('phone', []);
  // Headless browsers refuse what nobody granted.
  await page.getByText('Your browser blocks notifications from Everstep.').waitFor();
  expect(await toggle(page).count()).toBe(0);
  await expectAccessible(page);
});

it('the worker is fetched anew each time, and may neither load nor keep anything', async () => {
  const response = await fetch(`${server.url}/push/worker.js`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).not.toMatch(/caches|fetch/);
});

it('can be put on the Home Screen, where an iPhone lets it notify', async () => {
  const { page, context } = await browser.visit('phone', { baseURL: server.url });
  await page.goto('/auth');
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${server.url}/manifest.webmanifest`, []]);
  const { display, icons } = JSON.parse(data ?? '{}') as { display: string; icons: readonly { src: string; type: string }[] };
  expect(display).toBe('standalone');
  for (const { src, type } of icons) expect((await fetch(server.url + src)).headers.get('content-type')).toContain(type);
});
