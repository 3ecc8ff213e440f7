import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { openArchive } from '../../apps/bff/src/transfer/archive.ts';
import { startServer } from '../setup/everstep.ts';
import { expectAccessible, openBrowser } from './browser.ts';
import { newMember, register } from './members.ts';

const browser = openBrowser();

const DAY_MS = 24 * 60 * 60 * 1000;
/** Three days between the first morning and the next are left out. */
const AWAY_MS = 4 * DAY_MS;
/** Check-in 1, two ticks 2, an amount 2, the notice of level 2 put away 1, a mood 1, a line 2. */
const MORNING_TAPS = 9;
const LINE = 'Frost on the window; the tea was good.';
const everyDay = { schedule: { per: 'day', times: 1 } };
const habits = [
  { title: 'Drink a glass of water', kind: 'yes-no', ...everyDay },
  { title: 'Make the bed', kind: 'yes-no', ...everyDay },
  { title: 'Read', kind: 'at-least', target: 5, unit: 'pages', ...everyDay },
];

it('takes nine taps in the morning, names what each point came for, welcomes back after three days, and hands everything out [other-002]', {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everstep-walk-'));
  const env = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '50' };
  let server = await startServer(env);
  try {
    const { page } = await browser.visit('phone', { baseURL: server.url, acceptDownloads: true });
    await page.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
    await register(page, newMember('Nora'));
    await plant(page);

    await page.goto('/');
    expect(await morning(page)).toBe(MORNING_TAPS);

    await page.goto('/progress?tab=receipts');
    for (const { title } of habits) await page.getByText(`Did a habit: ${title}`).waitFor();
    for (const act of ['Checked in', 'Logged a mood', 'Wrote in the journal']) await page.getByText(act, { exact: true }).waitFor();
    await page.getByText('Did a habit: Read').click();
    await page.getByRole('group').filter({ hasText: 'Did a habit: Read' }).getByText('Habit done').waitFor();
    await expectAccessible(page);

    await server.stop();
    const ahead = { NODE_OPTIONS: '--import ./tests/setup/ahead.ts', AHEAD_MS: String(AWAY_MS) };
    server = await startServer({ ...env, ...ahead, PORT: new URL(server.url).port });
    await page.clock.install({ time: new Date(Date.now() + AWAY_MS) });
    await page.goto('/');
    const welcome = page.getByRole('region', { name: 'Good to see you again' });
    await welcome.getByText(/Nothing is lost\. Level 2, .* one small step is enough for today\./).waitFor();
    await page.getByText('One small step is enough for today.', { exact: true }).waitFor();
    await expectAccessible(page);
    await welcome.getByRole('button', { name: 'Check in, that is all' }).tap();
    await page.getByText('+10 XP').first().waitFor();

    await page.goto('/settings?tab=data');
    await expectWhole(await download(page));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Plants the habits before the morning begins. */
const plant = (page: Page) =>
  page.evaluate(async (planted) => {
    const token = localStorage.getItem('token');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    for (const habit of planted) await fetch('/api/habits', { method: 'POST', headers, body: JSON.stringify(habit) });
  }, habits);

/** A check-in, three habits, a mood and a line of the journal. Answers how many taps it took. */
async function morning(page: Page): Promise<number> {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('button', { name: 'Check in' }).first());
  await page.getByText('+30 XP').first().waitFor();

  const today = page.getByRole('region', { name: 'Habits' });
  await tap(today.getByRole('checkbox', { name: /^Drink a glass of water/ }));
  await tap(today.getByRole('checkbox', { name: /^Make the bed/ }));
  await tap(today.getByRole('button', { name: /^Read: 0 of 5 pages/ }));
  await tap(page.getByRole('button', { name: '5 pages', exact: true }));
  await today.getByText('3 of 3').waitFor();
  expect(await today.getByRole('listitem').getByRole('paragraph').getByRole('link').allInnerTexts()).toEqual(
    habits.map(({ title }) => title),
  );
  const goOn = page.getByRole('button', { name: 'Continue Your Journey' });
  // The notices of the acts before take their turns first.
  await goOn.waitFor({ timeout: 45_000 });
  await tap(goOn);

  await tap(page.getByRole('radiogroup', { name: 'How do you feel?' }).getByText('Good', { exact: true }));
  await page.getByText(/^Noted today\./).waitFor();
  await tap(page.getByRole('link', { name: 'Write a line' }).last());
  const words = page.getByRole('textbox', { name: 'Your entry' });
  await expect.poll(() => words.evaluate((area) => area === document.activeElement)).toBe(true);
  await page.keyboard.type(LINE);
  await tap(page.getByRole('button', { name: 'Done' }));
  await page.getByRole('link', { name: LINE }).waitFor();
  return taps;
}

async function download(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make my archive' }).tap();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** What was done that morning is in the archive: for programs, for spreadsheets and for eyes. */
async function expectWhole(bytes: Buffer): Promise<void> {
  const archive = await openArchive(bytes);
  const text = async (name: string) => (await archive.read(name)).toString();
  const json: unknown = JSON.parse(await text('everstep.json'));
  expect(json).toMatchObject({
    habits: habits.map(({ title }) => ({ title, ticks: [{ kind: 'done' }] })),
    moods: [{ score: 4 }],
    journal: [{ body: LINE }],
  });
  expect(await text('csv/habit-days.csv')).toMatch(/,Read,\d{4}-\d\d-\d\d,done,5,/);
  expect(await text('csv/points.csv')).toContain(',Did a habit: Read,10,');
  expect(await text('everstep.html')).toContain(LINE);
}
