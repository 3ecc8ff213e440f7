import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { gentleBesideIdioms, idiomMessages, plainIdioms } from './test/idiom-messages.ts';
import { soundsTroubled } from './troubled.ts';

const isGentle = (text: string): boolean => assess(text).level >= 2 || soundsTroubled(text);

describe.each(Object.entries(idiomMessages))('%s', (_family, { danger, ordinary }) => {
  it.each(ordinary)('is a figure of speech without a card: %s', (text) => {
    expect(assess(text).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it.each(danger)('keeps its card: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });
});

describe('the words of a day like any other', () => {
  it.each(plainIdioms)('are met like any other: %s', (text) => {
    expect(isGentle(text)).toBe(false);
  });

  it.each(gentleBesideIdioms)('are told from what needs gentleness: %s', (text) => {
    expect(isGentle(text)).toBe(true);
  });
});
