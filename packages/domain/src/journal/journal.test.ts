import { describe, expect, it } from 'vitest';
import { sameDayInEarlierYears } from './on-this-day.ts';
import { shippedPrompts } from './prompts.ts';
import { EditEntryBody, Sealed, WriteEntryBody } from './schemas.ts';
import { countWords, EXCERPT_LENGTH, entryExcerpt } from './words.ts';

describe('words of an entry', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['— … !', 0],
    ["It's a well-kept secret, isn't it?", 7],
    ['Ein Schritt nach dem anderen.', 5],
    ['**One** _hill_', 2],
  ])('of %j are %d', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('are told apart where a script has no spaces', () => {
    expect(countWords('今日は山に登りました。')).toBeGreaterThan(3);
  });
});

describe('the beginning of an entry', () => {
  it('is one line without the signs of markdown', () => {
    expect(entryExcerpt('# The hill\n\n- **Fog** over the [river](https://example.org)\n> and a dog')).toBe(
      'The hill Fog over the river and a dog',
    );
  });

  it('is cut where it is long', () => {
    const cut = entryExcerpt('stone '.repeat(100));
    expect(cut.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 3);
    expect(cut).toMatch(/^stone stone .+\.\.\.$/);
  });
});

describe('shipped prompts', () => {
  it('are sixty or more, each its own, short enough for a card', () => {
    expect(shippedPrompts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(shippedPrompts.map(({ id }) => id)).size).toBe(shippedPrompts.length);
    expect(new Set(shippedPrompts.map(({ text }) => text)).size).toBe(shippedPrompts.length);
    expect(shippedPrompts.filter(({ text }) => text.length > 120)).toEqual([]);
  });
});

describe('on this day', () => {
  it('looks back year by year', () => {
    expect(sameDayInEarlierYears('2026-11-21').slice(0, 3)).toEqual(['2025-11-21', '2024-11-21', '2023-11-21']);
  });

  it('meets the 28th of February in years without a 29th', () => {
    expect(sameDayInEarlierYears('2028-02-29').slice(0, 4)).toEqual(['2027-02-28', '2026-02-28', '2025-02-28', '2024-02-29']);
  });
});

describe('a locked entry', () => {
  const sealed = `es1.${'a'.repeat(16)}.${'b'.repeat(30)}`;

  it('is ciphertext of one format', () => {
    expect(Sealed.safeParse(sealed).success).toBe(true);
    for (const wrong of ['plain words', `es2.${'a'.repeat(16)}.${'b'.repeat(30)}`, `es1.${'a'.repeat(15)}.${'b'.repeat(30)}`])
      expect(Sealed.safeParse(wrong).success).toBe(false);
  });

  it('never has words in the clear beside it', () => {
    expect(WriteEntryBody.safeParse({ sealed }).success).toBe(true);
    for (const clear of [{ title: 'Secret' }, { body: 'Secret' }, { tags: ['secret'] }]) {
      expect(WriteEntryBody.safeParse({ sealed, ...clear }).success).toBe(false);
      expect(EditEntryBody.safeParse({ sealed, version: 1, ...clear }).success).toBe(false);
    }
  });
});
