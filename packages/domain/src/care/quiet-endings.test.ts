import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { quietEndings } from './test/quiet-endings.ts';

describe('ends told quietly', () => {
  it.each(quietEndings.danger)('get the card, wherever they stand in a message: %s', (text) => {
    for (const message of [text, `work was ok. cooked pasta. ${text}`, `${text}. anyway, how are you`])
      expect(assess(message).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each(quietEndings.gentle)('are asked after where they may mean less: %s', (text) => {
    expect(assess(text).level).toBe(2);
  });

  it.each(quietEndings.ordinary)('are not heard in ordinary days: %s', (text) => {
    expect(assess(text).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it('are not all known by their words, and it is known which are not', () => {
    expect(quietEndings.missed.filter((text) => assess(text).level >= 2)).toEqual([]);
  });
});
