import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Everstep, startServer } from '../setup/everstep.ts';
import { expectAccessible, openBrowser, type Size } from './browser.ts';
import { newMember, returningMember } from './members.ts';

const browser = openBrowser();

/** What comes is to be seen within this time, without a reload. */
const LIVE_MS = 5000;
/** A stream that was lost is opened again after a pause that doubles. */
const BACK_MS = 30_000;

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
const send = (title: string, message = `All about it: ${title}`) =>
  ask<{ id: string }>(admin, 'POST', '/admin/notifications', { title, message, targetUsers: 'all' });

interface List {
  readonly notifications: readonly { readonly subject: string; readonly isRead: boolean }[];
}
interface Threads {
  readonly threads: readonly { readonly id: string; readonly subject: string }[];
}
interface Thread {
  readonly replies: readonly { readonly content: string }[];
}

/** A member with a page of their own, who has been here before. */
async function member(size: Size = 'desktop') {
  const { page, context } = await browser.visit(size, { baseURL: server.url });
  await context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await returningMember(context, server.url);
  await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events'), page.goto('/')]);
  await bell(page, 0);
  const token = () => page.evaluate(() => localStorage.getItem('token') ?? '');
  return { page, context, token: await token() };
}

/** The number on the bell, also while a dialog lies over it. */
const bell = (page: Page, unread: number, timeout = LIVE_MS) =>
  page
    .getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true, includeHidden: true })
    .waitFor({ timeout });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const openBell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click();
const subjects = (page: Page) =>
  list(page)
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
const choose = async (page: Page, subject: string, act: string) => {
  await page.getByRole('button', { name: `Options for “${subject}”` }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'everstep-notifications-'));
  server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '50' });
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

it('a message of the team is seen without a reload, answered, and lives through a restart with nothing lost or doubled [notif-001] [notif-002] [notif-013] [top-011]', {
  timeout: 150_000,
}, async () => {
  const { page, token } = await member();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await send('A walk together');
  await bell(page, 1);
  const line = page.locator('#ui-toasts').getByText('A walk together');
  await line.waitFor();
  await openBell(page);
  await list(page)
    .getByRole('button', { name: /^Unread: A walk together/ })
    .click();
  const detail = page.getByRole('dialog', { name: 'A walk together' });
  await detail.getByText('All about it: A walk together').waitFor();
  await bell(page, 0);

  await server.stop();
  await detail.getByRole('button', { name: 'Reply to Admin' }).click();
  await detail.getByLabel('Your reply').fill('I bring bread and cheese.');
  await detail.getByRole('button', { name: 'Send Reply' }).click();
  await detail.getByText('Waiting for the connection. It goes out by itself.').waitFor({ timeout: 30_000 });
  await detail.getByText('I bring bread and cheese.').waitFor();

  server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '50', PORT: new URL(server.url).port });
  // While the page has not found the way back yet.
  await send('The bridge is closed');
  await bell(page, 1, BACK_MS);
  await detail.getByText('Reply sent successfully! The admin will receive your message.').waitFor();

  const [thread] = (await ask<Threads>(admin, 'GET', '/admin/threads')).threads;
  expect(thread?.subject).toBe('A walk together');
  const said = async () => (await ask<Thread>(admin, 'GET', `/admin/threads/${thread?.id}`)).replies.map(({ content }) => content);
  expect(await said()).toEqual(['I bring bread and cheese.']);

  await ask(admin, 'POST', `/admin/threads/${thread?.id}/replies`, { content: 'Lovely. I bring tea.' });
  await detail.getByText('Lovely. I bring tea.').waitFor({ timeout: LIVE_MS });
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'hidden' });
  expect(await subjects(page)).toEqual(['A walk together', 'The bridge is closed']);
  await bell(page, 1);
  expect(await page.locator('body[data-same-page]').count()).toBe(1);
  expect((await ask<List>(token, 'GET', '/user/notifications')).notifications.map(({ subject, isRead }) => [subject, isRead])).toEqual([
    ['A walk together', true],
    ['The bridge is closed', false],
  ]);
});

it('what is read and deleted while the server is away is kept, also over a reload, and told afterwards [error-030] [error-031] [notif-016]', {
  timeout: 90_000,
}, async () => {
  const { page, token } = await member('phone');
  for (const title of ['First', 'Second', 'Third']) await send(title);
  await bell(page, 3);
  await openBell(page);
  await list(page).getByRole('article', { name: 'First' }).waitFor();

  await page.route('**/api/user/notifications**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await list(page).getByText('Offline copy').waitFor();
  await choose(page, 'First', 'Mark as Read');
  await choose(page, 'Second', 'Delete');
  await list(page).getByRole('button', { name: 'First' }).first().waitFor();
  await expectAccessible(page);
  await page.reload();
  await list(page).getByText('Offline copy').waitFor();
  expect(await subjects(page)).toEqual(['Third', 'First']);
  await list(page).getByText('1 unread').waitFor();

  await page.unroute('**/api/user/notifications**');
  await page.reload();
  await bell(page, 1);
  await expect
    .poll(async () => (await ask<List>(token, 'GET', '/user/notifications')).notifications.map(({ subject, isRead }) => [subject, isRead]))
    .toEqual([
      ['Third', false],
      ['First', true],
    ]);
});

it('two tabs share one stream, and the one that stays takes over from where it was heard', { timeout: 60_000 }, async () => {
  const { page, context } = await member();
  const streams: Request[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.push(request);
  });
  const second = await context.newPage();
  await second.goto('/habits');
  await bell(second, 0);
  await send('Heard in both tabs');
  await Promise.all([bell(page, 1), bell(second, 1)]);
  expect(streams).toHaveLength(0);

  await page.close();
  await expect.poll(() => streams.length, { timeout: LIVE_MS }).toBe(1);
  expect(streams[0]?.headers()['last-event-id']).toMatch(/^\d+$/);
  await send('Heard after the first is gone');
  await bell(second, 2);
});

it('quiet hours and muted kinds keep the line away, never the message', { timeout: 60_000 }, async () => {
  const { page, token } = await member();
  await page.goto('/settings?tab=notifications');
  await page.getByRole('switch', { name: 'Announcements' }).click();
  await expect
    .poll(async () => ask(token, 'GET', '/user/notifications/preferences'))
    .toEqual({ mutedTypes: ['announcement'], quiet: null });
  await send('Without a line');
  await bell(page, 1);
  await ask(admin, 'POST', '/admin/notifications', { title: 'With a line', message: 'Now.', targetUsers: 'all', type: 'reminder' });
  await bell(page, 2);
  await page.locator('#ui-toasts').getByText('With a line').waitFor();
  expect(await page.locator('#ui-toasts').getByText('Without a line').count()).toBe(0);

  // From the beginning of the day to its last minute but one.
  await ask(token, 'PUT', '/user/notifications/preferences', { mutedTypes: [], quiet: { from: '00:00', to: '23:59' } });
  await openBell(page);
  await list(page).getByText('Quiet until 23:59').waitFor();
  await expectAccessible(page);
});

describe('without a pointer', () => {
  /** Presses Tab until the element with this role and name has focus. */
  async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if ((await page.getByRole(role, { name }).and(page.locator(':focus')).count()) > 0) return;
    }
    throw new Error(`${role} ${name} cannot be reached by Tab`);
  }

  it('a member opens, answers, deletes and brings back, and stands at the bell again', { timeout: 60_000 }, async () => {
    const { page } = await member();
    await send('By keyboard alone');
    await bell(page, 1);
    await tabTo(page, 'button', 'Notifications, 1 unread');
    await page.keyboard.press('Enter');
    await list(page).waitFor();
    await tabTo(page, 'button', /^Unread: By keyboard alone/);
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog', { name: 'By keyboard alone' });
    await detail.waitFor();
    await tabTo(page, 'button', 'Reply to Admin');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Typed, not clicked.');
    await tabTo(page, 'button', 'Send Reply');
    await page.keyboard.press('Enter');
    await detail.getByText('Reply sent successfully! The admin will receive your message.').waitFor();
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Reply to Admin');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator(':focus').textContent()).toContain('By keyboard alone');

    await tabTo(page, 'button', 'Options for “By keyboard alone”');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await list(page).getByText('Deleted “By keyboard alone”').waitFor();
    await tabTo(page, 'button', 'Undo');
    await page.keyboard.press('Enter');
    await list(page).getByRole('article', { name: 'By keyboard alone' }).waitFor();
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Notifications');
  });
});
