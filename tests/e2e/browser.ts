import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { findChromium } from '../../tools/system.ts';

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof sizes;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** A real browser for the tests of one file; every visit has a storage of its own and fails the test on a CSP message or an uncaught error. */
export function openBrowser(): { visit: (size?: Size, options?: BrowserContextOptions) => Promise<Visit>; url: string } {
  const url = inject('serverUrl');
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  const executablePath = findChromium();
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(problems.splice(0), 'The browser had nothing to complain of').toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    url,
    async visit(size = 'desktop', options = {}) {
      const context = await browser.newContext({ ...sizes[size], baseURL: url, locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options });
      context.setDefaultTimeout(15_000);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) problems.push(message.text());
      });
      page.on('request', (request) => {
        const foreign = !request.url().startsWith(options.baseURL ?? url) && !/^(data|blob):/.test(request.url());
        if (foreign) problems.push(`foreign request: ${request.url()}`);
      });
      return { page, context };
    },
  };
}

/** Fails with each violation and the place of it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`)),
  ).toEqual([]);
}
