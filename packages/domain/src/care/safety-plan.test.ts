import { describe, expect, it } from 'vitest';
import { FOLLOW_UP_AFTER_MS, FOLLOW_UP_UNTIL_MS, followUpTexts, isFollowUpDue, QUIET_FOR_MS, quietUntil } from './follow-up.ts';
import { emptySafetyPlan, isBlankSafetyPlan, joinSafetyPlans, safetyPlanKeys, safetyPlanParts } from './safety-plan.ts';

describe('the safety plan', () => {
  it('has six parts, from what one can do alone to a safe place', () => {
    expect(safetyPlanParts.map(({ key }) => key)).toEqual([...safetyPlanKeys]);
    expect(safetyPlanParts).toHaveLength(6);
    for (const { title, question, example } of safetyPlanParts) for (const text of [title, question, example]) expect(text).not.toBe('');
  });

  it('knows when nothing is written', () => {
    expect(isBlankSafetyPlan({ ...emptySafetyPlan, people: ' \n' })).toBe(true);
    expect(isBlankSafetyPlan({ ...emptySafetyPlan, people: 'Jo' })).toBe(false);
  });

  it('keeps the words of two devices part by part, and none twice', () => {
    const mine = { ...emptySafetyPlan, people: 'Jo', ownCoping: 'Walk' };
    const theirs = { ...emptySafetyPlan, people: 'Ben', distraction: 'Library', ownCoping: 'Walk\nTea' };
    expect(joinSafetyPlans(mine, theirs)).toEqual({
      ...emptySafetyPlan,
      people: 'Jo\nBen',
      distraction: 'Library',
      ownCoping: 'Walk\nTea',
    });
  });
});

describe('after a hard moment', () => {
  it('the app comes back to it on the next visit, for a fortnight', () => {
    expect(isFollowUpDue(0, FOLLOW_UP_AFTER_MS - 1)).toBe(false);
    expect(isFollowUpDue(0, FOLLOW_UP_AFTER_MS)).toBe(true);
    expect(isFollowUpDue(0, FOLLOW_UP_UNTIL_MS)).toBe(false);
  });

  it('nothing celebrates for a day', () => {
    expect(quietUntil(0, QUIET_FOR_MS - 1)).toBe(QUIET_FOR_MS);
    expect(quietUntil(0, QUIET_FOR_MS)).toBeNull();
    expect(quietUntil(undefined, 0)).toBeNull();
  });

  it('the line asks for nothing and praises nothing', () => {
    expect(Object.values(followUpTexts).join(' ')).not.toMatch(/[?!]|XP|streak|goal|points/i);
  });
});
