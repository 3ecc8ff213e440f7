import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../statistics.ts';
import type { Act } from './harness.tsx';

const WARM_MOUNTS = 2;
const SWITCHES = 4;
const REOPENINGS = 4;
const KEYS = 'what did i do today';

/** Milliseconds of one act. */
export interface Taken {
  /** Processor time of the page's main thread. */
  readonly work: number;
  /** Until the result was painted. */
  readonly painted: number;
}

/** What one visit of a page took. */
export interface Visit {
  readonly cold: Taken;
  readonly warm: Taken;
  readonly scheme: Taken;
  /** The same for a member who wants less motion. */
  readonly schemeStill: Taken;
  /** Changes of the page's elements that a switch of scheme made. */
  readonly schemeMutations: number;
  readonly dialog: Taken;
  readonly chat: Taken;
  /** Work for each key in a chat of 500 messages, of 2,000, and with the draft in the field alone; in milliseconds. */
  readonly keyAbove: number;
  readonly keyLong: number;
  readonly keyInside: number;
  /** Bytes that 1,000 rows add. */
  readonly jsHeap: number;
  readonly domHeap: number;
}

type Take = (name: Act) => Promise<Taken>;

/** Opens a fresh page and does everything on it once. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => window.bench !== undefined);
    const devtools = await context.newCDPSession(page);
    // Time that the thread ran, not time that passed: other work on the machine then counts little.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const take: Take = (name) => taken(page, devtools, name);
    const rows = await measureRows(take, devtools);
    const scheme = await measureScheme(page, take);
    // Plain dialogs do not move, so those of the others are asked not to.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { scheme: schemeStill } = await measureScheme(page, take);
    const dialog = await measureOpening(take, 'openDialog', 'closeDialog');
    const chat = await measureOpening(take, 'openChat', 'closeChat');
    return { ...rows, ...scheme, schemeStill, dialog, chat, ...(await measureKeys(page, devtools, take)) };
  } finally {
    await context.close();
  }
}

async function measureRows(take: Take, devtools: CDPSession) {
  const before = await heap(devtools);
  const cold = await take('showRows');
  const after = await heap(devtools);
  const warm = await repeated(WARM_MOUNTS, async () => {
    await take('showNothing');
    return take('showRows');
  });
  return { cold, warm, jsHeap: after.js - before.js, domHeap: after.dom - before.dom };
}

async function measureScheme(page: Page, take: Take) {
  await take('showDashboard');
  await take('toPurple');
  await page.evaluate(() => window.bench.mutations());
  const scheme = await repeated(SWITCHES, (count) => take(count % 2 === 0 ? 'toTeal' : 'toPurple'));
  const schemeMutations = await page.evaluate(() => window.bench.mutations());
  await take('showNothing');
  return { scheme, schemeMutations };
}

async function measureOpening(take: Take, open: Act, close: Act): Promise<Taken> {
  // The first opening loads what the others have.
  await take(open);
  await take(close);
  return repeated(REOPENINGS, async () => {
    const opened = await take(open);
    await take(close);
    return opened;
  });
}

async function measureKeys(page: Page, devtools: CDPSession, take: Take) {
  const above = async (open: Act) => {
    await take(open);
    const work = await workOfKeys(page, devtools);
    await take('closeChat');
    return work;
  };
  const keyAbove = await above('openChat');
  const keyLong = await above('openLongChat');
  await take('showComposer');
  const keyInside = await workOfKeys(page, devtools);
  return { keyAbove, keyLong, keyInside };
}

async function workOfKeys(page: Page, devtools: CDPSession): Promise<number> {
  const field = page.locator('textarea:visible').first();
  await field.focus();
  // The first key is dearer: it takes away the placeholder.
  await page.keyboard.press('w');
  await nextFrames(page);
  const before = await workSoFar(devtools);
  for (const key of KEYS) await page.keyboard.press(key === ' ' ? 'Space' : key);
  await nextFrames(page);
  return ((await workSoFar(devtools)) - before) / KEYS.length;
}

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function taken(page: Page, devtools: CDPSession, name: Act): Promise<Taken> {
  const before = await workSoFar(devtools);
  const painted = await page.evaluate((act) => window.bench.act(act), name);
  return { painted, work: (await workSoFar(devtools)) - before };
}

async function workSoFar(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function heap(devtools: CDPSession): Promise<{ js: number; dom: number }> {
  await devtools.send('HeapProfiler.collectGarbage');
  // The protocol's types are behind the browser, which also says how much its elements take.
  const usage = (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number; embedderHeapUsedSize?: number };
  return { js: usage.usedSize, dom: usage.embedderHeapUsedSize ?? Number.NaN };
}

async function repeated(times: number, run: (count: number) => Promise<Taken>): Promise<Taken> {
  const all: Taken[] = [];
  for (let count = 0; count < times; count += 1) all.push(await run(count));
  return { work: median(all.map(({ work }) => work)), painted: median(all.map(({ painted }) => painted)) };
}
