import { describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

describe('when the server is away', () => {
  it('the dashboard shows the last visit with a quiet line, and comes back on request [error-043]', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'Check in' }).first().click();
    await page.getByText('1 of 7').waitFor();
    await page.route('**/api/dashboard*', (route) => route.abort());
    await page.reload();
    await page.getByText('Showing saved data').waitFor();
    await page.getByText('1 of 7').waitFor();
    await page.unroute('**/api/dashboard*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Showing saved data').waitFor({ state: 'hidden' });
  });

  it('a mood that cannot be sent stays in the form, survives a reload, and is logged once when it can be', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.goto('/mood-tracker');
    await page.getByText('Good', { exact: true }).first().click();
    await page.getByLabel('A note to yourself').fill('The bus broke down and I walked home through the fog.');
    await page.route('**/api/moods', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await page.getByRole('button', { name: 'Log mood' }).click();
    await page.getByText('This mood could not be saved').first().waitFor();
    await page.reload();
    await expect
      .poll(() => page.getByLabel('A note to yourself').inputValue())
      .toBe('The bus broke down and I walked home through the fog.');
    await page.unroute('**/api/moods');
    await page.getByRole('button', { name: 'Log mood' }).click();
    await page.getByText('The bus broke down').last().waitFor();
    await expect.poll(() => page.getByLabel('A note to yourself').inputValue()).toBe('');
    await page.reload();
    await page.getByText('The bus broke down').first().waitFor();
    expect(await page.getByText('The bus broke down').count()).toBe(1);
  });

  it('a mood whose answer was lost on its way is logged once', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.goto('/mood-tracker');
    await page.getByText('Good', { exact: true }).first().click();
    await page.getByLabel('A note to yourself').fill('A tunnel in the middle of it.');
    await page.route('**/api/moods', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Log mood' }).click();
    await page.getByText('This mood could not be saved').first().waitFor();
    await page.unroute('**/api/moods');
    await page.getByRole('button', { name: 'Log mood' }).click();
    await expect.poll(() => page.getByLabel('A note to yourself').inputValue()).toBe('');
    await page.reload();
    await page.getByText('A tunnel in the middle of it.').first().waitFor();
    expect(await page.getByText('A tunnel in the middle of it.').count()).toBe(1);
  });

  it('a message that cannot be sent says so, keeps its text, and is stored once when it is tried again [chat-044] [error-026]', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.goto('/');
    await page.route('**/api/gemini/chat/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Answer Kael' }).click();
    const input = page.getByRole('textbox', { name: /^Message to/ });
    await input.fill('Are you there?');
    await input.press('Enter');
    await page
      .getByRole('log')
      .getByText(/^Sorry, I encountered an error:/)
      .waitFor();
    expect(await input.inputValue()).toBe('Are you there?');
    await page.unroute('**/api/gemini/chat/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    expect(await page.getByRole('log').getByText('Are you there?', { exact: true }).count()).toBe(1);
  });

  it('a message of danger that cannot be sent brings people to reach, and goes only when it is sent again', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.goto('/');
    await Promise.all([page.waitForEvent('worker'), page.getByRole('button', { name: 'Answer Kael' }).click()]);
    const input = page.getByRole('textbox', { name: /^Message to/ });
    await input.fill('I want to kill myself');
    await context.setOffline(true);
    await input.press('Enter');
    await page.getByRole('heading', { name: 'Let us pause here' }).waitFor();
    await page.getByText('Your message was not sent.').waitFor();
    expect(await page.getByText(/Sorry, I encountered an error/).count()).toBe(0);
    expect(await input.inputValue()).toBe('I want to kill myself');
    await context.setOffline(false);
    await input.press('Enter');
    await page.getByText('Your message was not sent.').waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Let us pause here' }).waitFor();
    expect(await page.getByRole('log').getByText('I want to kill myself', { exact: true }).count()).toBe(1);
  });

  it('a reply goes on over a reload in the middle of it [chat-056]', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'Answer Kael' }).click();
    const input = page.getByRole('textbox', { name: /^Message to/ });
    await input.fill('Tell me what you make of a slow week.');
    await input.press('Enter');
    // The text stands in the log before the server has it; the reply begins only afterwards.
    await page
      .getByRole('button', { name: /^(Stop|Copy) reply$/ })
      .first()
      .waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    expect(await page.getByRole('log').getByRole('article').count()).toBe(2);
  });
});

it('a page whose code does not come shows the line, then a way out, then a reload [load-001] [load-002] [load-003]', async () => {
  const { page, context } = await browser.visit();
  await returningMember(context, browser.url);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.install();
  await page.route('**/assets/MoodTrackerPage*.js', () => undefined);
  await page.getByRole('link', { name: 'Mood', exact: true }).first().click();
  await page.clock.runFor(1000);
  await page.getByText('Loading page...').waitFor();
  await page.clock.runFor(4000);
  expect(await page.getByRole('button', { name: /Still loading/ }).count()).toBe(0);
  await page.clock.runFor(1100);
  await page.getByRole('button', { name: /Still loading/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Reload App' }).count()).toBe(0);
  await page.clock.runFor(4000);
  await page.getByRole('button', { name: 'Reload App' }).waitFor();
});

describe('a short outage', () => {
  it('leaves the bars, keeps Help now within reach, and ends by itself', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    const help = page.waitForResponse(/HelpNowPage.*\.js/);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await help;
    await context.setOffline(true);
    await page.getByText('No connection. Trying again.').waitFor();
    await page.getByRole('link', { name: 'Mood', exact: true }).first().click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.getByText(/Call 112/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Help now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Help now' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBeGreaterThan(0);
    await context.setOffline(false);
    await page.getByLabel('A note to yourself').waitFor();
    expect(await page.getByText('No connection. Trying again.').count()).toBe(0);
  });

  it('that keeps the chat away leaves the page, and the chat opens when it is over', async () => {
    const { page, context } = await browser.visit();
    await returningMember(context, browser.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'Answer Kael' }).waitFor();
    await page.route('**/assets/ChatDialogBody*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Answer Kael' }).click();
    await page.getByText('The chat could not be opened').first().waitFor();
    await page.unroute('**/assets/ChatDialogBody*.js');
    await page.getByRole('button', { name: 'Answer Kael' }).click();
    await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
  });
});
