import { expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { newMember, register } from './members.ts';

const { visit } = openBrowser();

it('walks the first day of a challenge on a phone: cohort, tasks, rest, going on, beginning anew [challenge-001] [banner-006] [route-026]', async () => {
  const { page } = await visit('phone');
  await page.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await register(page, newMember('Wanda'), '/warrior-reg');
  const banner = page.getByRole('region', { name: 'Challenge', exact: true });
  await banner.getByText('Day 1 - Momentum Builder').waitFor();
  await banner.getByText('Tasks pending').waitFor();

  await banner.getByRole('link', { name: 'Go to Challenges' }).click();
  const today = page.getByRole('region', { name: 'Begin where you are' });
  await today.getByRole('checkbox', { name: /Write one sentence/ }).click();
  await today.getByRole('checkbox', { name: 'Check in' }).click();
  await today.getByText('Day 1 is walked. 2 small things, all yours.').waitFor();
  await page.getByText('+15 XP').first().waitFor();
  await expect.poll(() => banner.getByText('Tasks pending').count()).toBe(0);
  await banner.getByText('Streak 1 day').waitFor();
  await expectAccessible(page);

  // What was ticked by mistake is taken back, and the banner says so.
  await today.getByRole('checkbox', { name: /Write one sentence/ }).click();
  await banner.getByText('Tasks pending').waitFor();
  await today.getByRole('checkbox', { name: /Write one sentence/ }).click();
  await today.getByText('Day 1 is walked. 2 small things, all yours.').waitFor();

  // The days of every challenge can be looked at; Back leads out again.
  await page.getByRole('button', { name: 'Look at it: Life Transformation' }).click();
  await page.getByRole('dialog').getByText('1. Put down your bag').waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  const rest = page.getByRole('button', { name: 'Rest a while' });
  await rest.click();
  await page.getByRole('button', { name: 'Rest 1 day' }).click();
  await banner.getByText('Paused').waitFor();
  await page.getByRole('button', { name: 'Go on today' }).click();
  await rest.waitFor();
  await expect.poll(() => banner.getByText('Paused').count()).toBe(0);

  await page.getByRole('button', { name: 'More about this challenge' }).click();
  await page.getByRole('menuitem', { name: /Begin anew/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Begin anew' }).click();
  await page.getByRole('button', { name: /^Momentum Builder.*1 of 7 days/ }).waitFor();
  await today.getByText('Ticked by your check-in').waitFor();
});
