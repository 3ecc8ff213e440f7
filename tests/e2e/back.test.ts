import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

/** A phone that came from the settings to the mood page. */
async function onMoodPage(): Promise<Page> {
  const { page, context } = await browser.visit('phone');
  await returningMember(context, browser.url);
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'Mood' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mood' }).waitFor();
  return page;
}

const chatOf = (page: Page) => page.getByRole('dialog', { name: /AI Chat/ });
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('Back on a phone', () => {
  it('closes the chat and keeps the page; forward and a reload bring the chat again', async () => {
    const page = await onMoodPage();
    await page.getByRole('button', { name: 'Guides' }).click();
    await chatOf(page).waitFor();
    await page.goBack();
    await chatOf(page).waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/mood-tracker');
    await page.goForward();
    await chatOf(page).waitFor();
    await page.reload();
    await chatOf(page).waitFor();
    await page.goBack();
    await chatOf(page).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL('**/settings');
  });

  it('leaves the page at once after the chat was closed by hand', async () => {
    const page = await onMoodPage();
    await page.getByRole('button', { name: 'Guides' }).click();
    await chatOf(page).waitFor();
    await page.keyboard.press('Escape');
    await chatOf(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Guides' }).click();
    await chatOf(page).getByRole('button', { name: 'Close' }).first().click();
    await chatOf(page).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL('**/settings');
  });

  it('closes the menu, and after the menu led elsewhere leads to the page before', async () => {
    const page = await onMoodPage();
    const menu = page.getByRole('dialog');
    await page.getByRole('button', { name: 'More' }).click();
    await menu.waitFor();
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/mood-tracker');
    await page.getByRole('button', { name: 'More' }).click();
    await menu.getByRole('link', { name: 'Today' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Mood' }).waitFor();
    expect(await menu.count()).toBe(0);
  });
});
