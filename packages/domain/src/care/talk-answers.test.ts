import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { mayStandOnCard } from './on-card.ts';
import { talkAnswers } from './test/talk-answer-messages.ts';
import { soundsTroubled } from './troubled.ts';

const isGentle = (text: string): boolean => assess(text).level >= 2 || soundsTroubled(text);

describe.each(Object.entries(talkAnswers))('answers of a guided talk: %s', (_family, { category, danger, troubled, ordinary }) => {
  it.each(danger)('get the card: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    expect(assess(text).category).toBe(category);
    expect(mayStandOnCard(text)).toBe(false);
  });

  it.each(troubled)('are met gently, and no card is made of them: %s', (text) => {
    expect(assess(text).level).toBeLessThan(HIGH_RISK_LEVEL);
    expect(isGentle(text)).toBe(true);
    expect(mayStandOnCard(text)).toBe(false);
  });

  it.each(ordinary)('stay ordinary: %s', (text) => {
    expect(assess(text).level).toBeLessThan(2);
    expect(soundsTroubled(text)).toBe(false);
  });
});
