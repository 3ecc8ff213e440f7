import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { registerQuietly, returningMember } from './members.ts';

/** Bytes after compression. */
const limits = { door: { scripts: 130_000, styles: 15_000 }, dashboard: { scripts: 175_000, styles: 15_000 } };

const browser = openBrowser();
const dist = join(import.meta.dirname, '../../apps/web/dist');

/** What a browser fetched from the built app and its API: each path once. */
function fetchedBy(page: Page) {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|api)\//.test(pathname)) paths.add(pathname);
  });
  const files = (ending: string) => [...paths].filter((path) => path.endsWith(ending)).map((path) => readFileSync(join(dist, path)));
  return {
    /** Bytes that travel, compressed as the server compresses them. */
    bytes: (ending: string) => files(ending).reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
    scripts: () => files('.js').map((file) => file.toString()),
    fonts: () => [...paths].filter((path) => path.endsWith('.woff2')),
    data: () => [...paths].filter((path) => path.startsWith('/api/')),
  };
}

describe('the first load', () => {
  it('of the door is light, knows no schemas and asks for the text face at once', async () => {
    const { page } = await browser.visit();
    const fetched = fetchedBy(page);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(fetched.bytes('.js')).toBeLessThanOrEqual(limits.door.scripts);
    expect(fetched.bytes('.css')).toBeLessThanOrEqual(limits.door.styles);
    // Names that the schema library leaves in whatever it is built into.
    expect(fetched.scripts().filter((script) => /ZodError|\$ZodType|_zod\b/.test(script))).toEqual([]);
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded).toEqual([expect.stringMatching(/^\/assets\/figtree-/)]);
    expect(fetched.fonts()).toEqual(expect.arrayContaining(preloaded));
  });

  it('of the dashboard asks for the member and the day together, and for no list that the day has brought', async () => {
    // The first account administers, and is given more.
    await returningMember((await browser.visit()).context, browser.url);
    const { page, context } = await browser.visit();
    await registerQuietly(page);
    const again = await context.newPage();
    const fetched = fetchedBy(again);
    // The member is held back: the day has to be asked for all the same.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await again.route('**/api/auth/me', async (route) => {
      await held;
      await route.continue();
    });
    const day = again.waitForRequest((request) => new URL(request.url()).pathname === '/api/dashboard');
    await again.goto('/');
    await day;
    release();
    await again.getByRole('button', { name: 'Check in' }).first().waitFor();
    await again.getByRole('region', { name: 'Challenge' }).waitFor();
    expect(fetched.data()).not.toContain('/api/challenges/user-progress');
    expect(fetched.bytes('.js')).toBeLessThanOrEqual(limits.dashboard.scripts);
    expect(fetched.bytes('.css')).toBeLessThanOrEqual(limits.dashboard.styles);
  });
});
