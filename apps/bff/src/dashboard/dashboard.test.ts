import { achievementProgress, actInWords, api, offeredFirstSteps } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

describe.each(databases)('the dashboard on %s', (database) => {
  it('shows a new member an empty land with the first steps [entity-020] [entity-021] [entity-022] [entity-023] [entity-024]', async () => {
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
    expect(shown.goals).toEqual({ total: 0, completed: 0, inProgress: 0, progress: 0, next: [] });
    expect(shown.meditation).toEqual({ totalMinutes: 0, currentStreak: 0 });
    expect(shown.activities).toEqual([]);
    expect(shown.achievements).toEqual({ earned: 0, total: achievementProgress({}, []).length });
    expect(shown.streak.awayDays).toBe(0);
    expect(shown.today.firstSteps).toEqual(offeredFirstSteps.map(({ code, title, xp }) => ({ code, title, xp, done: false })));
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

  it('says which habit and which goal an act was for, in the ledger too, until they are deleted', async () => {
    const { ada, bo } = await world(database, { at: '2026-03-02T09:00' });
    const habit = await ada.call(api.habits.create, { body: { title: 'Read a page', kind: 'yes-no', schedule: { per: 'day', times: 1 } } });
    await ada.call(api.habits.complete, { params: { id: habit.id }, body: {} });
    const goal = await ada.call(api.goals.create, { body: { title: 'Hand the thesis in', size: 'L' } });
    const about = async () => (await ada.call(api.dashboard.read, { query: {} })).activities.flatMap((entry) => entry.about ?? []);
    expect(await about()).toEqual(['Hand the thesis in', 'Read a page', 'Read a page']);
    const { entries } = await ada.call(api.gamification.ledger, { query: {} });
    expect(entries.filter((entry) => entry.about).map(actInWords)).toEqual([
      'Set a goal: Hand the thesis in',
      'Did a habit: Read a page',
      'Planted a habit: Read a page',
    ]);
    await bo.call(api.gamification.checkIn, { body: {} });
    expect((await bo.call(api.gamification.ledger, { query: {} })).entries.filter((entry) => entry.about)).toEqual([]);
    await ada.call(api.goals.remove, { params: { id: goal.id } });
    expect(await about()).not.toContain('Hand the thesis in');
  });

  it('names what an active challenge asks for today, ticked or not, and nothing once it is over', async () => {
    const { ada } = await world(database, { at: '2026-03-02T09:00' });
    const shown = async () => (await ada.call(api.dashboard.read, { query: {} })).challengesToday;
    expect(await shown()).toEqual([]);
    const { run } = await ada.call(api.challenges.start, { params: { templateId: '7DAY001' }, body: {} });
    const [asked] = await shown();
    expect(asked).toMatchObject({ runId: run?.id, name: run?.name, day: 1, totalDays: 7, complete: false });
    expect(asked?.tasks).toEqual(run?.open[0]?.tasks);
    const byHand = asked?.tasks.find(({ bound }) => !bound);
    const params = { id: run?.id ?? '' };
    await ada.call(api.challenges.checkIn, { params, body: { day: 1, task: byHand?.id, done: true } });
    expect((await shown())[0]?.tasks.find(({ id }) => id === byHand?.id)?.done).toBe(true);
    await ada.call(api.gamification.checkIn, { body: {} });
    expect((await shown())[0]?.tasks.filter(({ kind }) => kind === 'check-in').every(({ done }) => done)).toBe(true);
    await ada.call(api.challenges.pause, { params, body: { days: 2 } });
    await ada.call(api.challenges.stop, { params, body: {} });
    expect(await shown()).toEqual([]);
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
    await ada.call(api.journal.write, { body: { body: 'The fog was kind.' } });
    await ada.call(api.goals.create, { body: { title: 'Finish my thesis', size: 'M' } });
    const { id } = await ada.call(api.habits.create, {
      body: { title: 'Read a page', kind: 'yes-no', schedule: { per: 'day', times: 1 } },
    });
    expect(await line()).not.toMatch(allDone);
    await ada.call(api.habits.complete, { params: { id }, body: {} });
    expect(await line()).toMatch(allDone);
  });

  it('gives the numbers alone in the summary [api-059]', async () => {
    const { ada } = await world(database);
    const { user, stats } = await ada.call(api.dashboard.read, { query: {} });
    expect(await ada.call(api.dashboard.summary)).toEqual({ user, stats });
  });
});
