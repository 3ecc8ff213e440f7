import { achievementProgress, api, featureAccess } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { issueToken } from '../accounts/tokens.ts';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { recordCheckIn } from './check-in.ts';
import { earning } from './earning.ts';

/** Three evenings with a check-in and a mood. */
async function evenings(on: World, count = 3): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    if (day > 0) on.clock.advance({ days: 1 });
    await on.ada.call(api.gamification.checkIn, { body: {} });
    await on.ada.call(api.mood.log, { body: { score: 4 } });
  }
}

/** A session for somebody who was away for longer than a token lives. */
async function freshToken({ db, deps }: World, { id }: Person): Promise<string> {
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + 86_400_000).toISOString();
  const session = await db.query
    .updateTable('session')
    .set({ expiresAt })
    .where('memberId', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return issueToken(deps.secret, { memberId: id, sessionId: session.id, role: 'member' }, now);
}

describe.each(databases)('the progress of a member on %s', (database) => {
  it('starts at level 1, Initiate, with 100 points to go [api-046] [entity-028] [entity-029]', async () => {
    const { ada } = await world(database);
    expect(await ada.call(api.gamification.enhancedStats)).toEqual({
      xp: { total: 0, currentLevel: 0, nextLevelXP: 100, progressToNext: 0 },
      level: { current: 1, title: 'Initiate', tier: 'Initiate', nextLevel: 2, nextLevelTitle: 'Initiate II' },
      coins: { total: 0, available: 0, spent: 0, earned: 0 },
      streak: { current: 0, longest: 0, multiplier: 1, lastActivity: null },
      achievements: { total: 0, unlockedRecent: [], progress: 0 },
      statistics: {
        dailyCheckins: 0,
        goalsCompleted: 0,
        journalEntries: 0,
        moodLogs: 0,
        meditationSessions: 0,
        habitsCompleted: 0,
        totalActiveDays: 0,
      },
    });
  });

  it('adds up what was done [entity-030] [entity-031] [entity-032] [entity-033] [game-003]', async () => {
    const on = await world(database, { at: '2026-03-02T20:00' });
    await evenings(on);
    const stats = await on.ada.call(api.gamification.enhancedStats);
    expect(stats.xp).toEqual({ total: 100, currentLevel: 0, nextLevelXP: 120, progressToNext: 0 });
    expect(stats.level).toMatchObject({ current: 2, title: 'Initiate II', nextLevel: 3 });
    expect(stats.coins).toEqual({ total: 52, available: 52, spent: 0, earned: 52 });
    expect(stats.streak).toEqual({ current: 3, longest: 3, multiplier: 1.05, lastActivity: '2026-03-04' });
    expect(stats.achievements).toMatchObject({ total: 2, unlockedRecent: [{ title: 'First Step' }, { title: 'Honest Heart' }] });
    expect(stats.statistics).toMatchObject({ dailyCheckins: 3, moodLogs: 3, totalActiveDays: 3 });
  });

  it('is the same in every call that tells it [api-047] [api-048] [api-049] [api-057] [entity-019] [entity-027]', async () => {
    const on = await world(database);
    await evenings(on);
    const { call } = on.ada;
    expect(await call(api.gamification.progress)).toEqual({ points: 100, coins: 52, level: 2, nextLevelPoints: 220 });
    expect(await call(api.gamification.userProgress)).toEqual({
      points: 100,
      coins: 52,
      level: 2,
      nextLevelPoints: 220,
      notifications: 0,
      messages: 0,
    });
    expect(await call(api.gamification.myProgress)).toEqual({ progress: { points: 100, coins: 52, level: 2 } });
    const { achievements, unlockedFeatures, ...rest } = await call(api.gamification.enhancedProgress);
    expect(rest).toEqual({ level: 2, xp: 100, coins: 52, streak: 3 });
    expect(achievements.map(({ title }) => title)).toEqual(['First Step', 'Honest Heart']);
    expect(unlockedFeatures).toEqual([
      'dashboard',
      'mood',
      'journal',
      'habits',
      'goals',
      'chat',
      'help',
      'accessibility',
      'schemes',
      'challenges',
    ]);
  });

  it('shows a broken streak as it stands today, and keeps the longest', async () => {
    const on = await world(database);
    await evenings(on);
    on.clock.advance({ days: 4 });
    expect((await on.ada.call(api.gamification.enhancedStats)).streak).toMatchObject({ current: 0, longest: 3, multiplier: 1 });
  });

  it('says what opens a feature, and lets a grant open it [api-053] [role-016]', async () => {
    const on = await world(database);
    const access = (featureName: string) => on.ada.call(api.gamification.featureAccess, { params: { featureName } });
    expect(await access('journal')).toMatchObject({ hasAccess: true });
    expect(await access('circles')).toEqual({
      ...featureAccess('circles', { highestLevel: 1, granted: [] }),
      hasAccess: false,
      requiredLevel: 12,
    });
    await on.db.query
      .insertInto('featureGrant')
      .values({ memberId: on.ada.id, feature: 'circles', grantedAt: on.clock.now().toISOString() })
      .execute();
    expect(await access('circles')).toMatchObject({ hasAccess: true, alternative: null });
    expect(await on.bo.call(api.gamification.featureAccess, { params: { featureName: 'circles' } })).toMatchObject({ hasAccess: false });
    expect(await access('no_such_thing')).toMatchObject({ hasAccess: false, requiredLevel: null });
  });

  it('lists achievements with progress, filtered, hidden ones once earned [api-055] [game-003]', async () => {
    const on = await world(database);
    await evenings(on);
    const list = async (query: { category?: string; rarity?: 'common' | 'uncommon' | 'epic' }) =>
      (await on.ada.call(api.gamification.achievements, { query })).achievements;
    const all = await list({});
    expect(all.find(({ code }) => code === 'first_step')).toMatchObject({
      earnedAt: expect.any(String),
      progress: { current: 1, target: 1 },
    });
    expect(all.find(({ code }) => code === 'week_of_showing_up')).toMatchObject({
      description: 'Seven active days, in a row or not.',
      earnedAt: null,
      progress: { current: 3, target: 7 },
    });
    expect(all).toHaveLength(achievementProgress({}, []).length);
    expect(all.map(({ code }) => code)).not.toContain('welcome_back');
    expect(all.map(({ code }) => code)).not.toContain('gentle_restart');
    expect((await on.ada.call(api.gamification.achievements, { query: {} })).hidden).toContainEqual({ rarity: 'uncommon' });
    expect((await on.ada.call(api.gamification.achievements, { query: { rarity: 'epic' } })).hidden).toEqual([]);
    expect(new Set((await list({ category: 'mood' })).map(({ category }) => category))).toEqual(new Set(['mood']));
    const rare = await list({ category: 'mood', rarity: 'epic' });
    expect(rare.map(({ code }) => code)).toEqual(['year_in_pixels']);
  });

  it('shows a hidden achievement to the one who earned it, after twenty days away', async () => {
    const on = await world(database);
    await evenings(on, 1);
    on.clock.advance({ days: 20 });
    await earning({ deps: on.deps, actor: { id: on.ada.id, timeZone: 'UTC', dayStartHour: 3 } }, (now) => recordCheckIn(now));
    const shown = async (who: Person) => {
      const again = on.as(await freshToken(on, who), who.id);
      return (await again.call(api.gamification.achievements, { query: {} })).achievements.map(({ code }) => code);
    };
    expect(await shown(on.ada)).toContain('welcome_back');
    expect(await shown(on.bo)).not.toContain('welcome_back');
  });

  it('pages through the ledger, newest first, in sentences', async () => {
    const on = await world(database);
    await evenings(on);
    const first = await on.ada.call(api.gamification.ledger, { query: { limit: 5 } });
    const rest = await on.ada.call(api.gamification.ledger, { query: { limit: 100, cursor: first.nextCursor ?? '' } });
    const entries = [...first.entries, ...rest.entries];
    expect([first.entries.length, rest.nextCursor]).toEqual([5, null]);
    expect(entries.reduce((sum, { xp }) => sum + xp, 0)).toBe(100);
    expect(entries.map(({ label }) => label)).toEqual([
      'Reached level 2',
      'Logged a mood',
      'Checked in',
      'Logged a mood',
      'Checked in',
      'Earned “Honest Heart”',
      'First step: First mood',
      'Logged a mood',
      'Earned “First Step”',
      'First step: First check-in',
      'Checked in',
    ]);
    expect((await on.bo.call(api.gamification.ledger, { query: { cursor: first.nextCursor ?? '' } })).entries).toEqual([]);
    await expect(on.ada.call(api.gamification.ledger, { query: { cursor: 'x y' } })).rejects.toMatchObject({ status: 422 });
  });
});
