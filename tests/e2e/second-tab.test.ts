import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { registerQuietly } from './members.ts';

const browser = openBrowser();

it('a second tab shows what the first one earned, without a reload, and follows it out', async () => {
  const { page, context } = await browser.visit();
  await registerQuietly(page);
  const second = await context.newPage();
  const listening = second.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await second.goto('/');
  await second.getByRole('button', { name: 'Check in' }).first().waitFor();
  await listening;

  await page.getByRole('button', { name: 'Check in' }).first().click();
  await second.getByText('Checked in').first().waitFor();
  await second.getByRole('button', { name: 'Check in' }).first().waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
  await second.waitForURL(/\/(login|auth)$/);
  expect(await second.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
