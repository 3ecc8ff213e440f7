import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lookColorsOfSeed, type Mode } from '../../packages/ui/src/tokens/colors.ts';
import { root } from '../../tools/process.ts';
import { findChromium } from '../../tools/system.ts';
import { readCodeBlocks } from './code-blocks.ts';

const { consumer } = inject('packed');
const folder = join(consumer, 'ninth-scheme-chosen');

const sage = { hue: 135, neutralChroma: 0.016, accentChroma: 0.07 };
/** As a browser says it. */
const rgbOf = (key: string, mode: Mode): string => {
  const channels =
    lookColorsOfSeed(sage, mode)
      .get(key)
      ?.match(/[\da-f]{2}/g) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
};

const files = {
  ...Object.fromEntries(readCodeBlocks(readFileSync(join(root, 'packages/ui/src/foundations/OwnScheme.docs.mdx'), 'utf8')).files),
  'main.tsx': `
    import '@everstep/ui/styles';
    import './sage.css.ts';
    import { createRoot } from 'react-dom/client';
    import { Looks } from './looks.tsx';
    createRoot(document.querySelector('#root')!).render(<Looks />);`,
};

describe('a ninth scheme, as its documentation says', () => {
  let server: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(folder);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    execFileSync(join(consumer, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    server = await preview({ configFile: false, root: folder, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
    const executablePath = findChromium();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const address = (): string => server.resolvedUrls?.local[0] ?? '';

  /** A page of somebody who has chosen before. */
  async function openPage(stored: { scheme: string; mode: string }): Promise<Page> {
    const context = await browser.newContext({ colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto(address(), { waitUntil: 'commit' });
    await page.evaluate(({ scheme, mode }) => {
      localStorage.setItem('everstep:scheme', scheme);
      localStorage.setItem('everstep:mode', mode);
    }, stored);
    return page;
  }

  it('is there before anything of the app runs', async () => {
    const page = await openPage({ scheme: 'sage', mode: 'dark' });
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    const seen = await page.evaluate(() => ({
      // Whatever follows it, it stands before all styles.
      first: document.head.querySelector('script, link, style')?.tagName,
      rendered: document.querySelector('#root')?.childElementCount,
      scheme: document.documentElement.dataset.scheme,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      bars: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
    }));
    const bars = lookColorsOfSeed(sage, 'dark').get('page');
    expect(seen).toEqual({ first: 'SCRIPT', rendered: 0, scheme: 'sage', ground: rgbOf('page', 'dark'), bars });
  });

  it('stands in the picker in its own colours, and is kept when it is chosen', async () => {
    const page = await openPage({ scheme: 'teal', mode: 'light' });
    await page.reload();
    const offered = page.getByRole('radio');
    await offered.first().waitFor({ state: 'attached' });
    expect(await offered.count()).toBe(9);
    expect(await page.getByRole('radio', { name: 'Calming Teal' }).isChecked()).toBe(true);

    await page.getByText('Garden Sage').click();
    await page.reload();
    const own = page.getByRole('radio', { name: 'Garden Sage' });
    await own.waitFor({ state: 'attached' });
    expect(await own.isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('sage');
    const dots = await page
      .locator('label [data-scheme="sage"]')
      .evaluateAll((drawn) => drawn.map((each) => getComputedStyle(each).backgroundColor));
    expect(dots).toContain(rgbOf('accent.fill', 'light'));
  });
});
