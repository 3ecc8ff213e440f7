import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();
const number = (page: Page) => page.getByText('In danger? Call your local emergency number: 112 in Europe');
/** Answers nothing that matches, as a network does that hangs. */
const hang = (page: Page, path: string | RegExp) => page.route(path, () => new Promise<void>(() => undefined));

describe('whom to call in danger', () => {
  it('is said where no script runs', async () => {
    const { page } = await browser.visit('phone', { javaScriptEnabled: false });
    await page.goto('/');
    await number(page).waitFor();
  });

  it('is said while the scripts hang', async () => {
    const { page } = await browser.visit('phone');
    await hang(page, /assets\/.*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await number(page).waitFor();
  });

  it('is said while the code of Help now hangs', async () => {
    const { page } = await browser.visit('phone');
    await hang(page, /assets\/HelpNow.*\.js$/);
    await page.goto('/help-now', { waitUntil: 'commit' });
    await page.getByText('Loading page...').waitFor();
    await number(page).waitFor();
  });

  it('is one tap away while a member’s page waits for the server', async () => {
    const { page, context } = await browser.visit('phone');
    await returningMember(context, browser.url);
    await hang(page, '**/api/**');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Help now' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Help now' }).waitFor();
    expect(await page.getByRole('link', { name: /^Call/ }).count()).toBeGreaterThan(0);
  });
});
