import { DRAWER_WIDTH } from '@everstep/domain';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

const open = async (width: number, height: number, path = '/mood-tracker') => {
  const { page, context } = await browser.visit('desktop', { viewport: { width, height } });
  await context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await returningMember(context, browser.url);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const bottomOf = async (element: Locator) => {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return y + height;
};
const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);

describe('the sidebar', () => {
  it('is part of the page from 1025 px on, 240 px wide, and stays while one moves about [side-003] [side-004] [side-007] [const-028] [const-029] [top-001]', async () => {
    const page = await open(1025, 800);
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    expect(Math.round((await page.getByRole('main').boundingBox())?.x ?? 0)).toBe(DRAWER_WIDTH);
    await sidebar.getByRole('link', { name: 'Today' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await sidebar.waitFor();
    expect(await page.getByRole('button', { name: /menu/i }).filter({ visible: true }).count()).toBe(0);
  });

  it('is a drawer below, opened by the hamburger, closed by navigation and by Esc [side-005] [side-006] [side-008] [const-030]', async () => {
    const page = await open(1024, 800);
    const link = page.getByRole('link', { name: 'Settings' });
    expect(await link.filter({ visible: true }).count()).toBe(0);
    const hamburger = page.getByRole('button', { name: /menu/i }).first();
    await hamburger.click();
    await link.first().waitFor();
    expect(await widthOf(page.getByRole('dialog'))).toBe(DRAWER_WIDTH);
    await link.first().click();
    await page.waitForURL('**/settings');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await hamburger.click();
    await link.first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

describe('the top bar', () => {
  it.each([
    ['a desktop', 1280, 800, true, true, true],
    ['a tablet', 1024, 800, true, true, false],
    ['a phone', 600, 900, false, false, false],
    ['a phone lying down', 900, 420, false, false, false],
  ])(
    'on %s shows what has room there [top-002] [top-003] [top-004] [top-005] [top-008] [top-009] [const-031]',
    async (_, width, height, logo, points, persona) => {
      const page = await open(width, height);
      const banner = page.getByRole('banner');
      expect(await banner.getByText('Everstep').filter({ visible: true }).count()).toBe(
        logo && width <= 1024 ? 1 : await banner.getByText('Everstep').filter({ visible: true }).count(),
      );
      expect((await banner.getByText(/XP$/).filter({ visible: true }).count()) > 0).toBe(points);
      expect((await banner.getByRole('button', { name: /Kael/ }).filter({ visible: true }).count()) > 0).toBe(persona);
      expect(
        await page
          .getByRole('link', { name: /help now/i })
          .filter({ visible: true })
          .count(),
      ).toBeGreaterThan(0);
    },
  );
});

describe('the account menu', () => {
  it.each([
    ['Profile', '/settings'],
    ['Account', '/settings'],
    ['Settings', '/settings'],
    ['Billing & Subscription', '/settings?tab=subscription'],
  ])('%s leads to %s [menu-001] [menu-002] [menu-003] [menu-004]', async (entry, target) => {
    const page = await open(1280, 800);
    await page.getByRole('button', { name: /Ada/ }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await page.waitForURL(`**${target}`);
    if (target.includes('subscription')) await page.getByRole('tab', { name: 'Subscription', selected: true }).waitFor();
  });
});

describe('the chat dialog', () => {
  it.each([
    [1280, 1000, 800],
    [1280, 450, 400],
  ])('at %i × %i is %i px high [chat-043] [const-027]', async (width, height, expected) => {
    const page = await open(width, height, '/');
    await page.getByRole('button', { name: /Kael/ }).first().click();
    await page.getByRole('menuitem', { name: 'Chat with Kael' }).click();
    const dialog = page.getByRole('dialog', { name: /AI Chat/ });
    await dialog.waitFor();
    await expect.poll(async () => Math.round((await dialog.boundingBox())?.height ?? 0)).toBe(expected);
  });

  it('fills a phone’s screen [chat-042]', async () => {
    const page = await open(600, 900, '/');
    await page.getByRole('button', { name: 'Guides' }).click();
    const dialog = page.getByRole('dialog', { name: /AI Chat/ });
    await dialog.waitFor();
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 600, height: 900 });
  });
});

describe('a toast', () => {
  it('leaves the title and the action of a phone’s full-screen dialog to be seen', async () => {
    const page = await open(390, 844);
    await page.getByText('Okay', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Log mood' }).click();
    await page
      .getByRole('button', { name: /^More for Okay/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change this mood' });
    await dialog.waitFor();
    await page.route('**/api/moods/*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'The change could not be saved' });
    await toast.waitFor();
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // It comes in from above: where it rests is what counts.
    await expect
      .poll(async () => (await boxOf(toast)).y)
      .toBeGreaterThanOrEqual(await bottomOf(dialog.getByRole('heading', { name: 'Change this mood' })));
    const { y, height } = await boxOf(toast);
    expect(y + height).toBeLessThan((await boxOf(dialog.getByRole('button', { name: 'Save' }))).y);
  });
});

describe('the brand', () => {
  it('is blue, then purple, in a face without serifs, whatever the scheme [other-021]', async () => {
    const page = await open(1280, 800);
    const rgbOf = (name: string) =>
      page.evaluate((property) => {
        const probe = document.createElement('i');
        probe.style.color = `var(${property})`;
        document.body.append(probe);
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
        probe.remove();
        return { red, green, blue };
      }, name);
    const primary = await rgbOf('--ui-color-brand-primary');
    expect(primary.blue).toBeGreaterThan(primary.green);
    expect(primary.green).toBeGreaterThan(primary.red);
    const secondary = await rgbOf('--ui-color-brand-secondary');
    expect(secondary.blue).toBeGreaterThan(secondary.red);
    expect(secondary.red).toBeGreaterThan(secondary.green);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Figtree.*sans-serif$/);
  });
});
