import { describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();
const PASSAGE =
  'I am stuck on this passage: A price rises by ten percent and then falls by ten percent. It does not come back to where it began. Percentages that follow one another are multiplied, not added.';

describe('the course assistant on a phone', () => {
  it('is found in the menu, answers who was chosen, keeps the session over a reload, and brings a deleted one back [course-001]', async () => {
    const { page, context } = await browser.visit('phone');
    await returningMember(context, browser.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Learning' }).click();
    await page.getByRole('heading', { level: 1, name: 'Learning' }).waitFor();

    await page.locator('label', { has: page.getByRole('radio', { name: /^Mina/ }) }).click();
    const field = page.getByRole('textbox', { name: 'Message to Mina' });
    await field.fill(PASSAGE);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(PASSAGE);
    await expectAccessible(page);
    await field.press('Enter');

    const log = page.getByRole('log', { name: 'Conversation with Mina' });
    await log.getByText('Your text rests on these sentences:').waitFor();
    await log.getByText(/answered by the built-in assistant/).waitFor();
    await page.waitForURL(/\/learning\?session=/);
    const session = page.url();
    await expectAccessible(page);

    await page.reload();
    await log.getByText('Your text rests on these sentences:').waitFor();
    expect(await field.inputValue()).toBe('');

    await page.getByRole('link', { name: 'New session' }).click();
    await page.getByRole('button', { name: /^Delete “I am stuck/ }).click();
    const earlier = page.getByRole('link', { name: /^I am stuck/ });
    await earlier.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await log.getByText('Your text rests on these sentences:').waitFor();
    expect(page.url()).toBe(session);
    await earlier.waitFor();
  });

  it('shows people to reach instead of an answer when somebody is in danger', async () => {
    const { page, context } = await browser.visit('phone');
    await returningMember(context, browser.url);
    await page.goto('/learning-center');
    await page.waitForURL(/\/learning$/);
    await page.getByRole('textbox', { name: 'Message to Ada' }).fill('I failed the exam and I want to kill myself');
    await page.getByRole('button', { name: 'Send message' }).click();
    const card = page.getByRole('article', { name: /^Everstep/ });
    await card.waitFor();
    expect(await card.getByRole('link').count()).toBeGreaterThan(1);
    await expectAccessible(page);
  });
});
