import { api, type MemberEvent } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const checkIn = (who: Person, body: { occurredAt?: string; timeZone?: string; id?: string } = {}) =>
  who.call(api.gamification.checkIn, { body });
const datesOf = async ({ db }: World, who: Person) =>
  (await db.query.selectFrom('checkin').select('localDate').where('memberId', '=', who.id).orderBy('localDate').execute()).map(
    ({ localDate }) => localDate,
  );

describe.each(databases)('check-in on %s', (database) => {
  it('counts once a local day, however often and from however many devices it is sent [game-001]', async () => {
    const { ada, db } = await world(database);
    const answers = await Promise.all(times(50, () => checkIn(ada)));
    expect(answers.filter(({ award }) => award.xpAwarded > 0)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await db.query.selectFrom('checkin').selectAll().execute()).toHaveLength(1);
    expect(answers.map(({ award }) => award.newTotalXP)).toEqual(times(50, () => 30));
  });

  it('answers a repeat with the first check-in, no XP and the reason', async () => {
    const { ada } = await world(database);
    const first = await checkIn(ada);
    const again = await checkIn(ada);
    expect(again).toMatchObject({ id: first.id, at: first.at, award: { xpAwarded: 0, coinsAwarded: 0, levelUp: null } });
    expect(again.award.receipt.reason).toBe('already_counted');
    expect(again.award.newTotalCoins).toBe(first.award.newTotalCoins);
  });

  it('brings the first evening to level 2: check-in, mood and four first steps [game-002] [entity-035] [entity-036]', async () => {
    const { ada } = await world(database);
    const { award } = await checkIn(ada);
    expect(award.receipt.firstSteps).toEqual([{ code: 'first_checkin', title: 'First check-in', xp: 20 }]);
    expect(award.achievementsUnlocked.map(({ title }) => title)).toEqual(['First Step']);
    const mood = await ada.call(api.mood.log, { body: { score: 4 } });
    const profile = await ada.call(api.accounts.updateProfile, { body: { lastName: 'Lovelace', focus: 'Writing every day' } });
    const scheme = await ada.call(api.accounts.updateProfile, { body: { colorScheme: 'teal' } });
    expect([award, mood.award, profile.award, scheme.award].map((one) => one?.xpAwarded)).toEqual([30, 30, 20, 20]);
    expect(scheme.award).toMatchObject({ newTotalXP: 100, currentLevel: 2 });
    expect(scheme.award?.levelUp).toEqual({
      newLevel: 2,
      newTitle: 'Initiate II',
      newTier: 'Initiate',
      xpGained: 20,
      coinsEarned: 10,
      newFeatures: [],
    });
  });

  it('keeps the id that a device gave it offline, and refuses an id that another record has', async () => {
    const { ada, bo, deps } = await world(database);
    const id = deps.ids.next();
    expect((await checkIn(ada, { id })).id).toBe(id);
    await expect(checkIn(bo, { id })).rejects.toMatchObject({ status: 409, code: 'conflict' });
    expect((await bo.call(api.gamification.progress)).points).toBe(0);
  });

  it('hints at the change after it is committed, and only to the member', async () => {
    const { ada, bo, deps } = await world(database);
    const [forAda, forBo]: [MemberEvent[], MemberEvent[]] = [[], []];
    const abort = new AbortController();
    const hear = async (who: Person, heard: MemberEvent[]) => {
      for await (const event of deps.events.subscribe(who.id, abort.signal)) heard.push(event);
    };
    const hearing = [hear(ada, forAda), hear(bo, forBo)];
    await checkIn(ada);
    abort.abort();
    await Promise.all(hearing);
    expect([forAda, forBo]).toEqual([[{ resource: 'gamification', id: null }], []]);
  });
});

describe.each(databases)('the day of a check-in on %s', (database) => {
  it('ends at three in the morning', async () => {
    const on = await world(database, { zone: 'Europe/Berlin', at: '2026-03-02T23:50' });
    await checkIn(on.ada);
    on.clock.advance({ hours: 3 });
    expect((await checkIn(on.ada)).award.xpAwarded).toBe(0);
    on.clock.advance({ minutes: 10 });
    expect((await checkIn(on.ada)).award.xpAwarded).toBe(10);
    expect(await datesOf(on, on.ada)).toEqual(['2026-03-02', '2026-03-03']);
  });

  it.each([
    ['spring', '2026-03-28T12:00', ['2026-03-28', '2026-03-29', '2026-03-30']],
    ['autumn', '2026-10-24T12:00', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ])('is neither doubled nor lost when the clocks change in %s', async (_, at, dates) => {
    const on = await world(database, { zone: 'Europe/Berlin', at });
    for (const hours of [0, 24, 24]) {
      on.clock.advance({ hours });
      await checkIn(on.ada);
    }
    expect(await datesOf(on, on.ada)).toEqual(dates);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-03'],
    ['Etc/GMT+12', '2026-03-01'],
    ['Asia/Kathmandu', '2026-03-02'],
  ])('is the one of the device in %s', async (timeZone, localDate) => {
    const on = await world(database, { at: '2026-03-02T14:00:00.000Z' });
    expect((await checkIn(on.ada, { timeZone })).localDate).toBe(localDate);
  });

  it('takes the zone that the device sends with every call', async () => {
    const on = await world(database, { at: '2026-03-02T14:00:00.000Z' });
    const headers = { 'X-Time-Zone': 'Pacific/Kiritimati' };
    expect((await on.ada.call(api.gamification.checkIn, { body: {} }, { headers })).localDate).toBe('2026-03-03');
  });

  it('is not won twice by travelling: a new zone gains a date only after 20 hours', async () => {
    const on = await world(database, { zone: 'Pacific/Honolulu', at: '2026-03-02T20:00' });
    await checkIn(on.ada);
    on.clock.advance({ hours: 1 });
    expect((await checkIn(on.ada, { timeZone: 'Pacific/Kiritimati' })).award.xpAwarded).toBe(0);
    on.clock.advance({ hours: 20 });
    expect((await checkIn(on.ada, { timeZone: 'Pacific/Kiritimati' })).award.xpAwarded).toBeGreaterThan(0);
    expect((await datesOf(on, on.ada)).length).toBe(2);
  });

  it("keeps last night's offline check-in on last night", async () => {
    const on = await world(database, { zone: 'Pacific/Kiritimati', at: '2026-03-02T08:00' });
    await checkIn(on.ada, { occurredAt: '2026-03-01T10:30:00.000Z', timeZone: 'Pacific/Kiritimati' });
    expect(await datesOf(on, on.ada)).toEqual(['2026-03-01']);
    await checkIn(on.ada);
    expect((await on.ada.call(api.gamification.enhancedStats)).streak.current).toBe(2);
  });

  it('is today when a device claims more than 48 hours ago, or the future', async () => {
    const on = await world(database, { at: '2026-03-05T12:00' });
    expect((await checkIn(on.ada, { occurredAt: '2026-03-03T11:59:00.000Z' })).localDate).toBe('2026-03-05');
    expect((await checkIn(on.bo, { occurredAt: '2026-03-06T12:00:00.000Z' })).localDate).toBe('2026-03-05');
  });

  it('fills a gap that was only the network: late check-ins join the streak in any order', async () => {
    const on = await world(database, { at: '2026-03-05T12:00' });
    await checkIn(on.ada);
    await checkIn(on.ada, { occurredAt: '2026-03-04T08:00:00.000Z' });
    await checkIn(on.ada, { occurredAt: '2026-03-03T20:00:00.000Z' });
    const { streak } = await on.ada.call(api.gamification.enhancedStats);
    expect(streak).toEqual({ current: 3, longest: 3, multiplier: 1.05, lastActivity: '2026-03-05' });
  });
});
