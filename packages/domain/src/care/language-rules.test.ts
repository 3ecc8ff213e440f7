import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { careLanguages, otherLanguageLevel } from './language-rules.ts';
import { deniedInOtherLanguages, ordinaryByLanguage, reportedInOtherLanguages, writtenOtherwise } from './test/language-messages.ts';

const phrases = careLanguages.flatMap(({ name, phrases: own }) => own.map(([pattern, example]) => ({ name, pattern, example })));

describe('explicit words in other languages', () => {
  it('are known in twenty-six languages and more, by four patterns at least, each with a message of its own', () => {
    expect(careLanguages.length).toBeGreaterThanOrEqual(26);
    expect(new Set(phrases.map(({ example }) => example)).size).toBe(phrases.length);
    for (const { name, phrases: own } of careLanguages) expect(own.length, name).toBeGreaterThanOrEqual(4);
  });

  it.each(phrases)('bring the card ($name): $example', ({ name, pattern, example }) => {
    expect(assess(example)).toMatchObject({ level: HIGH_RISK_LEVEL, category: 'suicide' });
    const alone = careLanguages.find((language) => language.name === name);
    expect(alone && otherLanguageLevel(example, [{ ...alone, phrases: [[pattern, example]] }])).toBe(3);
  });

  it.each([...reportedInOtherLanguages, ...writtenOtherwise])('bring it however they are written: %s', (message) => {
    expect(assess(message).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each(deniedInOtherLanguages)('are met more gently when they are denied: %s', (message) => {
    expect(assess(message).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it('leave the ordinary messages of every language alone', () => {
    expect(Object.keys(ordinaryByLanguage).toSorted()).toEqual(careLanguages.map(({ name }) => name).toSorted());
    const alarmed = Object.values(ordinaryByLanguage)
      .flat()
      .filter((message) => assess(message).level >= HIGH_RISK_LEVEL);
    expect(alarmed).toEqual([]);
  });
});
