import { describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { registerQuietly } from './members.ts';

const browser = openBrowser();

describe('progress on a phone', () => {
  it('says why a day counts and where XP came from, takes a check-in back, plans a pause and steps on to the board [game-002] [game-003]', async () => {
    const { page } = await browser.visit('phone');
    await registerQuietly(page);
    await page.getByRole('button', { name: 'Check in' }).first().click();
    await page.getByText('+30 XP').first().waitFor();

    await page.getByRole('link', { name: 'Your progress' }).click();
    await page.getByText('This day counts because you checked in.').waitFor();

    await page.getByRole('tab', { name: 'Why this much?' }).click();
    await page.locator('summary', { hasText: 'Checked in' }).click();
    const receipt = page.getByRole('region', { name: 'Why 10 XP?' });
    await receipt.getByText('240 XP left under today’s cap for repeatable acts.').waitFor();
    await receipt.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.getByRole('tab', { name: 'Days' }).click();
    await page.getByText('Today is still open. Any small act makes it count.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('This day counts because you checked in.').waitFor();

    await page.getByRole('button', { name: 'Plan a pause' }).click();
    await page.getByRole('dialog', { name: 'Plan a pause' }).getByRole('button', { name: 'Plan it' }).click();
    await page.getByText(/^Paused until /).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expectAccessible(page);

    await page.goto('/achievements');
    await page.getByRole('heading', { name: 'Rested Well' }).waitFor();
    await expect.poll(() => page.getByText(/^Earned \d+ \w+ · \d+ coins$/).count()).toBe(2);

    await page.goto('/leaderboard');
    await page.getByLabel('Name that others see').fill('Quiet Heron');
    await page.getByRole('button', { name: 'Show me on the board' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Quiet Heron' }).getByText('You', { exact: true }).waitFor();
    await expectAccessible(page);
  });
});
