import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { root, run } from './process.ts';
import { findChromium } from './system.ts';

// Draws the main story of everything in Storybook in four looks, as sheets in docs/contact-sheets. `--from=<folder>` takes a Storybook that
// was built before.

interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}
const looks = [
  { scheme: 'grey', mode: 'light', pageWidth: 1440 },
  { scheme: 'teal', mode: 'dark', pageWidth: 1440 },
  { scheme: 'orange', mode: 'light', pageWidth: 390 },
  { scheme: 'purple', mode: 'dark', pageWidth: 820 },
] as const;
const groups = ['Components', 'Product', 'Chat', 'Charts', 'Pages'] as const;
type Group = (typeof groups)[number];

/** Heights and widths in pixels: of the window and of its picture in the sheet. */
const WINDOW = { width: 560, height: 440, thumb: 176 };
const PAGE = { height: 900, thumb: 300 };
const PHONE = 390;
const MOST_BYTES = 400_000;

const from = process.argv.find((argument) => argument.startsWith('--from='))?.slice('--from='.length);
const storybook = resolve(from ?? join(root, 'dist', 'storybook'));
const target = join(root, 'docs', 'contact-sheets');
/** No server: what the browser asks of this host is read from the folder. */
const ORIGIN = 'http://storybook.invalid';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB' });
  await context.route(`${ORIGIN}/**`, async (route) => {
    const file = join(storybook, new URL(route.request().url()).pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'application/octet-stream' });
  });
  return context.newPage();
}

/** The sheet of all variants, else the first story; of pages, the story made for a phone where it is shown on one. */
function storyIn(stories: readonly Story[], width: number): Story | undefined {
  const wanted = width === PHONE ? 'Phone' : 'All Variants';
  return stories.find(({ name }) => name === wanted) ?? stories[0];
}

async function open(page: Page, { id }: Story): Promise<void> {
  await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=motion:reduced`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** The same stories in all looks: each is opened once, and the look then changes as a member's does. */
async function shoot(page: Page, group: Group, stories: readonly Story[]): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  let shown: Story | undefined;
  for (const { scheme, mode, pageWidth } of looks) {
    const { width, height, thumb } = group === 'Pages' ? { ...PAGE, width: pageWidth } : WINDOW;
    const story = storyIn(stories, width);
    if (!story) continue;
    await page.setViewportSize({ width, height });
    if (story !== shown) await open(page, story);
    shown = story;
    await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), { scheme, mode });
    const picture = await page.screenshot();
    pictures.push(await sharp(picture).resize({ height: thumb }).png().toBuffer());
  }
  return pictures;
}

const figure = (title: string, pictures: readonly Buffer[]): string =>
  `<figure><figcaption>${title}</figcaption>${pictures
    .map((picture) => `<img alt="" src="data:image/png;base64,${picture.toString('base64')}">`)
    .join('')}</figure>`;

const STYLE = `body { margin: 0; padding: 24px; background: #f3f4f6; font: 600 13px system-ui, sans-serif; color: #1f2937;
  display: inline-flex; flex-wrap: wrap; gap: 20px 28px; width: 1862px }
  figure { margin: 0; display: grid; grid-template-columns: repeat(4, max-content); gap: 6px } figcaption { grid-column: 1 / -1 } img { border-radius: 6px }`;

/** The finest picture that is small enough for a repository. */
async function compressed(picture: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40]) {
    const bytes = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`A contact sheet is larger than ${MOST_BYTES / 1000} kB`);
}

async function draw(page: Page, group: Group, titles: ReadonlyMap<string, readonly Story[]>): Promise<void> {
  const figures: string[] = [];
  for (const [title, stories] of titles) {
    figures.push(figure(title.slice(group.length + 1), await shoot(page, group, stories)));
  }
  await page.setViewportSize({ width: 1910, height: 600 });
  await page.setContent(`<!doctype html><style>${STYLE}</style>${figures.join('')}`);
  const bytes = await compressed(await page.screenshot({ fullPage: true }));
  writeFileSync(join(target, `${group.toLowerCase()}.webp`), bytes);
  console.log(`${group}: ${titles.size}, ${Math.round(bytes.length / 1000)} kB`);
}

if (!from && (await run('storybook', ['build', '--disable-telemetry', '-o', storybook])) !== 0) process.exit(1);
// Storybook's own index: entries by id, stories among them.
const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, Story & { type: string }>;
};
const stories = Object.values(entries).filter(({ type }) => type === 'story');
mkdirSync(target, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await openPage(browser);
  for (const group of groups) {
    const titles = Map.groupBy(
      stories.filter(({ title }) => title.startsWith(`${group}/`)).toSorted((a, b) => a.title.localeCompare(b.title)),
      ({ title }) => title,
    );
    await draw(page, group, titles);
  }
} finally {
  await browser.close();
}
