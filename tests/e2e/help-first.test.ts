import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();
const chatOf = (page: Page) => page.getByRole('dialog', { name: /AI Chat/ });
/** What was earned: points, then coins and an achievement. */
const rewards = (page: Page) => page.locator('#ui-toasts').getByText(/^\+\d+ (XP|coins)$|achievement/i);

/** Opens the chat, has a goal proposed there and adds it, which earns points. */
async function earnInChat(size: 'phone' | 'desktop'): Promise<Page> {
  const { page, context } = await browser.visit(size);
  await returningMember(context, browser.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Answer Kael' }).press('Enter');
  const field = chatOf(page).getByRole('textbox');
  await field.fill('Set a goal to finish my thesis');
  await field.press('Enter');
  await chatOf(page).getByRole('button', { name: 'Add goal' }).click();
  return page;
}

/** Whether what lies at the middle of an element is that element or a part of it. */
const isUncovered = (element: Locator) =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmost !== null && (own === topmost || own.contains(topmost));
  });

describe.each(['phone', 'desktop'] as const)('what is told on an ordinary page on a %s', (size) => {
  it('stands below the header, whose Help now stays in reach', async () => {
    const { page, context } = await browser.visit(size);
    await returningMember(context, browser.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'Check in' }).first().click();
    await page.locator('#ui-toasts li').first().waitFor();
    const header = page.getByRole('banner');
    for (const part of [header.getByRole('link', { name: 'Help now' }), header.getByRole('button').last()])
      await expect.poll(() => isUncovered(part), { message: String(part) }).toBe(true);
    const foot = await header.evaluate((own) => own.getBoundingClientRect().bottom);
    // A toast drops in from above; the place where it stands is that of its host.
    expect(await page.locator('#ui-toasts').evaluate((own) => own.getBoundingClientRect().top)).toBeGreaterThanOrEqual(foot);
  });
});

describe.each(['phone', 'desktop'] as const)('points earned in the chat on a %s', (size) => {
  it('lie over the messages, which stay where they are, wait while Help now is open, and come after it', async () => {
    const page = await earnInChat(size);
    const chat = chatOf(page);
    const places = () =>
      chat.evaluate((own) => [own, own.querySelector('[role="log"]')].map((part) => JSON.stringify(part?.getBoundingClientRect())));
    // The chat rises into its place.
    await chat.evaluate((own) => Promise.all(own.getAnimations().map(({ finished }) => finished)));
    const before = await places();
    await rewards(page).first().waitFor();
    expect(await places()).toEqual(before);
    const help = chat.getByRole('button', { name: 'Help now' }).filter({ visible: true });
    for (const part of [
      help,
      chat.getByRole('button', { name: 'Close' }),
      chat.getByRole('link', { name: 'Open goal' }),
      chat.getByRole('textbox'),
      chat.getByRole('button', { name: 'New Conversation' }),
      chat.getByRole('button', { name: 'Conversation History' }),
    ]) {
      expect(await isUncovered(part), String(part)).toBe(true);
    }

    await help.click();
    const people = page.getByRole('dialog', { name: 'Help now' });
    await people.waitFor();
    expect(await rewards(page).count()).toBe(0);
    // The dialog rises into its place.
    await expect.poll(() => isUncovered(people.getByRole('heading', { name: 'Help now' }))).toBe(true);
    for (const part of [people.getByRole('link', { name: /^Call/ }).first(), people.getByRole('button', { name: 'Close' })]) {
      expect(await isUncovered(part), String(part)).toBe(true);
    }
    await people.getByRole('button', { name: 'Back to the chat' }).click();
    await rewards(page).first().waitFor();
  });
});
