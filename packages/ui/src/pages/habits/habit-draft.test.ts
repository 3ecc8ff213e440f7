import { habitPlanProblems, habitSuggestions } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { exampleHabitList } from './example-habits.ts';
import { asksCount, emptyHabitDraft, habitDraftFrom, habitDraftOf, habitPlanOf, withKind, withRhythm } from './habit-draft.ts';

describe('the form of a habit', () => {
  it('says for every habit what the habit says', () => {
    for (const { title, kind, target, unit, schedule, cue, reminderTime, startDate, endDate, ...rest } of exampleHabitList) {
      const plan = { title, kind, target, unit, schedule, cue, reminderTime, startDate, endDate };
      expect(habitPlanOf(habitDraftOf({ ...plan, ...rest }))).toEqual(plan);
    }
  });

  it('needs nothing but a name', () => {
    expect(habitPlanOf({ ...emptyHabitDraft, title: ' Read ' })).toEqual({
      title: 'Read',
      kind: 'yes-no',
      target: null,
      unit: '',
      schedule: { per: 'day', times: 1 },
      cue: '',
      reminderTime: null,
      endDate: null,
    });
  });

  it('takes every idea as it is', () => {
    for (const idea of habitSuggestions) {
      const { title, kind, target, unit, schedule, cue } = idea;
      expect(habitPlanOf(habitDraftFrom(idea))).toMatchObject({ title, kind, target, unit, schedule, cue });
    }
  });

  it('keeps to what a kind and a rhythm can be, whatever was chosen before', () => {
    const several = withRhythm(emptyHabitDraft, 'times');
    expect(habitPlanOf(several).schedule).toEqual({ per: 'day', times: 3 });
    expect(habitPlanOf(withKind(several, 'timer'))).toMatchObject({ target: 10, unit: 'min', schedule: { per: 'day', times: 1 } });
    expect(habitPlanOf(withKind(withKind(several, 'timer'), 'yes-no'))).toMatchObject({ target: null, unit: '' });
    const limit = withRhythm(withKind(emptyHabitDraft, 'at-most'), 'week');
    expect([habitPlanOf(limit).schedule, asksCount(limit)]).toEqual([{ per: 'week', times: 1 }, false]);
    const plan = { ...habitPlanOf({ ...limit, target: 4, title: 'Wine' }), startDate: '2026-03-02' };
    expect(habitPlanProblems(plan, '2026-03-02')).toEqual([]);
    expect(habitPlanOf(withKind(withRhythm(emptyHabitDraft, 'week'), 'at-most')).schedule).toEqual({ per: 'week', times: 1 });
  });
});
