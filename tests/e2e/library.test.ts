import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../setup/everstep.ts';
import { expectAccessible, openBrowser } from './browser.ts';
import { newMember, returningMember } from './members.ts';

const browser = openBrowser();
const folder = mkdtempSync(join(tmpdir(), 'everstep-library-'));
const file = join(folder, 'Quiet evening.txt');
const text = 'Breathe in, breathe out.\n'.repeat(120_000);
let server: Awaited<ReturnType<typeof startServer>>;

// A server of its own: the first account on it is the administrator's.
beforeAll(async () => {
  writeFileSync(file, text);
  server = await startServer({ DATA_DIR: join(folder, 'data'), RATE_LIMIT_SCALE: '50' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function visitAs(firstName: string, size?: 'phone') {
  const visit = await browser.visit(size, { baseURL: server.url });
  await visit.context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await returningMember(visit.context, server.url, newMember(firstName));
  return visit;
}

it('takes a file that was cut off by a reload where it was, and members save it byte for byte [admin-003] [other-016] [route-042]', async () => {
  const { page, context } = await visitAs('Maya');
  // The second part never arrives.
  let parts = 0;
  const second = Promise.withResolvers<void>();
  await context.route('**/api/admin/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    parts += 1;
    if (parts === 1) return route.continue();
    return second.resolve();
  });
  await page.goto('/admin/library');
  await page.getByText('The library is empty').waitFor();
  await page.getByLabel('A document or a video').setInputFiles(file);
  await second.promise;
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByText('Choose the same file above', { exact: false }).waitFor();
  const begun = await page.getByRole('progressbar', { name: 'Quiet evening.txt' }).getAttribute('aria-valuenow');
  expect(Number(begun)).toBeGreaterThan(0);
  const begins: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') begins.push(request.headers()['upload-offset']);
  });
  await page.getByLabel('A document or a video').setInputFiles(file);
  await page.getByRole('button', { name: 'Options for Quiet evening' }).waitFor();
  expect(begins[0]).not.toBe('0');

  const ada = await visitAs('Ada', 'phone');
  await ada.page.goto('/downloads');
  const save = ada.page.getByRole('button', { name: 'Download Quiet evening' });
  await save.waitFor();
  await expectAccessible(ada.page);
  const [download] = await Promise.all([ada.page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('Quiet evening.txt');
  expect(readFileSync((await download.path()) ?? '', 'utf8')).toBe(text);
  await ada.page.getByText('1 download').waitFor();
});
