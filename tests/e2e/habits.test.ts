import { expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

it('plants a habit on a phone and ticks it in two taps; it persists after a reload, and a tick can be undone [other-004] [route-013]', async () => {
  const { page, context } = await browser.visit('phone');
  await context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await returningMember(context, browser.url);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const quick = page.getByRole('navigation', { name: 'Quick access' });

  await quick.getByRole('link', { name: 'Habits' }).tap();
  await page.getByRole('heading', { name: 'No habits yet' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New habit' }).tap();
  await page.getByLabel('What do you want to do?').fill('Write three lines');
  await page.getByRole('button', { name: 'Plant habit' }).tap();
  const tick = page.getByRole('checkbox', { name: 'Write three lines, done today' });
  await tick.waitFor();

  // From the start of the app: one tap to the page, one on the tick.
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quick.getByRole('link', { name: 'Habits' }).tap();
  await tick.tap();
  await expect.poll(() => tick.isChecked()).toBe(true);
  await page.getByText('“Write three lines” is done', { exact: true }).waitFor();

  await page.reload();
  await tick.waitFor();
  expect(await tick.isChecked()).toBe(true);
  await page.getByText('5%, a seed', { exact: true }).waitFor();
  await tick.tap();
  await expect.poll(() => tick.isChecked()).toBe(false);

  await page.getByRole('link', { name: 'Write three lines' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Write three lines' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'The year' }).waitFor();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Habits' }).waitFor();
});

it('changes the order with the keyboard, and keeps it', async () => {
  const { page, context } = await browser.visit('desktop');
  await context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await returningMember(context, browser.url);
  await page.goto('/habits');
  await page.getByRole('button', { name: 'Plant “Make the bed”' }).click();
  await page.getByRole('checkbox', { name: 'Make the bed, done today' }).waitFor();
  await page.getByRole('button', { name: 'New habit' }).click();
  await page.getByLabel('What do you want to do?').fill('Stretch');
  await page.getByRole('button', { name: 'Plant habit' }).click();
  await page.getByRole('checkbox', { name: 'Stretch, done today' }).waitFor();
  await page.getByRole('button', { name: 'More about habits' }).click();
  await page.getByRole('menuitem', { name: 'Change the order' }).click();
  await page.getByRole('button', { name: 'Move Stretch', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/api/habits/order')), page.keyboard.press('Space')]);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.reload();
  const rows = page.getByRole('list', { name: 'Today' }).getByRole('link');
  await expect.poll(() => rows.allTextContents()).toEqual(['Stretch', 'Make the bed']);
});
