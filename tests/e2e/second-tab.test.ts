import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { newMember, register, registerQuietly } from './members.ts';

const browser = openBrowser();

it('a second tab shows what the first one earned, without a reload, and follows it out', async () => {
  const { page, context } = await browser.visit();
  await registerQuietly(page);
  const second = await context.newPage();
  await second.goto('/');
  await second.getByRole('button', { name: 'Check in' }).first().waitFor();

  await page.getByRole('button', { name: 'Check in' }).first().click();
  await second.getByText('Checked in').first().waitFor();
  await second.getByRole('button', { name: 'Check in' }).first().waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await second.waitForURL(/\/(login|auth)$/);
  expect(await second.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

it('a second tab that was asleep begins anew as whoever has signed in, and keeps the first member’s words from them', async () => {
  const { page, context } = await browser.visit();
  await registerQuietly(page);
  const second = await context.newPage();
  // As in a tab out of sight: no event tells it of the sign-out.
  await second.route('**/api/events*', (route) => route.abort());
  await second.goto('/journals/new');
  await second.getByLabel('Your entry').waitFor();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await second.waitForURL('**/auth');

  const bo = newMember('Bo');
  await register(page, bo);
  await page.getByRole('heading', { level: 1, name: /Bo/ }).waitFor();
  await second.goto('/journals/new');
  await second.getByLabel('Your entry').fill('Bo writes this.');
  await second.getByText(/^Saved /).waitFor();

  // The storage of a sleeping tab changes before it hears of it.
  const ada = await fetch(`${browser.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...newMember('Ada'), birthYear: 1990, birthMonth: 5 }),
  });
  const { token } = (await ada.json()) as { token: string };
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await second.getByRole('heading', { level: 1, name: /Ada/ }).waitFor();
  await second.goto('/journals');
  await second.getByRole('heading', { level: 1 }).waitFor();
  expect(await second.getByText('Bo writes this.').count()).toBe(0);
});
