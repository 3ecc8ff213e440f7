import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { type CareLanguage, careLanguages, dangersInLanguages, findingsInLanguages } from './language-rules.ts';
import { dangersDenied, dangersWrittenOtherwise, harmlessLookalikes } from './test/language-danger-messages.ts';
import { deniedInOtherLanguages, ordinaryByLanguage, reportedInOtherLanguages, writtenOtherwise } from './test/language-messages.ts';

const phrasesOf = (languages: readonly CareLanguage[]) =>
  languages.flatMap((language) => language.phrases.map(([pattern, example]) => ({ language, name: language.name, pattern, example })));
const phrases = phrasesOf(careLanguages);
/** Whether one pattern of a language meets a message by itself. */
const metAlone = (language: CareLanguage, pattern: string, example: string) =>
  findingsInLanguages(example, [{ ...language, phrases: [[pattern, example]] }]).some(({ level }) => level === HIGH_RISK_LEVEL);

describe('explicit words in other languages', () => {
  it('are known in twenty-six languages and more, by four patterns at least, each with a message of its own', () => {
    expect(careLanguages.length).toBeGreaterThanOrEqual(26);
    expect(new Set(phrases.map(({ example }) => example)).size).toBe(phrases.length);
    for (const { name, phrases: own } of careLanguages) expect(own.length, name).toBeGreaterThanOrEqual(4);
  });

  it.each(phrases)('bring the card ($name): $example', ({ language, pattern, example }) => {
    expect(assess(example)).toMatchObject({ level: HIGH_RISK_LEVEL, category: 'suicide' });
    expect(metAlone(language, pattern, example)).toBe(true);
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

describe('violence at home and self-harm in other languages', () => {
  it('are known in eight, each family by four patterns at least', () => {
    for (const category of ['abuse', 'self_harm'] as const) {
      const own = dangersInLanguages.filter((language) => language.category === category);
      expect(own.map(({ name }) => name).toSorted()).toEqual([
        'Dutch',
        'French',
        'German',
        'Italian',
        'Polish',
        'Portuguese',
        'Spanish',
        'Turkish',
      ]);
      for (const { name, phrases: patterns } of own) expect(patterns.length, name).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(phrasesOf(dangersInLanguages))('bring the card of their kind ($name): $example', ({ language, pattern, example }) => {
    expect(assess(example)).toMatchObject({ level: HIGH_RISK_LEVEL, category: language.category });
    expect(metAlone(language, pattern, example)).toBe(true);
  });

  it.each(dangersWrittenOtherwise)('bring it however they are written: %s', (message) => {
    expect(assess(message).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each(dangersDenied)('are met gently when they are denied: %s', (message) => {
    expect(assess(message).level).toBe(2);
  });

  it('leave games, kitchens and haircuts alone', () => {
    expect(harmlessLookalikes.filter((message) => assess(message).level >= HIGH_RISK_LEVEL)).toEqual([]);
  });
});
