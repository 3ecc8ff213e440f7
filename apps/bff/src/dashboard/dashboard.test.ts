import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

describe.each(databases)('the dashboard on %s', (database) => {
  it('shows a new member an empty land with four first steps [entity-020] [entity-021] [entity-022] [entity-023] [entity-024]', async () => {
    const { ada } = await world(database, { at: '2026-03-02T09:00' });
    const shown = await ada.call(api.dashboard.read, { query: {} });
    expect(shown.user).toEqual({ name: 'Ada', level: 1, points: 0, coins: 0, nextLevelPoints: 100 });
    expect(shown.stats).toEqual({
      notifications: 0,
      messages: 0,
      activeGoals: 0,
      totalMeditationMinutes: 0,
      moodScore: 0,
      currentStreak: 0,
    });
    expect(shown.goals).toEqual({ total: 0, completed: 0, inProgress: 0, progress: 0 });
    expect(shown.meditation).toEqual({ totalMinutes: 0, currentStreak: 0 });
    expect(shown.activities).toEqual([]);
    expect(shown.achievements).toEqual({ earned: 0, total: 12 });
    expect(shown.today.firstSteps.map(({ code, done }) => [code, done])).toEqual([
      ['first_checkin', false],
      ['first_mood', false],
      ['profile_completed', false],
      ['scheme_chosen', false],
    ]);
    expect(shown.streak.week).toHaveLength(7);
    expect(shown.moodWeek.map(({ score }) => score)).toEqual([null, null, null, null, null, null, null]);
  });

  it('answers user, stats, goals, meditation and activities at the top as well [api-056]', async () => {
    const { ada } = await world(database);
    const body: unknown = await (await ada.fetch('/api/dashboard')).json();
    expect(body).toMatchObject({ success: true, user: {}, stats: {}, goals: {}, meditation: {}, activities: [] });
  });

  it('shows what was done today and over the week', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    await ada.call(api.mood.log, { body: { score: 2 } });
    clock.advance({ days: 1 });
    await ada.call(api.gamification.checkIn, { body: {} });
    await ada.call(api.mood.log, { body: { score: 5 } });
    await ada.call(api.mood.log, { body: { score: 4 } });
    const shown = await ada.call(api.dashboard.read, { query: { personaId: 'riko' } });
    expect(shown.today).toMatchObject({ localDate: '2026-03-03', checkedIn: true, moodsLogged: 2, xpToday: 45 });
    expect(shown.today.firstSteps.filter(({ done }) => done).map(({ code }) => code)).toEqual(['first_checkin', 'first_mood']);
    expect(shown.moodWeek.slice(-2)).toEqual([
      { localDate: '2026-03-02', score: 2 },
      { localDate: '2026-03-03', score: 4.5 },
    ]);
    expect(shown.stats).toMatchObject({ moodScore: 3.7, currentStreak: 2 });
    expect(shown.streak.week.slice(-3).map(({ kind }) => kind)).toEqual([null, 'active', 'active']);
    expect(shown.activities.map(({ label }) => label)).toEqual([
      'Logged a mood',
      'Logged a mood',
      'Earned “First Step”',
      'First step: First check-in',
      'Checked in',
      'Earned “Honest Heart”',
      'First step: First mood',
      'Logged a mood',
    ]);
    expect(shown.guideLine.personaId).toBe('riko');
  });

  it('rests a missed day while a freeze is held, and says so before the next act', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    for (const days of [0, 1, 1]) {
      clock.advance({ days });
      await ada.call(api.gamification.checkIn, { body: {} });
    }
    clock.advance({ days: 2 });
    const waiting = await ada.call(api.dashboard.read, { query: {} });
    expect(waiting.streak).toMatchObject({ current: 3, freezes: 0, multiplier: 1.05 });
    expect(waiting.streak.week.slice(-3).map(({ kind }) => kind)).toEqual(['active', 'frozen', null]);
    clock.advance({ days: 1 });
    expect((await ada.call(api.dashboard.read, { query: {} })).streak).toMatchObject({ current: 0, freezes: 1, longest: 3 });
  });

  it('greets with kael when no guide or an unknown one is asked for, and never speaks of moods', async () => {
    const { ada } = await world(database);
    await ada.call(api.mood.log, { body: { score: 1, note: 'I feel awful', words: ['awful'] } });
    for (const personaId of [undefined, 'arlo', '__proto__']) {
      const { guideLine } = await ada.call(api.dashboard.read, { query: personaId === undefined ? {} : { personaId } });
      expect(guideLine.personaId).toBe('kael');
      expect(guideLine.text).not.toMatch(/awful|low|\{/i);
    }
  });

  it('has no guide say that all is done while a step of the first evening is open', async () => {
    const { ada } = await world(database, { at: '2026-03-02T09:00' });
    const line = async () => (await ada.call(api.dashboard.read, { query: { personaId: 'nova' } })).guideLine.text;
    const allDone = /^(Session complete|All sets done)/;
    await ada.call(api.gamification.checkIn, { body: {} });
    await ada.call(api.mood.log, { body: { score: 4 } });
    expect(await line()).not.toMatch(allDone);
    await ada.call(api.accounts.updateProfile, { body: { lastName: 'Lovelace', focus: 'Writing every day', colorScheme: 'teal' } });
    expect(await line()).toMatch(allDone);
  });

  it('gives the numbers alone in the summary [api-059]', async () => {
    const { ada } = await world(database);
    const { user, stats } = await ada.call(api.dashboard.read, { query: {} });
    expect(await ada.call(api.dashboard.summary)).toEqual({ user, stats });
  });
});
