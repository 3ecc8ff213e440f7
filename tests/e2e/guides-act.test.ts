import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();
const chatOf = (page: Page) => page.getByRole('dialog', { name: /AI Chat/ });
const cardOf = (page: Page, what: string) => chatOf(page).getByRole('group', { name: new RegExp(`^Kael suggests ${what}`) });

/** Opens the dashboard of a new member and says something to Kael, whose words need no service. */
async function sayToKael(size: 'phone' | 'desktop', words: string): Promise<Page> {
  const { page, context } = await browser.visit(size);
  await returningMember(context, browser.url);
  await page.goto('/');
  await page.getByRole('button', { name: 'Answer Kael' }).press('Enter');
  const field = chatOf(page).getByRole('textbox');
  await field.waitFor();
  // Under a finger the chat opens without a keyboard, and the field is tapped first.
  if (size === 'phone') await field.tap();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  return page;
}

/** Presses a key that moves focus until it is on a button or link of this name; fails when all have been passed. */
async function walkTo(page: Page, key: 'Tab' | 'Shift+Tab', name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key);
    const focused = await page.locator(':focus').evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
    if (focused === name) return;
  }
  throw new Error(`${name} cannot be reached by ${key}`);
}

/** Titles of what the member has. */
function titlesOf(page: Page, what: 'goals' | 'habits'): Promise<readonly string[]> {
  return page.evaluate(async (list) => {
    const response = await fetch(`/api/${list}`, { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } });
    // The one field of the answer that is looked at.
    const answer = (await response.json()) as Record<string, readonly { title: string }[]>;
    return (answer[list] ?? []).map(({ title }) => title);
  }, what);
}

describe('a guide that acts', () => {
  it('proposes a goal, which the keyboard alone renames, adds, finds, undoes after a reload and brings back', {
    timeout: 90_000,
  }, async () => {
    const page = await sayToKael('desktop', 'Set a goal to finish my thesis');
    const card = cardOf(page, 'a goal');
    await card.getByText('Finish my thesis', { exact: true }).waitFor();
    expect(await titlesOf(page, 'goals'), 'Nothing happens before it is confirmed').toEqual([]);
    await chatOf(page).getByRole('button', { name: 'Copy reply' }).waitFor();
    await expectAccessible(page);

    await walkTo(page, 'Shift+Tab', 'Change the title');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Finish the first draft');
    await page.keyboard.press('Enter');
    await walkTo(page, 'Tab', 'Add goal');
    await page.keyboard.press('Enter');
    await card.getByRole('link', { name: 'Open goal' }).waitFor();
    expect(await titlesOf(page, 'goals')).toEqual(['Finish the first draft']);
    await walkTo(page, 'Tab', 'Open goal');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Finish the first draft' }).waitFor();
    await page.goto('/goals');
    await page.getByRole('link', { name: 'Finish the first draft' }).waitFor();

    await page.goBack();
    await page.goBack();
    await chatOf(page).waitFor();
    await page.reload();
    await card.getByRole('link', { name: 'Open goal' }).waitFor();
    await walkTo(page, 'Shift+Tab', 'Undo');
    await page.keyboard.press('Enter');
    await walkTo(page, 'Tab', 'Not now');
    expect(await titlesOf(page, 'goals')).toEqual([]);
    await page.reload();
    await card.getByRole('button', { name: 'Not now' }).waitFor();
    await walkTo(page, 'Shift+Tab', 'Add goal');
    await page.keyboard.press('Enter');
    await card.getByRole('link', { name: 'Open goal' }).waitFor();
    expect(await titlesOf(page, 'goals'), 'What was undone comes back as it was').toEqual(['Finish the first draft']);
  });

  it('has a proposal confirmed in a tunnel on a phone, once, and opens a quiet moment and the journal', { timeout: 90_000 }, async () => {
    const page = await sayToKael('phone', 'Add a habit: ten push-ups after my coffee');
    const habit = cardOf(page, 'a habit');
    await habit.getByText('Every day').waitFor();
    await chatOf(page).getByRole('button', { name: 'Copy reply' }).waitFor();
    await expectAccessible(page);
    await page.context().setOffline(true);
    await habit.getByText(/It will wait on this device/).waitFor();
    await habit.getByRole('button', { name: 'Add habit' }).click();
    await habit
      .getByText(/^Kept on this device/)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await habit.getByRole('link', { name: 'Open habit' }).waitFor();
    expect(await titlesOf(page, 'habits')).toEqual(['Ten push-ups']);

    const field = chatOf(page).getByRole('textbox');
    await field.fill('Can we meditate for 3 minutes?');
    await field.press('Enter');
    await cardOf(page, 'a pause').getByRole('button', { name: 'Begin 3 minutes' }).click();
    const moment = page.getByRole('dialog', { name: 'A quiet moment' });
    await moment.getByRole('button', { name: 'Pause' }).waitFor();
    await moment.getByRole('button', { name: 'Finish' }).click();
    await moment.getByRole('button', { name: 'Back to the chat' }).click();
    await moment.waitFor({ state: 'hidden' });

    await field.fill('Put this into my journal: I saw a heron this morning.');
    await field.press('Enter');
    await cardOf(page, 'writing it down').getByRole('button', { name: 'Open in journal' }).click();
    await page.getByRole('heading', { level: 1, name: 'New entry' }).waitFor();
    await chatOf(page).waitFor({ state: 'hidden' });
    expect(await page.getByText('I saw a heron this morning.').first().inputValue()).toContain('I saw a heron this morning.');
  });
});
