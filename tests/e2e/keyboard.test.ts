import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

/** Presses Tab until the element with this role and name has focus; fails when the page has been walked through. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const found = page.getByRole(role, { name }).and(page.locator(':focus'));
    if ((await found.count()) > 0) return;
  }
  throw new Error(`${role} ${name} cannot be reached by Tab`);
}

it('a member lives a whole evening without a mouse', async () => {
  const { page, context } = await browser.visit();
  await context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await returningMember(context, browser.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Check in' }).first().waitFor();

  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toMatch(/skip/i);
  await page.keyboard.press('Enter');
  expect(await page.locator(':focus').evaluate((element) => element.tagName)).toBe('MAIN');

  await tabTo(page, 'button', 'Check in');
  await page.keyboard.press('Enter');
  await page.getByText('+30 XP').first().waitFor();

  await tabTo(page, 'radio', /Very low/);
  await page.keyboard.press('ArrowRight');
  await page.getByText('1 of').or(page.getByText('2 of')).first().waitFor();

  await tabTo(page, 'button', 'Answer Kael');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /AI Chat/ }).waitFor();
  expect(await page.locator(':focus').evaluate((element) => element.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('What would one honest step be?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('A small one.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy reply' }).waitFor();

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.locator(':focus').textContent()).toBe('Answer Kael');

  await page.goto('/settings?tab=appearance');
  await page.getByRole('tab', { name: 'Appearance', selected: true }).waitFor();
  await tabTo(page, 'tab', 'Appearance');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('tab', { name: 'Account', selected: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'radio', 'Cool Grey');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('teal');
});
