import { goalIdeas, MOST_MILESTONES } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { exampleThesis } from './example-goals.ts';
import {
  draftOfGoal,
  draftOfIdea,
  emptyGoalDraft,
  type GoalDraft,
  isBlankDraft,
  planOf,
  problemsOf,
  targetField,
  withLine,
} from './goal-draft.ts';

const draft: GoalDraft = { ...emptyGoalDraft, title: 'Swim' };
const line = (change: Partial<GoalDraft['milestones'][number]>) => ({
  key: '9',
  title: 'Longest swim',
  kind: 'number' as const,
  start: 0,
  target: 900,
  unit: 'm',
  ...change,
});

describe('a goal that is being planned', () => {
  it('leaves out the milestones without a name, and numbers where nothing is counted', () => {
    expect(planOf({ ...draft, milestones: [...draft.milestones, line({ kind: 'check' }), line({ key: '10' })] }).milestones).toEqual([
      { title: 'Longest swim', kind: 'check' },
      { title: 'Longest swim', kind: 'number', start: 0, unit: 'm', target: 900 },
    ]);
  });

  it('keeps the ids of milestones that the goal has, so that they keep how far they are', () => {
    const plan = planOf(draftOfGoal(exampleThesis));
    expect(plan.milestones?.map(({ id }) => id)).toEqual(exampleThesis.milestones.map(({ id }) => id));
    expect(plan.habits).toEqual([{ id: 'morning', target: 60 }]);
  });

  it('asks for a title, and for numbers that lead somewhere', () => {
    expect(problemsOf(emptyGoalDraft).map(({ fieldId }) => fieldId)).toEqual(['goal-title']);
    expect(problemsOf({ ...draft, milestones: [line({ target: null })] })).toEqual([
      { fieldId: targetField('9'), message: 'Say how many “Longest swim” shall be.' },
    ]);
    expect(problemsOf({ ...draft, milestones: [line({ start: 900 })] })).toHaveLength(1);
    expect(problemsOf({ ...draft, milestones: [line({ title: ' ', target: null })] })).toEqual([]);
  });

  it('takes a line more until there are five, each with a key of its own', () => {
    let longer = emptyGoalDraft;
    for (let count = 0; count < 9; count += 1) longer = withLine(longer);
    expect(longer.milestones).toHaveLength(MOST_MILESTONES);
    expect(new Set(longer.milestones.map(({ key }) => key)).size).toBe(MOST_MILESTONES);
  });

  it('begins from an idea with a day to match, and is not blank any more', () => {
    const [idea] = goalIdeas;
    if (!idea) throw new Error('There are no ideas');
    const begun = draftOfIdea(idea, '2026-11-21', { ...emptyGoalDraft, habits: [{ id: 'walk', target: 30 }] });
    expect(begun).toMatchObject({ title: idea.title, dueDate: '2026-12-05', habits: [{ id: 'walk' }] });
    expect([isBlankDraft(emptyGoalDraft), isBlankDraft(begun)]).toEqual([true, false]);
  });
});
