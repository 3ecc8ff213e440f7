import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Everstep, startServer } from '../setup/everstep.ts';
import { openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();
const PASSPHRASE = 'quiet river stones';

describe('the journal on a phone', () => {
  let server: Everstep;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'everstep-journal-'));
    server = await startServer({ DATA_DIR: folder, HOST: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function visit() {
    const { page, context } = await browser.visit('phone', { baseURL: server.url, acceptDownloads: true });
    await returningMember(context, server.url);
    return { page, context };
  }

  it('keeps a line that is written in a tunnel over a reload, sends it when the tunnel ends, and finds it by its words [other-006]', async () => {
    const { page, context } = await visit();
    await page.goto('/journals');
    await page.getByRole('link', { name: 'Write the first entry' }).click();
    await page.getByLabel('Your entry').waitFor();
    await context.setOffline(true);
    await page.getByLabel('Your entry').fill('Fog over the Mühlbach, and a heron that did not mind me at all.');
    await page.getByText('Kept on this device until you are online').waitFor();
    await context.setOffline(false);
    await page.reload();
    expect(await page.getByLabel('Your entry').inputValue()).toContain('heron');
    // It may have gone out before the reload or after it.
    const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('everstep:draft:')).length;
    await expect.poll(() => page.evaluate(unsent)).toBe(0);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
    await page.getByLabel('Search your journal').fill('MUHLB');
    await page.getByRole('link', { name: /Fog over the Mühlbach/ }).waitFor();
    await page.getByLabel('Search your journal').fill('volcano');
    await page.getByText(/Nothing matches/).waitFor();
  });

  it('locks an entry so that no file of the server has its words, and opens it after a reload with the passphrase alone', async () => {
    const { page } = await visit();
    await page.goto('/journals/new');
    await page.getByLabel('Your entry').fill('Canaryword: nobody but me reads this.');
    await page.getByRole('button', { name: 'More for this entry' }).click();
    await page.getByRole('menuitem', { name: 'Lock with my passphrase' }).click();
    await page.getByLabel(/^Passphrase/).fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Set the passphrase' }).click();
    await page.getByRole('textbox', { name: 'Your recovery key' }).waitFor();
    await page.getByText('I have written it down').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByText('Locked: only your passphrase opens it').waitFor();
    await page.getByText(/^Saved /).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'This entry is locked' }).waitFor();
    await page.getByRole('button', { name: 'Open with the passphrase' }).click();
    await page.getByLabel(/^Passphrase/).fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => page.getByLabel('Your entry').inputValue()).toContain('Canaryword');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Locked entry' }).waitFor();
    await server.stop('SIGTERM');
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      expect(bytes.includes('Canaryword') || bytes.includes('canaryword'), file.name).toBe(false);
    }
    expect(server.output()).not.toMatch(/canaryword/i);
  });
});
