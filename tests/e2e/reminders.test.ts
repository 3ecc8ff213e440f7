import { wallInstant } from '@everstep/domain';
import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();
const LINE = 'A small step is waiting, whenever it suits you.';

/** What the browser has shown of the page's notifications. */
async function listen(context: BrowserContext): Promise<(page: Page) => Promise<readonly string[]>> {
  await context.addInitScript(() => {
    const told: string[] = [];
    const Real = window.Notification;
    class Heard extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        this.addEventListener('show', () => told.push(`${title}: ${options?.body ?? ''}`));
      }
    }
    Object.assign(window, { Notification: Heard, toldByTest: told });
  });
  // Set above on every page of the context.
  return (page) => page.evaluate(() => [...(window as unknown as { toldByTest: string[] }).toldByTest]);
}

/** A member with a habit that is to be remembered one minute after the hour that the page's clock shows. */
async function atNoon(page: Page, context: BrowserContext): Promise<void> {
  await returningMember(context, browser.url);
  await context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await page.goto('/settings?tab=appearance');
  await page.getByRole('switch', { name: 'Remind me of habits on this device' }).check();
  await page.evaluate(async () => {
    const token = localStorage.getItem('token');
    await fetch('/api/habits', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: 'Write three lines', kind: 'yes-no', schedule: { per: 'day', times: 1 }, reminderTime: '12:01' }),
    });
  });
  // A member's day begins at three in the morning.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now() - 3 * 60 * 60 * 1000);
  await page.clock.install({ time: wallInstant(day, '12:00', 'Europe/Berlin') });
  const habits = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/habits');
  await page.goto('/help');
  await habits;
  await page.getByRole('heading', { level: 1 }).waitFor();
}

it('reminds by a notification at the minute of a habit, once, where the browser lets it', async () => {
  const { page, context } = await browser.visit('desktop', { permissions: ['notifications'] });
  const told = await listen(context);
  await atNoon(page, context);
  expect(await told(page)).toEqual([]);
  await page.clock.runFor(61_000);
  await expect.poll(() => told(page)).toEqual([`Everstep: ${LINE}`]);
  await page.clock.runFor(120_000);
  expect(await told(page)).toEqual([`Everstep: ${LINE}`]);
  expect(await page.getByText(LINE).count()).toBe(0);
});

it('reminds by a line in the page where the browser lets no notification through, and leads to the habits', async () => {
  const { page, context } = await browser.visit('phone', { permissions: [] });
  const told = await listen(context);
  await atNoon(page, context);
  expect(await page.getByText(LINE).count()).toBe(0);
  await page.clock.runFor(61_000);
  await page.getByText(LINE, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Show my habits' }).click();
  await page.getByRole('checkbox', { name: 'Write three lines, done today' }).waitFor();
  expect(await told(page)).toEqual([]);
});
