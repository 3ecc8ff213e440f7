import { describe, expect, it } from 'vitest';
import { assess, HIGH_RISK_LEVEL } from './assess.ts';
import { firstPlans, lastPlans, laterPlans } from './test/plan-messages.ts';

const all = [firstPlans, laterPlans, lastPlans];

describe('plans, places, means and injuries said plainly', () => {
  it.each([...firstPlans.danger, ...laterPlans.danger])('get the card: %s', (text) => {
    expect(assess(text).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
  });

  it('get it in the last set, too, but where a plan could be that of any weekend', () => {
    expect(lastPlans.danger.filter((text) => assess(text).level < HIGH_RISK_LEVEL)).toEqual([
      "I've got everything I need under my bed and I'm only waiting for friday",
    ]);
  });

  it.each(all.flatMap(({ gentle }) => gentle))('are met gently where they are of eating: %s', (text) => {
    expect(assess(text).level).toBe(2);
  });

  it.each(all.flatMap(({ ordinary }) => ordinary))('are not heard in an ordinary sentence: %s', (text) => {
    expect(assess(text).level).toBeLessThan(2);
  });

  it.each([
    ['I want to end it all with my pills', 'I want to end it all with my landlord'],
    ['I want to kill myself on level six of the car park', 'I keep killing myself on level six'],
    ['he hit me with a backhand in the kitchen', 'he hit me with a backhand and won the match'],
    ['he wants to shoot my boss', 'he wants to shoot my boss a portrait'],
    ['I took all of my tablets as a goodbye', 'I took all of my tablets as the doctor said'],
    ['I think about throwing him under a train', 'I think about throwing him under the bus in the meeting'],
    ['I swallowed the box of pills and now I feel strange', 'I swallowed my pride and now I feel strange'],
  ])('are told from what only looks like them: %s / %s', (danger, ordinary) => {
    expect(assess(danger).level).toBeGreaterThanOrEqual(HIGH_RISK_LEVEL);
    expect(assess(ordinary).level).toBeLessThan(2);
  });
});
