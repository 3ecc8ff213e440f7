import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../setup/everstep.ts';
import { expectAccessible, openBrowser, type Size } from './browser.ts';
import { newMember, returningMember } from './members.ts';

const browser = openBrowser();
const dataDir = mkdtempSync(join(tmpdir(), 'everstep-admin-'));
let server: Awaited<ReturnType<typeof startServer>>;
const maya = newMember('Maya');
const ada = newMember('Ada');

// A server of its own: the first account on it is the administrator's.
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '50' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Somebody who is signed in; the account is made at the first visit. */
const tokens = new Map<string, string>();
async function visitAs(who: typeof maya, size?: Size) {
  const visit = await browser.visit(size, { baseURL: server.url });
  await visit.context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  const token = tokens.get(who.email);
  if (token === undefined) {
    await returningMember(visit.context, server.url, who);
    await visit.page.goto('/settings');
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    tokens.set(who.email, (await visit.page.evaluate(() => localStorage.getItem('token'))) ?? '');
  } else await visit.context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  return visit;
}

/** Begins a session that the password was not given in once more. */
async function signInAnew({ email, password }: typeof maya): Promise<void> {
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { token: string };
  tokens.set(email, token);
}

/** Gives the password that what cannot be undone waits for. */
async function confirmAs(page: Page, { password }: typeof maya): Promise<void> {
  const field = page.getByRole('dialog', { name: 'Is it you?' }).getByLabel(/^Your password/);
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  // A dialog that comes up takes the focus once more within its first frames, sooner than any hand can type.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(password);
      return field.inputValue();
    })
    .toBe(password);
  await page.keyboard.press('Enter');
}

describe('the administrators’ room', () => {
  it('is reached by chip and menu, and by no member [top-006] [top-007] [side-002] [role-003] [guard-005] [route-046]', async () => {
    const { page } = await visitAs(maya);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    const member = await visitAs(ada, 'phone');
    await member.page.goto('/admin');
    await member.page.getByRole('heading', { level: 1, name: 'This page is for administrators' }).waitFor();
    expect(await member.page.getByRole('link', { name: /^Admin/ }).count()).toBe(0);
    const phone = await visitAs(maya, 'phone');
    await phone.page.goto('/admin');
    await phone.page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    expect(await phone.page.getByRole('banner').getByRole('link', { name: 'Admin' }).isVisible()).toBe(false);
  });

  it('has parts that everybody can use, on a desk and on a phone', async () => {
    for (const size of ['desktop', 'phone'] as const) {
      const { page } = await visitAs(maya, size);
      for (const [part, sign] of [
        ['overview', 'New accounts'],
        ['users', 'Users'],
        ['notifications', 'Sent and planned'],
        ['replies', 'Replies of members'],
        ['library', 'Library'],
        ['logs', 'Sign-ins'],
        ['monitoring', 'Newest users'],
        ['audit', 'What administrators did'],
      ]) {
        await page.goto(`/admin/${part}`);
        await page.getByRole('heading', { name: sign ?? '', exact: true }).waitFor();
        // The stories prove the same of each part on a desk.
        if (size === 'phone') await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${part} on ${size}`).toBeLessThanOrEqual(0);
      }
    }
  });

  it('sends what can be taken back, and what arrives is answered live [admin-002] [notif-001] [notif-002]', async () => {
    const { page } = await visitAs(maya);
    await page.goto('/admin/notifications');
    await page.getByRole('textbox', { name: 'Title' }).fill('A walk together');
    await page.getByRole('textbox', { name: 'Message' }).fill('On Sunday at ten.');
    await page.getByRole('button', { name: 'Send notification' }).click();
    await page.getByRole('timer').waitFor();
    await page.getByRole('button', { name: 'Undo sending “A walk together”' }).click();
    await page.getByRole('cell', { name: 'Taken back' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('A walk together');
    const asMaya = { authorization: `Bearer ${tokens.get(maya.email)}`, 'content-type': 'application/json' };
    const asAda = { ...asMaya, authorization: `Bearer ${tokens.get(ada.email)}` };
    const letter = JSON.stringify({ title: 'A walk together', message: 'On Sunday at ten.', targetUsers: 'all' });
    const sent = await fetch(`${server.url}/api/admin/notifications`, { method: 'POST', headers: asMaya, body: letter });
    const { data } = (await sent.json()) as { data: { id: string } };
    await page.goto('/admin/replies');
    await page.getByText('No replies yet').waitFor();
    await fetch(`${server.url}/api/user/notifications/${data.id}/reply`, {
      method: 'POST',
      headers: asAda,
      body: JSON.stringify({ content: 'Gladly' }),
    });
    // It arrives by the stream, with nothing done here.
    await page.getByRole('link', { name: /Ada: Gladly/ }).click();
    await page.getByRole('textbox', { name: 'Your answer to Ada' }).fill('See you there.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await page.getByRole('list', { name: 'Messages with Ada' }).getByText('See you there.').waitFor();
  });

  it('suspends by keyboard alone, after the password, and says so in the audit [admin-001]', async () => {
    await signInAnew(maya);
    const { page } = await visitAs(maya);
    await page.goto('/admin/users');
    const options = page.getByRole('button', { name: 'Options for Ada' });
    await options.focus();
    await page.keyboard.press('Enter');
    const isFocused = (name: string) => page.getByRole('menuitem', { name }).evaluate((item) => item === document.activeElement);
    await expect.poll(() => isFocused('Write a message')).toBe(true);
    for (const name of ['Correct the name', 'Send a link for a new password', 'Make an administrator', 'Suspend']) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => isFocused(name)).toBe(true);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Suspend Ada?' }).waitFor();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.getByRole('button', { name: 'Suspend' }).evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await confirmAs(page, maya);
    await page.getByRole('row', { name: /Ada.*Suspended/ }).waitFor();
    await expect.poll(() => options.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.goto('/admin/audit');
    await page.getByRole('row', { name: /Suspended an account.*Maya.*Ada/ }).waitFor();
    const refused = await fetch(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${tokens.get(ada.email)}` } });
    expect(refused.status).toBe(403);
  });

  it('shows what the server does, and clears its logs after a question and the password, by keyboard [admin-004] [api-081]', async () => {
    await signInAnew(maya);
    const { page } = await visitAs(maya);
    await page.goto('/admin');
    await page.getByRole('list', { name: 'Parts that the server works with' }).getByText('It answers, and what is saved stays.').waitFor();
    const times = page.getByRole('figure', { name: /^Time to answer/ });
    await times.getByRole('button', { name: /^Show as table/ }).click();
    await times
      .getByRole('cell', { name: /\d m?s/ })
      .first()
      .waitFor();
    await page.goto('/admin/logs');
    await page.getByRole('row', { name: /The server has started.*Note/ }).waitFor();
    await page.getByRole('button', { name: 'Clear logs' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Clear the server logs?' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await confirmAs(page, maya);
    await page.getByText('No warnings or errors here').waitFor();
    await page.goto('/admin/audit');
    await page.getByRole('row', { name: /Cleared the server logs.*Maya/ }).waitFor();
  });
});
