import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { careReport } from './test/care-report.ts';
import { lookalikeMessages } from './test/lookalike-messages.ts';
import { reportedMessages } from './test/reported-messages.ts';
import { strangerMessages } from './test/stranger-messages.ts';

const alarmed = (texts: readonly string[]) => texts.filter((text) => assess(text).level >= HIGH_RISK_LEVEL);

describe('messages that strangers might write', () => {
  it.each([...reportedMessages.danger, ...strangerMessages.seen.danger])('get the card: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it.each([
    ['about means, farewells and wishes', lookalikeMessages],
    ['reported', reportedMessages.ordinary],
    ['of the half for tuning', strangerMessages.seen.ordinary],
    ['of the half that only measures', strangerMessages.unseen.ordinary],
  ])('raise a false alarm in at most one of twenty ordinary ones %s', (_kind, texts) => {
    expect(alarmed(texts).length / texts.length, alarmed(texts).join(' | ')).toBeLessThanOrEqual(0.05);
  });

  it('are met no worse than they were, where the rules were never tuned on them', () => {
    expect(alarmed(strangerMessages.unseen.danger).length / strangerMessages.unseen.danger.length).toBeGreaterThanOrEqual(0.75);
  });

  it('are told apart in the report by whether the rules were tuned on them', () => {
    expect(careReport().sets.filter(({ seen }) => !seen)).toEqual([
      expect.objectContaining({ danger: { good: expect.any(Number), all: 20 }, alarms: { good: expect.any(Number), all: 20 } }),
      expect.objectContaining({ danger: { good: expect.any(Number), all: 35 }, alarms: { good: expect.any(Number), all: 43 } }),
    ]);
  });
});
