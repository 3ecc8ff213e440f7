import { describe, expect, it } from 'vitest';
import { challengeBanner } from './banner.ts';
import {
  type ChallengeProgress,
  challengeNameOf,
  challengeTemplates,
  challengeTypeOf,
  DEFAULT_CHALLENGE_TEMPLATE_ID,
  displayedChallenge,
  templateIdOf,
} from './challenge.ts';
import { readChallengeList, readChallengeTemplate } from './read-answers.ts';

const run = (more: Partial<ChallengeProgress> = {}): ChallengeProgress => ({
  status: 'active',
  challengeTemplateId: '7DAY001',
  currentDay: 3,
  startDate: '2026-03-08',
  totalProgress: { totalDays: 7, streak: 4 },
  ...more,
});

describe('a challenge', () => {
  it('has its type from its length [challenge-002]', () => {
    expect([7, 21, 60, 30, undefined].map(challengeTypeOf)).toEqual(['7-day', '21-day', '60-day', '60-day', '60-day']);
  });

  it('has its name from its length, an odd one from its template [challenge-003]', () => {
    expect([7, 21, 60].map((days) => challengeNameOf(days, 'Own'))).toEqual(['Momentum Builder', 'Habit Formation', 'Life Transformation']);
    expect(challengeNameOf(30, 'Thirty Mornings')).toBe('Thirty Mornings');
    expect([challengeNameOf(30), challengeNameOf(30, '  '), challengeNameOf(undefined)]).toEqual(Array(3).fill('Life Transformation'));
  });

  it('has templates of 7, 21 and 60 days, the first of which is the default [const-033] [entity-026]', () => {
    expect(challengeTemplates.map(({ id, durationDays }) => [id, durationDays])).toEqual([
      ['7DAY001', 7],
      ['21DAY001', 21],
      ['60DAY001', 60],
    ]);
    expect(DEFAULT_CHALLENGE_TEMPLATE_ID).toBe('7DAY001');
  });

  it('names its template in either of two fields [entity-025]', () => {
    expect(templateIdOf({ challengeTemplateId: 'a', challengeId: 'b' })).toBe('a');
    expect(templateIdOf({ challengeId: 'b' })).toBe('b');
    expect(templateIdOf({})).toBeUndefined();
  });

  it('is shown when it is the first active one, else the first of all [challenge-004] [challenge-005]', () => {
    const paused = { status: 'paused', name: 'one' } as const;
    const other = { status: 'paused', name: 'two' } as const;
    const active = { status: 'active', name: 'three' } as const;
    expect(displayedChallenge([paused, active])).toBe(active);
    expect(displayedChallenge([paused, other])).toBe(paused);
    expect(displayedChallenge([])).toBeUndefined();
  });
});

describe('an answer about challenges', () => {
  it('is a list of runs in data or directly, and anything else is none [api-063] [error-037]', () => {
    expect(readChallengeList({ success: true, data: [run()] })).toEqual([run()]);
    expect(readChallengeList([run(), { status: 'lost' }, null])).toEqual([run()]);
    expect([readChallengeList({ success: false }), readChallengeList('no'), readChallengeList(undefined)]).toEqual([[], [], []]);
  });

  it('is a template in data or directly [api-064]', () => {
    const template = { id: '7DAY001', name: 'Momentum Builder', durationDays: 7 };
    const read = { name: 'Momentum Builder', durationDays: 7 };
    expect(readChallengeTemplate({ success: true, data: template })).toEqual(read);
    expect(readChallengeTemplate(template)).toEqual(read);
    expect([readChallengeTemplate({ data: [] }), readChallengeTemplate(null)]).toEqual([undefined, undefined]);
  });
});

describe('the challenge banner', () => {
  it('invites when there is none', () => {
    expect(challengeBanner([])).toBeNull();
  });

  it('tells day, name, type and streak of a run', () => {
    expect(challengeBanner([run()])).toEqual({
      type: '7-day',
      name: 'Momentum Builder',
      currentDay: 3,
      status: 'active',
      tasksPending: true,
      streak: 4,
      arrived: false,
    });
  });

  it('has arrived once the last day is done, and not before', () => {
    const last = { currentDay: 7, todayCompleted: true };
    expect(challengeBanner([run(last)])).toMatchObject({ arrived: true });
    expect(challengeBanner([run({ ...last, todayCompleted: false })])).toMatchObject({ arrived: false });
    expect(challengeBanner([run({ ...last, currentDay: 6 })])).toMatchObject({ arrived: false });
    expect(challengeBanner([run({ ...last, status: 'paused' })])).toMatchObject({ arrived: false });
  });

  it('says when a run is paused, and goes by its own name', () => {
    expect(challengeBanner([run({ status: 'paused', challengeName: 'My week' })])).toMatchObject({ status: 'paused', name: 'My week' });
  });

  it("has tasks pending only while today's are open [challenge-006]", () => {
    expect(challengeBanner([run({ todayCompleted: true })])).toMatchObject({ tasksPending: false });
    expect(challengeBanner([run({ todayCompleted: false })])).toMatchObject({ tasksPending: true });
    expect(challengeBanner([run({ status: 'paused', todayCompleted: false })])).toMatchObject({ tasksPending: false });
  });
});
