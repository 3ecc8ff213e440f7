import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confidenceLine,
  goalProgress,
  goalStateAfter,
  isMilestoneReached,
  milestoneShare,
  movedMilestone,
  plannedMilestone,
  weekConfidence,
  withConfidence,
} from './goal.ts';
import { goalIdeas } from './ideas.ts';
import { CONFIDENCE_WEEKS, MOST_MILESTONES } from './limits.ts';
import { CreateGoalBody, type Milestone, MilestoneDraft } from './schemas.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const check = (done: boolean): Milestone => ({ id, title: 'Outline agreed', kind: 'check', done, reachedAt: null });
const number = (value: number, target = 120, start = 0): Milestone => ({
  ...{ id, title: 'Pages', kind: 'number', unit: 'pages', reachedAt: null },
  ...{ start, target, value },
});
const percent = (value: number): Milestone => ({ id, title: 'Put aside', kind: 'percent', value, reachedAt: null });

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100);
const anyMilestone: fc.Arbitrary<Milestone> = fc.oneof(
  fc.boolean().map(check),
  fc
    .tuple(amount, amount, amount)
    .filter(([, target, start]) => target !== start)
    .map(([value, target, start]) => number(value, target, start)),
  fc.double({ min: 0, max: 100, noNaN: true }).map(percent),
);
const anyHabit = fc.record({ target: fc.integer({ min: 1, max: 1000 }), ticks: fc.nat(2000) });
const anyParts = fc.record({
  state: fc.constantFrom('active' as const, 'paused' as const),
  milestones: fc.array(anyMilestone, { maxLength: MOST_MILESTONES }),
  habits: fc.array(anyHabit, { maxLength: 5 }),
});

describe('progress of a goal', () => {
  it.each([
    ['nothing on the way', [], 0],
    ['one of two ticked', [check(true), check(false)], 50],
    ['half of the pages', [number(60)], 50],
    ['a weight that goes down', [number(78, 72, 84)], 50],
    ['more than asked for', [number(200), check(false)], 50],
    ['further away than at the start', [number(-5), check(true)], 50],
    ['all of it', [check(true), number(120), percent(100)], 100],
  ] as const)('is %s', (_, milestones, expected) => {
    expect(goalProgress({ state: 'active', milestones, habits: [] })).toBe(expected);
  });

  it('lies from 0 to 100 in whole percent, and is 100 only when every part is done', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const progress = goalProgress(parts);
        expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
        const isAll = parts.milestones.every(isMilestoneReached) && parts.habits.every(({ target, ticks }) => ticks >= target);
        const count = parts.milestones.length + parts.habits.length;
        expect(progress === 100).toBe(isAll && count > 0);
      }),
    );
  });

  it('does not depend on the order of its parts, and never falls when one of them moves forward', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const reversed = { ...parts, milestones: parts.milestones.toReversed(), habits: parts.habits.toReversed() };
        expect(goalProgress(reversed)).toBe(goalProgress(parts));
        const further = { ...parts, habits: parts.habits.map((habit) => ({ ...habit, ticks: habit.ticks + 1 })) };
        expect(goalProgress(further)).toBeGreaterThanOrEqual(goalProgress(parts));
        const [first, ...others] = parts.milestones;
        const done =
          first && (first.kind === 'check' ? { ...first, done: true } : { ...first, value: first.kind === 'percent' ? 100 : first.target });
        if (done) expect(goalProgress({ ...parts, milestones: [done, ...others] })).toBeGreaterThanOrEqual(goalProgress(parts));
      }),
    );
  });

  it('is whole once the member calls it completed, in the archive too', () => {
    expect(goalProgress({ state: 'completed', milestones: [check(false)], habits: [] })).toBe(100);
    expect(goalProgress({ state: 'archived', completedAt: NOW, milestones: [check(false)], habits: [] })).toBe(100);
    expect(goalProgress({ state: 'archived', completedAt: null, milestones: [check(false)], habits: [] })).toBe(0);
  });
});

describe('a milestone', () => {
  it('remembers when it was reached, and forgets it when it is not any more', () => {
    const reached = movedMilestone(number(54), { value: 120 }, NOW);
    expect(reached).toMatchObject({ value: 120, reachedAt: NOW });
    expect(reached && movedMilestone(reached, { value: 121 }, '2027-01-01T00:00:00.000Z')).toMatchObject({ reachedAt: NOW });
    expect(reached && movedMilestone(reached, { value: 119 }, NOW)).toMatchObject({ reachedAt: null });
  });

  it('moves in the way of its kind alone', () => {
    expect(movedMilestone(check(false), { done: true }, NOW)).toMatchObject({ done: true, reachedAt: NOW });
    for (const [milestone, move] of [
      [check(false), { value: 1 }],
      [check(false), {}],
      [number(1), { done: true }],
      [percent(1), { value: 101 }],
      [percent(1), { value: 1, done: false }],
    ] as const)
      expect(movedMilestone(milestone, move, NOW)).toBeNull();
  });

  it('keeps how far it is when its plan changes, and begins anew as another kind', () => {
    const draft = MilestoneDraft.parse({ id, title: 'Pages written', kind: 'number', target: 150, unit: 'pages' });
    expect(plannedMilestone(draft, id, number(54))).toMatchObject({ title: 'Pages written', value: 54, target: 150 });
    expect(plannedMilestone(draft, id, check(true))).toMatchObject({ value: 0, reachedAt: null });
    expect(milestoneShare(plannedMilestone(MilestoneDraft.parse({ title: 'Weight', kind: 'number', start: 84, target: 72 }), id))).toBe(0);
  });
});

describe('the state of a goal', () => {
  it.each([
    ['active', null, 'paused', 'paused'],
    ['paused', null, 'active', 'active'],
    ['active', null, 'archived', 'archived'],
    ['completed', NOW, 'archived', 'archived'],
    ['archived', null, 'active', 'active'],
    ['archived', NOW, 'active', 'completed'],
    ['completed', NOW, 'active', null],
    ['completed', NOW, 'paused', null],
  ] as const)('from %s (completed: %s), asked for %s, becomes %s', (state, completedAt, asked, expected) => {
    expect(goalStateAfter({ state, completedAt }, asked)).toBe(expected);
  });
});

describe('weekly confidence', () => {
  it('has one answer a week, the last one, and remembers half a year', () => {
    let weeks = withConfidence([], '2026-03-02', 3);
    weeks = withConfidence(weeks, '2026-03-08', 4);
    expect(weeks).toEqual([{ week: '2026-03-02', value: 4 }]);
    expect([weekConfidence(weeks, '2026-03-05'), weekConfidence(weeks, '2026-03-09')]).toEqual([4, null]);
    for (let month = 4; month <= 12; month += 1)
      for (const day of ['01', '08', '15', '22']) weeks = withConfidence(weeks, `2026-${String(month).padStart(2, '0')}-${day}`, 2);
    expect(weeks).toHaveLength(CONFIDENCE_WEEKS);
    expect(confidenceLine(weeks, '2026-12-22', 4).map(({ localDate }) => localDate)).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
    ]);
  });
});

describe('goals to begin from', () => {
  it('are eight or more of every size, each with two to five milestones that the contract takes', () => {
    expect(goalIdeas.length).toBeGreaterThanOrEqual(8);
    expect(new Set(goalIdeas.map(({ size }) => size)).size).toBe(3);
    for (const { title, why, size, milestones } of goalIdeas) {
      expect(CreateGoalBody.safeParse({ title, why, size, milestones }).error?.issues).toBeUndefined();
      expect(milestones.length).toBeGreaterThanOrEqual(2);
    }
  });
});
