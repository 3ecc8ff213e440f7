import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openArchive } from '../../apps/bff/src/transfer/archive.ts';
import { loopZip } from '../../apps/bff/src/transfer/testing/files.ts';
import { expectAccessible, openBrowser } from './browser.ts';
import { newMember, returningMember } from './members.ts';

const browser = openBrowser();

describe('taking data in and out on a phone', () => {
  it('brings habits of another app in after a look, takes everything out, and takes the import back', async () => {
    const { page, context } = await browser.visit('phone', { acceptDownloads: true });
    await returningMember(context, browser.url);
    await page.goto('/settings?tab=data');
    const drop = page.getByLabel('File of another app');
    const file = { mimeType: 'application/zip', buffer: await loopZip() };
    await drop.setInputFiles({ ...file, name: 'Loop Habits CSV.zip' });
    await page.getByText('3 days of habits').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Bring it in' }).click();
    await page.getByText('Brought in from Loop Habit Tracker').waitFor();

    await drop.setInputFiles({ ...file, name: 'The same again.zip' });
    await page.getByText('Everything in this file is here already').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make my archive' }).click();
    const archive = await openArchive(await bytesOf(await (await download).createReadStream()));
    const json: unknown = JSON.parse((await archive.read('everstep.json')).toString());
    expect(json).toMatchObject({ habits: [{ title: 'Meditate' }, { title: 'Read' }] });

    await page.goto('/habits');
    await page.getByText('Meditate').first().waitFor();
    await page.goto('/settings?tab=data');
    await page.getByRole('button', { name: /^Take back what came from Loop/ }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText(/5 records gone/).waitFor();
    await page.goto('/habits');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Meditate').count()).toBe(0);
  });
});

it('gives an archive whose page opens without a connection, and that another member takes in with its challenge', async () => {
  const { page, context } = await browser.visit('desktop', { acceptDownloads: true });
  const ada = await returningMember(context, browser.url);
  await page.goto('/challenges');
  await page.getByRole('button', { name: 'Start 7-Day Challenge' }).click();
  await page.getByRole('checkbox', { name: /Write one sentence/ }).click();
  await page.getByRole('checkbox', { name: 'Check in' }).click();
  await page.getByText('Day 1 is walked. 2 small things, all yours.').waitFor();
  await page.goto('/settings?tab=data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make my archive' }).click();
  const bytes = await bytesOf(await (await download).createReadStream());

  const folder = mkdtempSync(join(tmpdir(), 'everstep-archive-'));
  try {
    const file = join(folder, 'everstep.html');
    writeFileSync(file, await (await openArchive(bytes)).read('everstep.html'));
    const address = pathToFileURL(file).href;
    const offline = await browser.visit('phone', { baseURL: address, offline: true });
    await offline.page.goto(address);
    await offline.page.getByRole('heading', { level: 1, name: `What ${ada.firstName} made in Everstep` }).waitFor();
    await offline.page.getByRole('link', { name: 'Challenges' }).click();
    expect(await offline.page.getByRole('region', { name: 'Challenges' }).getByRole('heading', { level: 3 }).textContent()).toBe(
      'Momentum Builder',
    );
    await expectAccessible(offline.page);
  } finally {
    rmSync(folder, { recursive: true });
  }

  const bo = await browser.visit('phone');
  await returningMember(bo.context, browser.url, newMember('Bo'));
  await bo.page.goto('/settings?tab=data');
  await bo.page.getByLabel('File of another app').setInputFiles({ name: 'everstep.zip', mimeType: 'application/zip', buffer: bytes });
  await bo.page.getByText('1 challenge walked or under way').waitFor();
  await bo.page.getByText('Points stay where they were earned.', { exact: false }).waitFor();
  await expectAccessible(bo.page);
  await bo.page.getByRole('button', { name: 'Bring it in' }).click();
  await bo.page.getByText('Brought in from Everstep').waitFor();
  await bo.page.goto('/challenges');
  await bo.page.getByText('1 of 7 days').first().waitFor();
});

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
