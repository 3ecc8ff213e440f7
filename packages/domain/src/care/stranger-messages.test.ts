import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { careReport } from './test/care-report.ts';
import { familyLookalikes, familyMessages, familyPairs } from './test/family-messages.ts';
import { lookalikeMessages } from './test/lookalike-messages.ts';
import { quietMessages } from './test/quiet-messages.ts';
import { reportedMessages } from './test/reported-messages.ts';
import { strangerMessages } from './test/stranger-messages.ts';

const alarmed = (texts: readonly string[]) => texts.filter((text) => assess(text).level >= HIGH_RISK_LEVEL);

describe('messages that strangers might write', () => {
  it.each([...reportedMessages.danger, ...strangerMessages.seen.danger, ...quietMessages.seen.danger, ...familyMessages.seen.danger])(
    'get the card: %s',
    (text) => {
      expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    },
  );

  it.each([
    ['about means, farewells and wishes', lookalikeMessages],
    ['reported', reportedMessages.ordinary],
    ['of the half for tuning', strangerMessages.seen.ordinary],
    ['of the half that only measures', strangerMessages.unseen.ordinary],
    ['beside the quiet ones', quietMessages.seen.ordinary],
    ['beside the quiet ones that only measure', quietMessages.unseen.ordinary],
    ['of the families, both halves', [...familyMessages.seen.ordinary, ...familyMessages.unseen.ordinary]],
    ['in the words of the families', familyLookalikes],
  ])('raise a false alarm in at most one of twenty ordinary ones %s', (_kind, texts) => {
    expect(alarmed(texts).length / texts.length, alarmed(texts).join(' | ')).toBeLessThanOrEqual(0.05);
  });

  it.each(familyPairs)('are told apart within a family: %s / %s', (danger, ordinary) => {
    expect(assess(danger).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    expect(assess(ordinary).level).toBeLessThan(HIGH_RISK_LEVEL);
  });

  it('are met no worse than they were, where the rules were never tuned on them', () => {
    expect(alarmed(strangerMessages.unseen.danger).length / strangerMessages.unseen.danger.length).toBeGreaterThanOrEqual(0.75);
    expect(alarmed(familyMessages.unseen.danger).length / familyMessages.unseen.danger.length).toBeGreaterThanOrEqual(0.75);
  });

  it('are mostly recognised where they are quiet, and met gently where there is only trouble', () => {
    const { danger, troubled } = quietMessages.unseen;
    expect(alarmed(danger).length / danger.length).toBeGreaterThanOrEqual(0.85);
    const unmet = [...troubled, ...quietMessages.seen.troubled].filter((text) => assess(text).level < 2);
    expect(unmet).toEqual([]);
  });

  it.each([
    ["I'd rather die than speak in public", 'I would rather die than go on like this'],
    ['My kid hit me', 'My kid hits me and I am afraid of him'],
    ['My toddler hit me', 'my son hits me and I am afraid'],
    ['I volunteer at a crisis line and a caller said he wants to die', 'I volunteer at a crisis line and I want to die'],
    ['A patient told me that she is suicidal', 'I am a patient and I am suicidal'],
    ['One of my clients said he wants to kill himself', 'My clients said things that make me want to kill myself'],
    ['I have a rope in the garage', 'I have a rope in the garage. Everything is hopeless'],
    ['I have pills in the cabinet. My phone is dead', 'I have pills in the cabinet. I can not go on'],
    ['I am fine, they would be better without me in goal', 'They would all be better without me in their lives'],
  ])('are told from what only looks like them: %s / %s', (ordinary, danger) => {
    expect(assess(ordinary).level).toBeLessThan(HIGH_RISK_LEVEL);
    expect(assess(danger).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it('are told apart in the report by whether the rules were tuned on them', () => {
    expect(careReport().sets.filter(({ seen }) => !seen)).toEqual([
      expect.objectContaining({ danger: { good: expect.any(Number), all: 20 }, alarms: { good: expect.any(Number), all: 20 } }),
      expect.objectContaining({ danger: { good: expect.any(Number), all: 35 }, alarms: { good: expect.any(Number), all: 43 } }),
      expect.objectContaining({ danger: { good: expect.any(Number), all: 20 }, alarms: { good: expect.any(Number), all: 10 } }),
      expect.objectContaining({ danger: { good: expect.any(Number), all: 33 }, alarms: { good: expect.any(Number), all: 38 } }),
      expect.objectContaining({ danger: { good: expect.any(Number), all: 20 }, alarms: { good: expect.any(Number), all: 10 } }),
      expect.objectContaining({ danger: { good: expect.any(Number), all: 22 }, alarms: { good: expect.any(Number), all: 23 } }),
      expect.objectContaining({ danger: { good: expect.any(Number), all: 20 }, alarms: { good: expect.any(Number), all: 10 } }),
      expect.objectContaining({ danger: { good: expect.any(Number), all: 8 }, alarms: { good: expect.any(Number), all: 8 } }),
    ]);
  });
});
