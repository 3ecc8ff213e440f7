import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();
const QUESTION = 'I want to learn Portuguese this year. How do I begin?';

/** Taps the card of a guide: its checkbox has no looks of its own. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const checkbox = page.getByRole('checkbox', { name });
  await page.locator('label', { has: checkbox }).click();
  await expect.poll(() => checkbox.isChecked()).toBe(true);
}

describe('a council on a phone', () => {
  it('is found from the guides, asks two of them, and its step becomes a goal and a talk', async () => {
    const { page, context } = await browser.visit('phone');
    await returningMember(context, browser.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'Guides' }).click();
    await page.getByRole('button', { name: 'Change Guide' }).click();
    await page.getByRole('link', { name: 'Ask several guides' }).click();
    await page.getByRole('heading', { level: 1, name: 'Council' }).waitFor();

    await page.getByLabel('Your question').fill(QUESTION);
    await choose(page, 'Kael, Opportunity Coach');
    await page.reload();
    expect(await page.getByLabel('Your question').inputValue()).toBe(QUESTION);
    await choose(page, /^Sera/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask Kael and Sera' }).click();

    await page.getByRole('heading', { level: 1, name: QUESTION }).waitFor();
    await page.getByText('The built-in guides answer').waitFor();
    const kael = page.getByRole('article', { name: 'Kael' });
    await kael.getByText('Give “learn Portuguese this year” ten minutes').waitFor();
    await page.getByRole('article', { name: 'Sera' }).getByText('Write three honest sentences').waitFor();
    await expectAccessible(page);

    await kael.getByRole('button', { name: 'Choose this step of Kael' }).click();
    await kael.getByRole('button', { name: 'Make it a goal' }).click();
    await kael.getByRole('link', { name: 'See your goal' }).waitFor();
    await kael.getByRole('button', { name: 'Talk on with Kael' }).click();
    const message = page.getByRole('textbox', { name: /^Message to/ });
    await expect.poll(() => message.inputValue()).toContain(`${QUESTION}\n\nYou suggested: “Give “learn Portuguese this year”`);
    await page.goBack();

    await page.goto('/goals');
    await page
      .getByRole('link', { name: /^Give “learn Portuguese this year” ten minutes/ })
      .first()
      .waitFor();
    await page.goto('/council');
    await page.getByRole('link', { name: /learn Portuguese this year/ }).waitFor();
    await page.getByText('Step chosen').waitFor();
  });
});
