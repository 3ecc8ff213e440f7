import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../system.ts';
import { temporaryFolder } from './everstep.ts';
import { milliseconds, type Row, type Section, times } from './report.ts';
import { interleaved, median } from './statistics.ts';
import type { Bench } from './ui/harness.tsx';

const ROUNDS = 5;
const WARM_MOUNTS = 2;
const SWITCHES = 4;
const REOPENINGS = 4;
const kinds = ['plain', 'ours'] as const;
type KindName = (typeof kinds)[number];

/** Opens the browser of the benchmarks. */
export function openChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** What one visit of a page took, each in milliseconds of the main thread's work and until painted. */
interface Visit {
  readonly cold: Taken;
  readonly warm: Taken;
  readonly scheme: Taken;
  readonly dialog: Taken;
  /** Changes of the page's elements that a switch of scheme made. */
  readonly schemeMutations: number;
}
interface Taken {
  readonly work: number;
  readonly painted: number;
}

/** Rows, scheme and dialog of the design system against plain HTML and CSS that draw the same. */
export async function measureUi(browser: Browser): Promise<Section> {
  const site = await serveFolder(await builtPages());
  try {
    const visits = await interleaved(ROUNDS, {
      plain: () => visit(browser, site.url, 'plain'),
      ours: () => visit(browser, site.url, 'ours'),
    });
    return { title: 'Design system in Chromium', method: methodText(browser), rows: rowsOf(visits) };
  } finally {
    site.close();
  }
}

const methodText = (browser: Browser): string =>
  [
    `Chromium ${browser.version()}, headless, reduced motion; ${ROUNDS} fresh pages of each kind, interleaved, medians.`,
    'Both pages are React; the floor renders the same elements with hand-written classes and CSS, and a native `<dialog>` that is mounted when opened.',
    '1,000 rows, each with title, line of meaning, chip and button.',
    'Work is `TaskDuration` of the DevTools protocol around the act; painted is the time until the frame after the one in which the result stands.',
    'Cold is the first mount of a page, warm a later one; the scheme is switched with the rows on the page.',
  ].join(' ');

async function builtPages(): Promise<string> {
  const [root, outDir] = [join(import.meta.dirname, 'ui'), temporaryFolder()];
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: { input: kinds.map((kind) => join(root, `${kind}.html`)) },
    },
  });
  return outDir;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

async function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const bytes = readFileSync(join(folder, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

async function visit(browser: Browser, url: string, kind: KindName): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/${kind}.html`);
    await page.waitForFunction(() => window.bench !== undefined);
    const metrics = await context.newCDPSession(page);
    await metrics.send('Performance.enable');
    const act = (name: Act, argument?: 'teal' | 'purple') => taken(page, metrics, name, argument);
    const cold = await act('showRows');
    const warm = await repeated(WARM_MOUNTS, async () => {
      await act('hideRows');
      return act('showRows');
    });
    await page.evaluate(() => window.bench.mutations());
    const scheme = await repeated(SWITCHES, (count) => act('applyScheme', count % 2 === 0 ? 'purple' : 'teal'));
    const schemeMutations = await page.evaluate(() => window.bench.mutations());
    await act('hideRows');
    // The first opening loads what the others have.
    await act('openDialog');
    await act('closeDialog');
    const dialog = await repeated(REOPENINGS, async () => {
      const opened = await act('openDialog');
      await act('closeDialog');
      return opened;
    });
    return { cold, warm, scheme, dialog, schemeMutations };
  } finally {
    await context.close();
  }
}

type Act = Exclude<keyof Bench, 'mutations'>;

async function taken(page: Page, metrics: CDPSession, name: Act, argument: 'teal' | 'purple' = 'teal'): Promise<Taken> {
  const before = await taskDuration(metrics);
  const painted = await page.evaluate(([act, scheme]) => window.bench[act](scheme), [name, argument] as const);
  return { painted, work: (await taskDuration(metrics)) - before };
}

async function taskDuration(metrics: CDPSession): Promise<number> {
  const all = await metrics.send('Performance.getMetrics');
  return (all.metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function repeated(times: number, run: (count: number) => Promise<Taken>): Promise<Taken> {
  const all: Taken[] = [];
  for (let count = 0; count < times; count += 1) all.push(await run(count));
  return { work: median(all.map(({ work }) => work)), painted: median(all.map(({ painted }) => painted)) };
}

function rowsOf({ plain, ours }: Record<KindName, readonly Visit[]>): readonly Row[] {
  const row = (what: string, of: (visit: Visit) => number, most?: number): Row => {
    const [floor, own] = [median(plain.map(of)), median(ours.map(of))];
    const ratio = own / floor;
    const target = most === undefined ? '' : `≤ ${times(most)}`;
    return {
      what,
      floor: milliseconds(floor),
      ours: milliseconds(own),
      result: times(ratio),
      target,
      ...(most === undefined ? {} : { met: ratio <= most }),
    };
  };
  const mutations = Math.max(...ours.map(({ schemeMutations }) => schemeMutations));
  return [
    row('mount 1,000 rows cold, work', ({ cold }) => cold.work, 1.25),
    row('mount 1,000 rows cold, painted', ({ cold }) => cold.painted),
    row('mount 1,000 rows warm, work', ({ warm }) => warm.work, 1.3),
    row('mount 1,000 rows warm, painted', ({ warm }) => warm.painted),
    row('switch the scheme over them, work', ({ scheme }) => scheme.work),
    row('switch the scheme over them, painted', ({ scheme }) => scheme.painted, 1.1),
    {
      what: 'elements changed by switching',
      floor: '0',
      ours: String(mutations),
      result: String(mutations),
      target: '0',
      met: mutations === 0,
    },
    row('re-open a dialog, work', ({ dialog }) => dialog.work, 1.8),
  ];
}
