import { type Activity, api, DAILY_CAP_XP } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { earning } from './earning.ts';
import { recordActivity } from './record-activity.ts';

type AwardBody = Parameters<typeof award>[1];
const award = (who: Person, body: { source: string; baseAmount?: number; metadata?: Record<string, string | number> }) =>
  who.call(api.gamification.awardXp, { body });
const record = (on: World, who: Person, activity: Activity) =>
  earning({ deps: on.deps, actor: { id: who.id, timeZone: 'UTC', dayStartHour: 3 } }, (now) => recordActivity(now, activity));

describe.each(databases)('XP by the name of a source on %s', (database) => {
  it('raises the totals, by 10 when no amount is given [api-050] [entity-034]', async () => {
    const { ada } = await world(database);
    const response = await ada.fetch('/api/gamification/xp/award', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'stretching' }),
    });
    expect(await response.json()).toMatchObject({
      success: true,
      xpAwarded: 10,
      coinsAwarded: 2,
      multiplier: 1,
      newTotalXP: 10,
      newTotalCoins: 2,
      currentLevel: 1,
      levelTitle: 'Initiate',
      nextLevelXP: 100,
      currentXP: 10,
      message: 'Activity: +10 XP',
      levelUp: null,
      achievementsUnlocked: [],
    });
    expect(await ada.call(api.gamification.progress)).toMatchObject({ points: 10, coins: 2 });
  });

  it('honours an amount up to ten for a source it does not know, three times a day', async () => {
    const { ada } = await world(database);
    const asked: AwardBody[] = [
      { source: 'stretching', baseAmount: 4 },
      { source: 'juggling', baseAmount: 9999 },
      { source: 'stretching', baseAmount: 10 },
      { source: 'singing' },
    ];
    const answers = [];
    for (const body of asked) answers.push(await award(ada, body));
    expect(answers.map(({ xpAwarded }) => xpAwarded)).toEqual([4, 10, 10, 0]);
    expect(answers.at(-1)?.receipt.reason).toBe('source_limit');
  });

  it('keeps the daily limit when calls come at once', async () => {
    const { ada } = await world(database);
    const answers = await Promise.all(Array.from({ length: 20 }, () => award(ada, { source: 'stretching' })));
    expect(answers.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0)).toBe(30);
  });

  it.each([
    'mood_tracking',
    'habit_creation',
    'habit_completion',
    'goal_creation',
    'goal_completion',
    'journal_creation',
    'meditation_session',
  ])('earns nothing for %s without a record of the member [game-006]', async (source) => {
    const { ada, deps } = await world(database);
    for (const metadata of [{}, { recordId: deps.ids.next() }, { recordId: 'nonsense' }]) {
      const { xpAwarded, newTotalXP, receipt, message } = await award(ada, { source, metadata });
      expect([xpAwarded, newTotalXP, receipt.reason, message]).toEqual([0, 0, 'no_record', 'There is nothing on record for this yet.']);
    }
  });

  it('counts a mood once, under either name, and never the mood of somebody else', async () => {
    const { ada, bo } = await world(database);
    const mood = await ada.call(api.mood.log, { body: { score: 3 } });
    for (const source of ['mood_log', 'mood_tracking']) {
      expect((await award(ada, { source, metadata: { recordId: mood.id } })).receipt.reason).toBe('already_counted');
    }
    expect((await award(bo, { source: 'mood_log', metadata: { recordId: mood.id } })).receipt.reason).toBe('no_record');
  });

  it('makes a check-in when it is asked for by name, the same one as any other', async () => {
    const { ada } = await world(database);
    expect((await award(ada, { source: 'daily_checkin' })).xpAwarded).toBe(30);
    expect((await ada.call(api.gamification.checkIn, { body: {} })).award.xpAwarded).toBe(0);
    expect((await ada.call(api.dashboard.read, { query: {} })).today.checkedIn).toBe(true);
  });

  it('refuses what only the server may award', async () => {
    const { ada } = await world(database);
    for (const source of ['streak_milestone', 'profile_complete', 'helpful_reply']) {
      expect(await award(ada, { source, baseAmount: 500 })).toMatchObject({ xpAwarded: 0, newTotalXP: 0 });
    }
  });
});

describe.each(databases)('a completed module on %s', (database) => {
  it('is accepted and recorded, once a day [api-051] [entity-037]', async () => {
    const { ada, db } = await world(database);
    const body = { module: 'zen', activity: 'opened', data: { minutes: 3 } };
    for (let round = 0; round < 2; round += 1) {
      expect(await ada.call(api.gamification.completeModule, { body })).toMatchObject({ xpAwarded: 0 });
    }
    const rows = await db.query.selectFrom('moduleCompletion').selectAll().execute();
    expect(rows).toMatchObject([{ memberId: ada.id, module: 'zen', activity: 'opened', data: '{"minutes":3}' }]);
  });

  it('earns what the named activity earns, by the same rules', async () => {
    const { ada } = await world(database);
    const complete = (activity: string) => ada.call(api.gamification.completeModule, { body: { module: 'mood', activity } });
    expect((await complete('mood_log')).receipt.reason).toBe('no_record');
    expect((await complete('daily_checkin')).xpAwarded).toBe(30);
  });
});

describe.each(databases)('the daily cap on %s', (database) => {
  it('lets repeatables earn 250 base XP a day and keeps the rest for tomorrow', async () => {
    const on = await world(database);
    const goal = (index: number) =>
      record(on, on.ada, { source: 'goal_complete', reference: `goal-${index}`, facts: { size: 'L', ageHours: 30 } });
    const awards = await Promise.all([1, 2, 3, 4].map(goal));
    expect(awards.map(({ receipt }) => receipt.baseXp).sort((a, b) => b - a)).toEqual([150, 100, 0, 0]);
    expect(awards.filter(({ receipt }) => receipt.reason === 'daily_cap').map(({ message }) => message)).toEqual([
      'Rest is progress too',
      'Rest is progress too',
    ]);
    expect((await on.ada.call(api.gamification.progress)).points).toBe(DAILY_CAP_XP);
    on.clock.advance({ days: 1 });
    expect((await goal(5)).receipt.baseXp).toBe(150);
  });

  it('does not hold for first steps', async () => {
    const on = await world(database);
    await record(on, on.ada, { source: 'goal_complete', reference: 'a', facts: { size: 'L', ageHours: 30 } });
    await record(on, on.ada, { source: 'goal_complete', reference: 'b', facts: { size: 'L', ageHours: 30 } });
    const { award: checkIn } = await on.ada.call(api.gamification.checkIn, { body: {} });
    expect([checkIn.xpAwarded, checkIn.receipt.baseXp, checkIn.receipt.dailyCapLeft]).toEqual([20, 0, 0]);
  });
});
