import { defaultDashboard } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { activityItems } from './activity-items.ts';
import { daytimeOf, greetingFor, lineFor } from './greeting.ts';
import { stepsOf } from './steps.ts';

describe('the greeting', () => {
  it('follows the hour', () => {
    const words = [4, 5, 11, 12, 17, 18, 23].map((hour) => greetingFor(hour, 'Ada'));
    expect(words).toEqual([
      'Still up, Ada.',
      'Good morning, Ada.',
      'Good morning, Ada.',
      'Good afternoon, Ada.',
      'Good afternoon, Ada.',
      'Good evening, Ada.',
      'Good evening, Ada.',
    ]);
    expect(greetingFor(9, '')).toBe('Good morning.');
  });

  it('stands under the sky of the hour', () => {
    expect([4, 5, 8, 9, 17, 18, 21, 22].map(daytimeOf)).toEqual(['night', 'dawn', 'dawn', 'day', 'day', 'dusk', 'dusk', 'night']);
  });

  it('says how much is open, without pressing', () => {
    expect(lineFor(0)).toContain('Rest is progress too');
    expect(lineFor(1)).toBe('One small step left today.');
    expect(lineFor(4)).toMatch(/^Four small steps today/);
    expect(lineFor(9)).toMatch(/^9 small steps/);
  });
});

describe('today’s steps', () => {
  const today = (change: Partial<(typeof defaultDashboard)['today']>) => ({
    ...defaultDashboard,
    today: { ...defaultDashboard.today, ...change },
  });
  const first = (code: string, done: boolean) => ({ code, title: code, xp: 20, done }) as never;

  it('are the check-in and a mood on every day', () => {
    expect(stepsOf(today({ checkedIn: true }), () => undefined).map(({ id, done }) => [id, done])).toEqual([
      ['check-in', true],
      ['mood', false],
    ]);
    expect(stepsOf(today({ moodsLogged: 2 }), () => undefined)[1]?.done).toBe(true);
  });

  it('are no longer those of the first evening once all of them are done', () => {
    const steps = (last: boolean) =>
      stepsOf(today({ firstSteps: [first('first_habit', true), first('first_goal', last)] }), () => undefined);
    expect(steps(false).map(({ id }) => id)).toEqual(['check-in', 'mood', 'first_habit', 'first_goal']);
    expect(steps(true).map(({ id }) => id)).toEqual(['check-in', 'mood']);
  });

  it('say what one press gives while they are open, the first time with its bonus, and nothing once done', () => {
    const steps = stepsOf(
      today({
        firstSteps: [
          first('first_checkin', false),
          first('first_mood', true),
          first('scheme_chosen', false),
          first('profile_completed', true),
        ],
      }),
      () => undefined,
    );
    expect(steps.map(({ id, xp }) => [id, xp])).toEqual([
      ['check-in', 30],
      ['mood', 10],
      ['scheme_chosen', 20],
      ['profile_completed', undefined],
    ]);
    expect(stepsOf(today({ checkedIn: true, moodsLogged: 1 }), () => undefined).map(({ xp }) => xp)).toEqual([undefined, undefined]);
    expect(steps[2]).toMatchObject({ href: '/settings?tab=appearance' });
    const acts = stepsOf(
      today({ firstSteps: [first('first_habit', false), first('first_goal', false), first('first_entry', false)] }),
      () => undefined,
    );
    expect(acts.slice(2).map(({ id, xp }) => [id, xp])).toEqual([
      ['first_habit', 30],
      ['first_goal', 35],
      ['first_entry', 25],
    ]);
  });
});

it('shows the last six acts with their time in words', () => {
  const at = '2026-03-01T10:00:00.000Z';
  const activity = (id: string) => ({ id, label: 'Daily check-in', xp: 10, coins: 2, at }) as never;
  const items = activityItems(['1', '2', '3', '4', '5', '6', '7'].map(activity), new Date('2026-03-01T10:02:00Z'));
  expect(items.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(items[0]?.when).toMatch(/2 min/);
});
