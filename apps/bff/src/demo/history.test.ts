import { api, levelProgress, replay } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { ledgerRow } from '../gamification/award-state.ts';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { fillDemoHistory } from './history.ts';

const timeZone = 'Europe/Berlin';

async function demoMember(on: World): Promise<Person> {
  const member = await on.member({ firstName: 'Mara', timeZone });
  const life = { memberId: member.id, timeZone, dayStartHour: 3, now: on.clock.now() };
  await transaction(on.db, (tx) => fillDemoHistory(tx, on.deps, life));
  return member;
}

describe.each(databases)('the demo history on %s', (database) => {
  it('ends five XP below a level, with today still open, whatever the seed', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    for (let round = 0; round < 5; round += 1) {
      const mara = await demoMember(on);
      const { level, today, streak } = await mara.call(api.dashboard.read, { query: {} });
      expect(level.nextLevelXP - level.currentXP).toBe(5);
      expect(today).toMatchObject({ checkedIn: false, moodsLogged: 0, xpToday: 0 });
      expect(today.firstSteps.filter(({ done }) => !done)).toEqual([]);
      expect(streak).toMatchObject({ current: 33, freezes: 2, multiplier: 1.2, activeDays: 55 });
    }
  });

  it('reaches the next level with the check-in of today [game-002]', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const { award } = await mara.call(api.gamification.checkIn, { body: {} });
    expect(award.levelUp).toMatchObject({ newLevel: award.currentLevel });
  });

  it('obeys the rules: its ledger replays to its totals, and no two entries collide', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T01:40' });
    const mara = await demoMember(on);
    const rows = await on.db.query.selectFrom('ledger').selectAll().where('memberId', '=', mara.id).orderBy('seq').execute();
    const { xp, coins } = await mara.call(api.gamification.enhancedStats);
    expect(replay(rows.map(ledgerRow))).toMatchObject({ totalXp: xp.total, coins: coins.available, coinsEarned: coins.earned });
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    expect(levelProgress(xp.total).progressToNext).toBeGreaterThan(95);
  });

  it('is the story of a person: one to three moods on most days, with words, gaps and notes', async () => {
    const on = await world(database, { zone: timeZone, at: '2026-04-20T10:17' });
    const mara = await demoMember(on);
    const { moods } = await mara.call(api.mood.list, { query: { limit: 100 } });
    const perDay = Map.groupBy(moods, ({ localDate }) => localDate);
    expect(Math.max(...[...perDay.values()].map((day) => day.length))).toBeLessThanOrEqual(3);
    expect(moods.filter(({ note }) => note !== '').length).toBeGreaterThan(30);
    expect(moods.every(({ at }) => at < on.clock.now().toISOString())).toBe(true);
    const { achievements } = await mara.call(api.gamification.achievements, { query: {} });
    const earned = achievements.filter(({ earnedAt }) => earnedAt !== null).map(({ code }) => code);
    expect(earned).toEqual(expect.arrayContaining(['first_step', 'honest_heart', 'week_of_showing_up', 'thirty_lights', 'whole_spectrum']));
  });
});
