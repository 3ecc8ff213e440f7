import { expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { newMember, register } from './members.ts';

const { visit } = openBrowser();

it('ticks tasks of a challenge and checks in within a tunnel, and sends them in order after it, also after a reload [challenge-001]', {
  timeout: 120_000,
}, async () => {
  const { page, context } = await visit('phone');
  await page.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await register(page, newMember('Tunia'), '/warrior-reg');
  const banner = page.getByRole('region', { name: 'Challenge', exact: true });
  await banner.getByText('Day 1 - Momentum Builder').waitFor();
  await banner.getByRole('link', { name: 'Go to Challenges' }).click();
  const today = page.getByRole('region', { name: 'Begin where you are' });
  const sentence = today.getByRole('checkbox', { name: /Write one sentence/ });
  const sent: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'POST' && /check-?in/.test(path)) sent.push(`${path.includes('challenges') ? 'tick' : 'check-in'}`);
  });
  await sentence.waitFor();

  await context.setOffline(true);
  await sentence.click();
  await page.getByText('Your ticks are sent when the connection is back.').waitFor();
  await today.getByRole('checkbox', { name: 'Check in' }).click();
  await today.getByText('Ticked by your check-in').waitFor();
  expect(await sentence.isChecked()).toBe(true);
  await expectAccessible(page);

  sent.length = 0;
  await context.setOffline(false);
  await today.getByText('Day 1 is walked. 2 small things, all yours.').waitFor();
  await page.getByText('+15 XP').first().waitFor();
  expect(sent.slice(0, 2)).toEqual(['tick', 'check-in']);
  await expect.poll(() => page.getByText('Your ticks are sent when the connection is back.').count()).toBe(0);

  // What was ticked in a tunnel outlives the page.
  await context.setOffline(true);
  await sentence.click();
  await expect.poll(() => sentence.isChecked()).toBe(false);
  await page.getByText('Your ticks are sent when the connection is back.').waitFor();
  await page.route('**/api/challenges/runs/*/check-in', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await sentence.waitFor();
  await expect.poll(() => sentence.isChecked()).toBe(false);
  await page.unroute('**/api/challenges/runs/*/check-in');
  await page.reload();
  await expect.poll(() => page.evaluate(waitingEntries)).toBe(0);
  await page.reload();
  await sentence.waitFor();
  expect(await sentence.isChecked()).toBe(false);
});

/** How many entries wait on the device. */
function waitingEntries(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('everstep');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const count = opening.result.transaction('outbox').objectStore('outbox').count();
      count.onsuccess = () => resolve(count.result);
      count.onerror = () => reject(count.error);
    };
  });
}
