import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { hintedMessages } from './test/hinted-messages.ts';

describe('ends that are only hinted at', () => {
  it.each(hintedMessages.danger)('get the card, wherever they stand in a message: %s', (text) => {
    for (const message of [text, text.toLowerCase().replace(/'/g, ''), `The soup was good. ${text}`, `${text}. anyway, how are you`])
      expect(assess(message).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each(hintedMessages.gentle)('are asked after where they may mean less: %s', (text) => {
    expect(assess(text).level).toBe(2);
  });

  it.each(hintedMessages.ordinary)('are not heard in grief, work, play and other days: %s', (text) => {
    expect(assess(text).level).toBeLessThan(2);
  });

  it('are not all known by their words, and it is known which are not', () => {
    expect(hintedMessages.missed.filter((text) => assess(text).level >= 2)).toEqual([]);
  });

  it('hears in a longer message what counts alone, where an attempt stands beside it, and not after a cake', () => {
    const next = 'next time i will make sure it works';
    expect(assess(`woke up in hospital again. ${next}. my sister is coming later`).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    expect(assess(`The cake fell in. ${next}.`).level).toBe(0);
    expect(assess(`My demo crashed. ${next}.`).level).toBe(0);
  });
});
