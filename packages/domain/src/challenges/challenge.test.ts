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

describe('the challenge banner', () => {
  it('invites to the 7-day challenge when there is none', () => {
    expect(challengeBanner([])).toEqual({ kind: 'start', templateId: '7DAY001' });
  });

  it('tells day, name, type and streak of a run', () => {
    expect(challengeBanner([run()])).toEqual({
      kind: 'running',
      type: '7-day',
      isPaused: false,
      title: 'Day 3 - Momentum Builder',
      tasksPending: true,
      streakDays: 4,
    });
  });

  it('says when a run is paused, and goes by its own name', () => {
    expect(challengeBanner([run({ status: 'paused', challengeName: 'My week' })])).toMatchObject({
      isPaused: true,
      title: 'Day 3 - My week',
    });
  });

  it("has tasks pending only while today's are open [challenge-006]", () => {
    expect(challengeBanner([run({ todayCompleted: true })])).toMatchObject({ tasksPending: false });
    expect(challengeBanner([run({ todayCompleted: false })])).toMatchObject({ tasksPending: true });
  });
});
