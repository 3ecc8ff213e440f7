import { describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

describe('goals on a phone', () => {
  it('are set from an idea, moved, completed with what was learned, and still there after a reload [other-005] [route-011]', async () => {
    const { page, context } = await browser.visit('phone');
    await returningMember(context, browser.url);
    await page.goto('/goals');
    await page.getByRole('button', { name: 'Set a goal' }).click();
    const form = page.getByRole('dialog', { name: 'New goal' });
    await form.getByText('Begin from an idea').click();
    await form.getByRole('button', { name: /^Read six books/ }).click();
    await form.getByLabel('What would you like to reach?').fill('Read six books by spring');
    await form.getByRole('button', { name: 'Set goal' }).click();
    await page.getByRole('link', { name: 'Read six books by spring' }).click();

    await page.getByRole('heading', { level: 1, name: 'Read six books by spring' }).waitFor();
    await page.getByRole('checkbox', { name: 'A pile chosen' }).check();
    await page.getByText('1 of 2 milestones').waitFor();
    await page.getByRole('button', { name: 'Update Books finished' }).click();
    await page.getByRole('spinbutton', { name: 'Books finished' }).fill('3');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('3 of 6 books').waitFor();
    await page.getByRole('radio', { name: '4' }).check({ force: true });
    await page.getByText('4 is fairly sure.').waitFor();
    await page.reload();
    await page.getByText('3 of 6 books').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await page.getByLabel('What did you learn on the way?').fill('Ten pages before sleep are plenty.');
    await page.goBack();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    expect(await page.getByLabel('What did you learn on the way?').inputValue()).toBe('Ten pages before sleep are plenty.');
    await page.getByRole('button', { name: 'Complete goal' }).click();
    await page.getByRole('dialog', { name: 'You are there' }).waitFor();
    await page.getByRole('button', { name: 'Look around' }).click();
    await page.getByRole('region', { name: 'What you learned' }).waitFor();

    await page.goto('/goals');
    await page.getByRole('region', { name: 'Reached' }).getByRole('link', { name: 'Read six books by spring' }).waitFor();
    await expectAccessible(page);
  });
});
