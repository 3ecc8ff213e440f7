import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type Benched, type People, serveEverstep } from './everstep.ts';
import type { InstalledTree } from './installed-tree.ts';
import { kilobytes, type Row, type Section } from './report.ts';

const DIST = 'apps/web/dist';
/** What a page still fetches for itself once it can be used arrives within this time, in milliseconds. */
const AFTERWARDS_MS = 2000;

type Kind = 'js' | 'css' | 'fonts';

/** Sizes of the files of one kind, in bytes. */
interface Size {
  readonly files: number;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Largest sizes in gzip, in bytes. */
const budgets = {
  auth: { js: 130_000, css: 15_000, fonts: 64_000 },
  dashboard: { js: 175_000, css: 15_000, fonts: 64_000 },
} as const;

const method = [
  'What a real browser with an empty cache asks for, until the page can be used: the sign-in form, or the heading of the dashboard for a member who is signed in.',
  'Sizes are those of the files that the build laid beside each other (raw, gzip 9, brotli 9), in thousands of bytes; fonts are compressed in themselves.',
  `"Afterwards" is what the page fetches in the ${AFTERWARDS_MS / 1000} s after that.`,
].join(' ');

/** Bytes of the first visit of `/auth` and of `/`, from the built tree. */
export async function measureFirstLoad(
  browser: Browser,
  tree: InstalledTree,
  env: Readonly<Record<string, string>>,
  { veteran }: People,
): Promise<Section> {
  const server = await serveEverstep(env, { folder: tree.folder });
  const url = `http://127.0.0.1:${server.port}`;
  const dist = join(tree.folder, DIST);
  try {
    const auth = await visit(browser, `${url}/auth`, undefined);
    const home = await visit(browser, `${url}/`, veteran);
    return {
      title: 'First load of the web app',
      method,
      rows: [
        ...pageRows('/auth', sizesOf(dist, auth.first), budgets.auth),
        ...pageRows('/ signed in', sizesOf(dist, home.first), budgets.dashboard),
        afterwardsRow(dist, home.later),
        {
          what: '/ signed in, data requests until then',
          floor: '',
          ours: home.data.join(', '),
          result: String(home.data.length),
          target: '',
        },
      ],
    };
  } finally {
    await server.stop();
  }
}

interface Requests {
  /** Paths of files until the page could be used. */
  readonly first: readonly string[];
  readonly later: readonly string[];
  /** Paths of the API until the page could be used. */
  readonly data: readonly string[];
}

async function visit(browser: Browser, url: string, member: Benched | undefined): Promise<Requests> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    if (member) {
      await context.addInitScript((token) => {
        localStorage.setItem('token', token);
        localStorage.setItem('dontShowWelcomePopup', 'true');
      }, member.token);
    }
    const page = await context.newPage();
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(url);
    await usable(page, member !== undefined);
    const first = [...paths];
    await pause(AFTERWARDS_MS);
    const isData = (path: string) => path.startsWith('/api/');
    return { first, later: paths.slice(first.length).filter((path) => !isData(path)), data: first.filter(isData) };
  } finally {
    await context.close();
  }
}

async function usable(page: Page, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) await page.getByRole('heading', { level: 1 }).waitFor();
  else await page.getByLabel('E-mail').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const endings: Readonly<Record<Kind, RegExp>> = { js: /\.js$/, css: /\.css$/, fonts: /\.woff2$/ };

function sizesOf(dist: string, paths: readonly string[]): Readonly<Record<Kind, Size>> {
  const of = (kind: Kind): Size => {
    const files = [...new Set(paths)].filter((path) => endings[kind].test(path)).map((path) => join(dist, path));
    const total = (ending: string) => files.reduce((sum, file) => sum + statSync(existsSync(file + ending) ? file + ending : file).size, 0);
    return { files: files.length, raw: total(''), gzip: total('.gz'), brotli: total('.br') };
  };
  return { js: of('js'), css: of('css'), fonts: of('fonts') };
}

function pageRows(page: string, sizes: Readonly<Record<Kind, Size>>, budget: Readonly<Record<Kind, number>>): readonly Row[] {
  const names = { js: 'JavaScript', css: 'CSS', fonts: 'fonts' } as const;
  return (['js', 'css', 'fonts'] as const).map((kind) => {
    const { gzip } = sizes[kind];
    return {
      what: `${page}, ${names[kind]}`,
      floor: '',
      ours: sizeText(sizes[kind]),
      result: `${kilobytes(gzip)} gzip`,
      target: `≤ ${kilobytes(budget[kind])}`,
      met: gzip <= budget[kind],
    };
  });
}

const sizeText = ({ files, raw, gzip, brotli }: Size): string =>
  `${files} files: ${kilobytes(raw)} raw, ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`;

function afterwardsRow(dist: string, later: readonly string[]): Row {
  const { js, css, fonts } = sizesOf(dist, later);
  const all = js.gzip + css.gzip + fonts.gzip;
  return {
    what: '/ signed in, afterwards',
    floor: '',
    ours: `${js.files + css.files + fonts.files} files: ${kilobytes(js.gzip)} JavaScript, ${kilobytes(css.gzip)} CSS, ${kilobytes(fonts.gzip)} fonts`,
    result: `${kilobytes(all)} gzip`,
    target: '',
  };
}
