import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServer } from '../setup/everstep.ts';
import { openBrowser, type Size } from './browser.ts';
import { newMember, register, signIn } from './members.ts';

const browser = openBrowser();

describe.each<Size>(['desktop', 'phone'])('the first evening on a %s', (size) => {
  it('leads from registration to level 2, a talk with two guides and a look of one’s own, and all of it survives a killed server [other-002] [other-003] [game-001] [game-002] [game-004] [welcome-001] [chat-001] [chat-002] [level-005]', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'everstep-evening-'));
    const env = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '50' };
    let server = await startServer(env);
    try {
      const { page } = await browser.visit(size, { baseURL: server.url });
      const ada = newMember();
      await register(page, ada);

      const welcome = page.getByRole('dialog');
      await welcome.waitFor();
      await page.keyboard.press('Escape');
      await welcome.waitFor({ state: 'hidden' });

      await page.getByRole('button', { name: 'Check in' }).first().click();
      await page.getByText('+30 XP').first().waitFor();
      await page
        .getByText(/^\+\d+ coins$/)
        .first()
        .waitFor();

      await page.getByText('Good', { exact: true }).first().click();
      await page.getByText('+30 XP').first().waitFor();

      await page.goto('/settings?tab=profile');
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByLabel('What would you like to grow?').fill('Finish my thesis on mosses');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.getByText('Profile saved').first().waitFor();

      await page.goto('/settings?tab=appearance');
      await page.getByText('Calming Teal').click();
      await page.getByRole('dialog', { name: 'LEVEL UP!' }).waitFor();
      await page.getByRole('button', { name: 'Continue Your Journey' }).click();
      await page.getByRole('radio', { name: 'Dark' }).check();

      await page.goto('/');
      await page.getByRole('button', { name: 'Answer Kael' }).click();
      await say(page, 'I keep putting off my thesis on mosses.');
      await page.getByRole('button', { name: 'Change Guide' }).click();
      await page.getByRole('dialog', { name: 'Choose Your AI Guide' }).getByText('Business Vision Strategist').click();
      await page.getByText('Chatting with Luma').waitFor();
      await say(page, 'What could this look like in a year?');

      await server.stop('SIGKILL');
      server = await startServer({ ...env, PORT: new URL(server.url).port });
      await page.goto('/');
      await page.getByText('Level 2', { exact: true }).first().waitFor();
      expect(await page.locator('html').getAttribute('data-scheme')).toBe('teal');
      expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
      await page.goto('/mood-tracker');
      await page.getByText('Good', { exact: true }).last().waitFor();
      await page.goto('/settings?tab=profile');
      await expect.poll(() => page.getByLabel('What would you like to grow?').inputValue()).toBe('Finish my thesis on mosses');

      await page.evaluate(() => localStorage.removeItem('token'));
      await page.goto('/mood-tracker');
      await page.waitForURL('**/auth');
      await signIn(page, ada);
      await page.waitForURL('**/mood-tracker');
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

/** Sends a message and waits until the reply is whole. */
async function say(page: import('playwright').Page, text: string): Promise<void> {
  const input = page.getByRole('textbox', { name: /^Message to/ });
  await input.fill(text);
  await input.press('Enter');
  await page.getByRole('log').getByText(text).waitFor();
  await page.getByRole('button', { name: 'Copy reply' }).last().waitFor();
  await expect.poll(() => input.inputValue()).toBe('');
}
