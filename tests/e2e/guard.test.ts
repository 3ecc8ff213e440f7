import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { newMember, returningMember, signIn } from './members.ts';

const browser = openBrowser();
const protectedPaths = [
  '/',
  '/dashboard',
  '/goals',
  '/journals',
  '/council',
  '/habits',
  '/life-script',
  '/lifescript',
  '/LifeScript',
  '/Lifescript',
  '/script-wizard',
  '/script-wizard/1',
  '/script-wizard/1/scenes',
  '/script-wizard/1/complete',
  '/learning',
  '/learning-center',
  '/course-builder',
  '/course-player/1',
  '/challenges',
  '/mood-tracker',
  '/zen-center',
  '/zen',
  '/zen/video/1',
  '/zen/history',
  '/vision-board',
  '/affirmations',
  '/daily-affirmations',
  '/messaging',
  '/connect',
  '/connect-plus',
  '/assessments',
  '/assessment/1',
  '/assessment-results',
  '/coaching',
  '/downloads',
  '/shop',
  '/help',
  '/settings',
  '/admin',
  '/network-debug',
  '/debug/data',
  '/debug/goals',
  '/debug',
  '/profile-image-test',
];

describe('the guard', () => {
  it('sends every stranger from every page of a member to /auth, with the path to come back to [guard-001] [guard-002] [session-006] [role-002]', async () => {
    const { page } = await browser.visit();
    for (const path of protectedPaths) {
      await page.goto(path);
      await page.waitForURL('**/auth');
      expect(await page.evaluate(() => history.state?.usr?.from), path).toBe(path);
    }
  });

  it('leads to the page that was asked for after sign-in [guard-002]', async () => {
    const { page, context } = await browser.visit();
    const ada = await returningMember(context, browser.url);
    await page.goto('/settings?tab=appearance');
    await page.getByText('Calming Teal').waitFor();
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/settings?tab=appearance');
    await page.waitForURL('**/auth');
    await signIn(page, ada);
    await page.waitForURL('**/settings?tab=appearance');
  });

  it('shows the loading line while the member is being loaded, and lets a stored token pass [guard-003] [session-007]', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/me', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/mood-tracker');
    await page.getByText('Loading page...').waitFor();
    expect(new URL(page.url()).pathname).toBe('/mood-tracker');
    answer();
    await page.getByRole('heading', { name: 'Mood', exact: true }).waitFor();
  });

  it('keeps the session with a placeholder member when the server fails [session-011]', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/mood-tracker');
    await page.getByRole('heading', { name: 'Mood', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  it('ends the session and goes to /login when any call is answered 401 [session-012] [session-013] [session-003] [error-029]', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.route('**/api/moods?*', (route) =>
      route.fulfill({
        status: 401,
        body: JSON.stringify({ success: false, error: { code: 'session_expired', message: 'Your session has ended.' } }),
      }),
    );
    await page.goto('/mood-tracker');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.getByText('What you typed is kept').waitFor();
  });

  it('tells a wrong password beside the form, and stays there', async () => {
    const { page, context } = await browser.visit();
    const ada = await returningMember(context, browser.url, newMember('Vera'));
    await page.goto('/help-now');
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
    await signIn(page, { ...ada, password: 'something else entirely' });
    await page.getByText('E-mail or password is not right.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.getByLabel('E-mail').inputValue()).toBe(ada.email);
  });
});

describe('signing out', () => {
  it('from the account menu clears the session and goes to /auth [menu-005] [menu-006] [session-001]', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.goto('/mood-tracker');
    await page.getByRole('button', { name: /Ada/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/auth');
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /token|everstep:(user|userData|gamification|authState)/.test(key)),
      ),
    ).toEqual([]);
    await page.goto('/mood-tracker');
    await page.waitForURL('**/auth');
  });

  it('leaves nothing of one member for the next [session-016]', async () => {
    const { page, context } = await browser.visit();
    const ada = await returningMember(context, browser.url, newMember('Ada'));
    await page.goto('/mood-tracker');
    await page.getByText('Good', { exact: true }).first().click();
    await page.getByLabel('A note to yourself').fill('Only mine to read');
    await page.getByRole('button', { name: 'Log mood' }).click();
    await page.getByText('Only mine to read').last().waitFor();
    await page.getByRole('button', { name: /Ada/ }).first().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/auth');
    const bo = newMember('Bo');
    await fetch(`${browser.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...bo, birthYear: 1991, birthMonth: 1 }),
    });
    await signIn(page, bo);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/mood-tracker');
    await page.getByText('Nothing here yet').waitFor();
    expect(await page.content()).not.toContain('Only mine to read');
    expect(ada.email).not.toBe(bo.email);
  });
});
