import { describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser } from './browser.ts';
import { returningMember } from './members.ts';

const browser = openBrowser();

const TEXT = `A compost heap needs brown and green material. Brown material is dry and full of carbon, such as straw and cardboard. Green material is wet and full of nitrogen, such as grass and kitchen scraps.

Mix about 3 parts of brown material with 1 part of green material. A heap of 1 cubic metre keeps its warmth even in winter. Bacteria heat a good heap to 60 degrees within 5 days, because they grow quickly on nitrogen.

Turn the heap every 14 days, so that air reaches the bacteria. A heap that smells of ammonia has too much nitrogen and needs straw. Water the heap until it feels like a wrung sponge.

Finished compost is dark and smells of forest soil. It takes 6 months in summer and up to 12 months in winter. Spread the compost in spring, 2 litres for each square metre of soil.`;

describe('making from a text on a phone', () => {
  it('leads from a pasted text to an outline, a lesson and a quiz, and keeps them through a reload [course-001]', async () => {
    const { page, context } = await browser.visit('phone');
    await returningMember(context, browser.url);
    await page.goto('/learning?view=make');
    await page.getByRole('textbox', { name: /^Text/ }).fill(TEXT);
    await page.getByRole('textbox', { name: /^Subject/ }).fill('Good compost');
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: /^Text/ }).inputValue()).toBe(TEXT);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Make an outline' }).click();
    await page.getByRole('heading', { level: 2, name: 'Good compost' }).waitFor();
    await page.getByText(/built-in rules put this together from what you gave/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep this outline' }).click();
    await page.getByText('Kept on this device').waitFor();

    await page
      .getByRole('button', { name: /^Make this lesson/ })
      .first()
      .click();
    await page.getByText('The main ideas').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make a quiz from this lesson' }).click();

    for (let question = 1; question <= 5; question += 1) {
      await page.getByText(`Question ${question} of 5`).waitFor();
      await page
        .getByRole('group', { name: /missing|ending/ })
        .or(page.getByRole('radiogroup', { name: /missing|ending/ }))
        .locator('label')
        .first()
        .click();
      await page.getByRole('button', { name: 'Check my answer' }).click();
      await page.getByText(/^The text says: /).waitFor();
      if (question === 1) await expectAccessible(page);
      await page.getByRole('button', { name: question < 5 ? 'Next question' : 'See your score' }).click();
    }
    await page.getByRole('heading', { name: /^[0-5] of 5 right$/ }).waitFor();

    await page.reload();
    await page.getByText('Question 1 of 5').waitFor();
    await page.getByRole('button', { name: 'Back to your text' }).click();
    const kept = page.getByRole('region', { name: 'Kept on this device' });
    await expect.poll(() => kept.getByRole('listitem').count()).toBe(3);
    await kept.getByRole('button', { name: /^Good compost/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Good compost' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Make an outline' }).waitFor();
  });
});
