import { describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser, type Size } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

const publicPages = [
  '/auth',
  '/login',
  '/register',
  '/warrior-reg',
  '/forgot-password',
  '/terms-of-service',
  '/privacy-policy',
  '/help-now',
];
const memberPages = [
  '/',
  '/mood-tracker',
  '/settings?tab=profile',
  '/settings?tab=account',
  '/settings?tab=appearance',
  '/settings?tab=subscription',
  '/goals',
  '/council',
  '/learning',
];
const looks = [
  { size: 'desktop', scheme: 'grey', mode: 'light' },
  { size: 'phone', scheme: 'orange', mode: 'dark' },
] as const satisfies readonly { size: Size; scheme: string; mode: string }[];

describe.each(looks)('on a $size in $scheme $mode', ({ size, scheme, mode }) => {
  const open = async (signedIn: boolean) => {
    const visit = await browser.visit(size, { reducedMotion: 'reduce' });
    await visit.context.addInitScript(
      ([storedScheme, storedMode]) => {
        localStorage.setItem('everstep:scheme', storedScheme);
        localStorage.setItem('everstep:mode', storedMode);
      },
      [scheme, mode] as const,
    );
    if (signedIn) await returningMember(visit.context, browser.url);
    return visit;
  };

  it('every public page is accessible and fits its width [route-001] [route-002] [route-003] [route-004] [route-005] [route-006] [role-002]', async () => {
    const { page } = await open(false);
    for (const path of publicPages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} scrolls sideways`).toBe(true);
    }
  });

  it('every page of a member is accessible and fits its width', async () => {
    const { page } = await open(true);
    for (const path of memberPages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The stream of live hints never ends: the page is there once no part of it is being loaded.
      await expect
        .poll(
          () =>
            page
              .getByRole('status')
              .filter({ hasText: /^Loading/ })
              .count(),
          { timeout: 10_000 },
        )
        .toBe(0);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} scrolls sideways`).toBe(true);
    }
  });

  it('the chat is accessible, empty and with a conversation', async () => {
    const { page } = await open(true);
    await page.goto('/');
    await page.getByRole('button', { name: 'Answer Kael' }).click();
    await page.getByText('Start a conversation by typing a message below!').waitFor();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /^Message to/ }).fill('A **bold** plan for Tuesday');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Conversation History' }).click();
    await page.getByRole('dialog', { name: 'Conversation History' }).waitFor();
    await expectAccessible(page);
  });
});
