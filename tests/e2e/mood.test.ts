import { describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

describe('moods on a phone', () => {
  it('have a note of danger answered by people to reach; the rules read it beside the page, which goes on answering', async () => {
    const { page, context } = await browser.visit('phone');
    await returningMember(context, browser.url);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/mood-tracker');
    await page.getByText('Good', { exact: true }).first().tap();
    const reader = page.waitForEvent('worker');
    await page.getByRole('textbox', { name: /note/i }).fill('I do not want to be alive any more');
    expect((await reader).url()).toMatch(/\/assets\/assess-worker-/);
    await page.getByRole('button', { name: 'Log mood' }).tap();
    await page.getByRole('heading', { name: 'Let us pause here' }).waitFor();
    expect(
      scripts.filter((path) => /\/assets\/assess-(?!worker)/.test(path)),
      'Nothing is read in the page itself',
    ).toEqual([]);
  });

  it('are logged by face and by energy, and become a line, a year in pixels and an experiment [other-003] [route-027]', async () => {
    const { page, context } = await browser.visit('phone');
    await returningMember(context, browser.url);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/mood-tracker');
    const log = page.getByRole('button', { name: 'Log mood' });
    const before = page.getByRole('region', { name: 'Before' });

    await page.getByText('Good', { exact: true }).first().tap();
    await log.tap();
    await before.getByRole('listitem').first().waitFor();
    await page.getByRole('radio', { name: 'Energy' }).check();
    await page.getByRole('radio', { name: 'Low, heavy', exact: true }).check({ force: true });
    await log.tap();
    await expect.poll(() => before.getByRole('listitem').count()).toBe(2);
    expect(
      scripts.filter((url) => /MoodInsights|Plot-/.test(url)),
      'Charts wait for their tab',
    ).toEqual([]);

    await page.getByRole('tab', { name: 'Insights' }).tap();
    await page.getByRole('button', { name: 'Show as table: Mood of the last 30 days' }).waitFor();
    await page.getByText('13 more days with a mood').waitFor();
    await page.getByRole('button', { name: /^Show as table: Your \d{4} in moods/ }).tap();
    // A member's day begins at three in the morning.
    const today = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/Berlin' }).format(
      Date.now() - 3 * 60 * 60 * 1000,
    );
    await page.getByRole('row', { name: new RegExp(`${today}.*Okay, 3 of 5`) }).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Plan 14 days' }).tap();
    const plan = page.getByRole('dialog', { name: 'Plan 14 days' });
    await plan.getByRole('combobox').tap();
    await page.getByRole('option', { name: 'reading' }).tap();
    await plan.getByRole('button', { name: 'Begin' }).tap();
    await page.getByRole('region', { name: 'With and without reading' }).waitFor();
    await page.reload();
    const words = await page.getByText(/^Today: with(out)? reading$/).textContent();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page
      .getByRole('region', { name: 'Your experiment' })
      .getByText(words ?? '')
      .waitFor();
  });
});
