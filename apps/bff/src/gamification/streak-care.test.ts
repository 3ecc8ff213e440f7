import { addDays, api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { updateProgress } from './store.ts';

const checkIn = (who: Person) => who.call(api.gamification.checkIn, { body: {} });
const mood = (who: Person) => who.call(api.mood.log, { body: { score: 3 } });
const care = (who: Person) => who.call(api.gamification.streakCare);
const plan = (who: Person, from: string, days: number) => who.call(api.gamification.planPause, { body: { from, days } });
const setFreezes = (on: World, freezes: number) => on.db.query.transaction().execute((tx) => updateProgress(tx, on.ada.id, { freezes }));
/** A check-in on each of the next days, the first of them today. */
async function daily(on: World, count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    if (day > 0) on.clock.advance({ days: 1 });
    await checkIn(on.ada);
  }
}
const days = async (who: Person, from = '2026-03-01', to = '2026-03-31') =>
  (await who.call(api.gamification.days, { query: { from, to } })).days.map(({ localDate, kind }) => `${localDate.slice(8)} ${kind}`);

describe.each(databases)('a missed day on %s', (database) => {
  it('is earned back by two acts, without being asked, and told in the award', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await setFreezes(on, 0);
    await daily(on, 4);
    on.clock.advance({ days: 2 });
    expect((await checkIn(on.ada)).award.receipt.earnedBack).toBeUndefined();
    expect(await care(on.ada)).toMatchObject({ current: 1, missedDate: '2026-03-06', actsToEarnBack: 1 });
    const { award } = await mood(on.ada);
    expect(award.receipt.earnedBack).toEqual({ localDate: '2026-03-06', streak: 6 });
    expect(award.achievementsUnlocked.map(({ code }) => code)).toContain('gentle_restart');
    expect(await care(on.ada)).toMatchObject({ current: 6, missedDate: null, actsToEarnBack: 0, repairsLeft: 3 });
    expect(await days(on.ada)).toEqual(['02 active', '03 active', '04 active', '05 active', '06 repaired', '07 active']);
  });

  it('is not earned by an act that was taken back', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await setFreezes(on, 0);
    await daily(on, 2);
    on.clock.advance({ days: 2 });
    const { localDate: date } = await checkIn(on.ada);
    await on.ada.call(api.gamification.undoCheckIn, { params: { date } });
    expect((await mood(on.ada)).award.receipt.earnedBack).toBeUndefined();
    expect((await checkIn(on.ada)).award.receipt.earnedBack).toBeUndefined();
    expect((await mood(on.ada)).award.receipt.earnedBack).toBeDefined();
  });

  it('is earned back by two devices at once, only once', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await setFreezes(on, 0);
    await daily(on, 2);
    on.clock.advance({ days: 2 });
    const awards = await Promise.all(Array.from({ length: 6 }, () => mood(on.ada)));
    expect(awards.filter(({ award }) => award.receipt.earnedBack)).toHaveLength(1);
    const row = await on.db.query.selectFrom('memberDay').selectAll().where('localDate', '=', '2026-03-04').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'repaired', source: 'earn_back' });
  });
});

describe.each(databases)('a planned pause on %s', (database) => {
  it('leaves the streak as it is, however long it lasts', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await daily(on, 4);
    const planned = await plan(on.ada, '2026-03-06', 2);
    expect(planned).toMatchObject({ from: '2026-03-06', until: '2026-03-07', state: 'planned' });
    expect(planned.award.achievementsUnlocked.map(({ title }) => title)).toEqual(['Rested Well']);
    on.clock.advance({ days: 2 });
    expect(await care(on.ada)).toMatchObject({ current: 4, freezes: 1, awayDays: 0, pause: { state: 'running' } });
    on.clock.advance({ days: 1 });
    expect(await care(on.ada)).toMatchObject({ current: 4, pause: null });
    await checkIn(on.ada);
    expect((await on.ada.call(api.gamification.enhancedStats)).streak).toMatchObject({ current: 5, lastActivity: '2026-03-08' });
    expect((await care(on.ada)).freezes).toBe(1);
  });

  it('shows its days as paused on the dashboard, and does not call its member away', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await daily(on, 1);
    await plan(on.ada, '2026-03-03', 3);
    on.clock.advance({ days: 3 });
    const { streak } = await on.ada.call(api.dashboard.read, { query: {} });
    expect(streak.week.map(({ kind }) => kind)).toEqual([null, null, null, 'active', 'paused', 'paused', 'paused']);
    expect([streak.current, streak.awayDays]).toEqual([1, 0]);
    on.clock.advance({ days: 3 });
    expect((await on.ada.call(api.dashboard.read, { query: {} })).streak.awayDays).toBe(2);
  });

  it('keeps what is done on its days, and pauses a day again when that is taken back', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await daily(on, 1);
    await plan(on.ada, '2026-03-03', 3);
    on.clock.advance({ days: 1 });
    const { localDate: date } = await checkIn(on.ada);
    expect(await days(on.ada)).toEqual(['02 active', '03 active', '04 paused', '05 paused']);
    await on.ada.call(api.gamification.undoCheckIn, { params: { date } });
    expect(await days(on.ada)).toEqual(['02 active', '03 paused', '04 paused', '05 paused']);
    on.clock.advance({ days: 3 });
    expect((await care(on.ada)).current).toBe(1);
  });

  it('is ended early: the days that are over stay paused, the rest is free again', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await daily(on, 1);
    const { id } = await plan(on.ada, '2026-03-03', 10);
    expect((await on.ada.call(api.gamification.pauses)).daysLeft).toBe(50);
    on.clock.advance({ days: 3 });
    expect(await on.ada.call(api.gamification.endPause, { params: { id } })).toEqual({ id, daysGivenBack: 8 });
    expect(await on.ada.call(api.gamification.pauses)).toMatchObject({
      pauses: [{ id, until: '2026-03-04', state: 'over' }],
      daysLeft: 58,
    });
    expect(await days(on.ada)).toEqual(['02 active', '03 paused', '04 paused']);
    const { id: later } = await plan(on.ada, '2026-04-01', 2);
    expect(await on.ada.call(api.gamification.endPause, { params: { id: later } })).toMatchObject({ daysGivenBack: 2 });
    expect((await on.ada.call(api.gamification.pauses)).pauses).toHaveLength(1);
  });

  it.each([
    ['2026-03-01', 3, 'past'],
    ['2027-03-05', 3, 'too_far'],
    ['2026-03-12', 3, 'overlap'],
    ['2026-07-01', 30, 'year_limit'],
  ])('from %s for %i days is refused: %s', async (from, length, reason) => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await plan(on.ada, '2026-03-10', 4);
    await plan(on.ada, '2026-05-01', 30);
    await expect(plan(on.ada, from, length)).rejects.toMatchObject({ status: 409, code: 'pause_refused', details: { reason } });
  });

  it('is planned once under one id, and belongs to its member alone', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    const id = on.deps.ids.next();
    const body = { id, from: '2026-03-10', days: 2 };
    const [first, again] = [
      await on.ada.call(api.gamification.planPause, { body }),
      await on.ada.call(api.gamification.planPause, { body }),
    ];
    expect([again.id, again.award.receipt.reason]).toEqual([first.id, 'already_counted']);
    await expect(on.bo.call(api.gamification.planPause, { body })).rejects.toMatchObject({ code: 'conflict' });
    await expect(on.bo.call(api.gamification.endPause, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await on.bo.call(api.gamification.pauses)).pauses).toEqual([]);
  });

  it('takes the sixty days of a year once, however many devices ask at once', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    const asked = Array.from({ length: 8 }, (_, index) => plan(on.ada, addDays('2026-03-10', index * 30), 30));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});

describe.each(databases)('a freeze on %s', (database) => {
  it('costs 60 coins, and no more than two are held', async () => {
    const on = await world(database);
    await on.db.query.transaction().execute((tx) => updateProgress(tx, on.ada.id, { coins: 200, coinsEarned: 200 }));
    const buy = (id?: string) => on.ada.call(api.gamification.buyFreeze, { body: id === undefined ? {} : { id } });
    const id = on.deps.ids.next();
    expect(await buy(id)).toEqual({ spent: 60, newTotalCoins: 140, freezes: 2 });
    expect(await buy(id)).toMatchObject({ newTotalCoins: 140, freezes: 2 });
    await expect(buy()).rejects.toMatchObject({ status: 409, code: 'limit_reached' });
    const { entries } = await on.ada.call(api.gamification.ledger, { query: { kind: 'coins' } });
    expect(entries.map(({ label, coins }) => [label, coins])).toEqual([['Spent coins: A freeze', -60]]);
  });

  it('is not sold on credit', async () => {
    const on = await world(database);
    await setFreezes(on, 0);
    await expect(on.ada.call(api.gamification.buyFreeze, { body: {} })).rejects.toMatchObject({ code: 'insufficient_coins' });
    expect((await care(on.ada)).freezes).toBe(0);
  });

  it('is bought once when two are held after it, however many tries come at once', async () => {
    const on = await world(database);
    await on.db.query.transaction().execute((tx) => updateProgress(tx, on.ada.id, { coins: 1000, coinsEarned: 1000 }));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => on.ada.call(api.gamification.buyFreeze, { body: {} })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await care(on.ada)).toMatchObject({ freezes: 2 });
    expect((await on.ada.call(api.gamification.progress)).coins).toBe(940);
  });
});

describe.each(databases)('what keeps a streak on %s', (database) => {
  it('is told to a new member from the start', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    expect(await care(on.ada)).toEqual({
      current: 0,
      longest: 0,
      activeDays: 0,
      multiplierPercent: 100,
      nextMultiplier: { days: 3, percent: 105 },
      freezes: 1,
      freezesMax: 2,
      freezeCoins: 60,
      daysToFreeze: 14,
      repairsLeft: 3,
      missedDate: null,
      actsToEarnBack: 0,
      pause: null,
      dailyCap: 250,
      dailyCapLeft: 250,
      awayDays: 0,
    });
  });

  it('counts the days away without the one on which the member comes back', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await checkIn(on.ada);
    on.clock.advance({ days: 4 });
    expect((await care(on.ada)).awayDays).toBe(3);
    await checkIn(on.ada);
    expect(await care(on.ada)).toMatchObject({ awayDays: 0, dailyCapLeft: 240 });
  });
});

describe.each(databases)('a check-in that is taken back on %s', (database) => {
  const date = '2026-03-02';
  const undo = (who: Person) => who.call(api.gamification.undoCheckIn, { params: { date } });

  it('gives back its XP and its day, and brings both with the next one, once', async () => {
    const on = await world(database, { at: `${date}T12:00` });
    await checkIn(on.ada);
    expect(await undo(on.ada)).toEqual({ localDate: date, xpTaken: 10, coinsTaken: 2 });
    expect((await on.ada.call(api.dashboard.read, { query: {} })).today).toMatchObject({ checkedIn: false });
    expect(await days(on.ada)).toEqual([]);
    const second = await checkIn(on.ada);
    expect([second.award.xpAwarded, second.award.newTotalXP]).toEqual([10, 30]);
    expect(await days(on.ada)).toEqual(['02 active']);
    await undo(on.ada);
    expect((await checkIn(on.ada)).award).toMatchObject({ xpAwarded: 0, newTotalXP: 30 });
  });

  it('stays once its day is over, and is nobody else’s to take', async () => {
    const on = await world(database, { at: `${date}T12:00` });
    await checkIn(on.ada);
    await expect(undo(on.bo)).rejects.toMatchObject({ code: 'not_found' });
    on.clock.advance({ days: 1 });
    await expect(undo(on.ada)).rejects.toMatchObject({ status: 409, code: 'day_closed' });
  });
});
