import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { newMember, register } from './members.ts';

const browser = openBrowser();

/** As a browser does whose settings let no page keep anything. */
const blockSiteData = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

describe('where the browser lets no page keep anything', () => {
  it('shows Help now, takes in a member, and opens the chat', async () => {
    const { page } = await browser.visit('phone');
    await blockSiteData(page);
    await page.goto('/help-now');
    await page.getByRole('link', { name: /112/ }).first().waitFor();

    await register(page, newMember());
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Answer/ }).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    expect(await page.getByRole('dialog').getByRole('textbox').isEditable()).toBe(true);
  });
});
