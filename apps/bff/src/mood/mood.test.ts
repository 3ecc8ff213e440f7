import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../testing/index.ts';
import { moodSweep } from './sweep.ts';

const log = (who: Person, body: { score: number; id?: string; at?: string } & Record<string, unknown>) => who.call(api.mood.log, { body });
const totals = (who: Person) => who.call(api.gamification.progress);

describe.each(databases)('moods on %s', (database) => {
  it('keeps what was said and earns 10, then 5, three times a day', async () => {
    const { ada } = await world(database, { zone: 'Europe/Berlin', at: '2026-03-02T21:00' });
    const said = { score: 4, quadrant: 'low-pleasant' as const, words: ['calm', 'glad'], activities: ['walk'], note: 'Along the canal.' };
    const first = await ada.call(api.mood.log, { body: said });
    expect(first).toMatchObject({ ...said, localDate: '2026-03-02', timeZone: 'Europe/Berlin', version: 1 });
    const awards = [first.award];
    for (let round = 0; round < 3; round += 1) awards.push((await log(ada, { score: 3 })).award);
    expect(awards.map(({ receipt }) => receipt.baseXp)).toEqual([10, 5, 5, 0]);
    expect(awards.at(-1)?.message).toBe('Saved. It earns XP again tomorrow.');
    expect((await ada.call(api.mood.list, { query: {} })).moods).toHaveLength(4);
  });

  it('keeps a despairing note, counts the day, and awards and celebrates nothing', async () => {
    const { ada, db } = await world(database);
    const mood = await ada.call(api.mood.log, { body: { score: 1, note: 'I do not want to be alive any more' } });
    expect(mood).toMatchObject({ note: 'I do not want to be alive any more', award: { xpAwarded: 0, coinsAwarded: 0, message: 'Saved.' } });
    expect(mood.award).toMatchObject({ levelUp: null, achievementsUnlocked: [], receipt: { firstSteps: [] } });
    expect((await ada.call(api.gamification.enhancedStats)).streak.current).toBe(1);
    const events = await db.query.selectFrom('careEvent').selectAll().execute();
    expect(events).toEqual([{ id: expect.any(String), memberId: ada.id, level: 3, at: expect.any(String), followedUpAt: null }]);
    const again = await ada.call(api.gamification.awardXp, { body: { source: 'mood_log', metadata: { recordId: mood.id } } });
    expect(again.xpAwarded).toBe(0);
    const calm = await log(ada, { score: 3 });
    expect(calm.award.receipt.firstSteps).toHaveLength(1);
  });

  it('meets a note that is changed into a despairing one, once, and tells nobody its words', async () => {
    const { ada, db } = await world(database);
    const { award: _, ...mood } = await log(ada, { score: 2, note: 'A grey day.' });
    const params = { id: mood.id };
    const events = () => db.query.selectFrom('careEvent').selectAll().execute();
    await ada.call(api.mood.edit, { params, body: { version: 1, note: 'A grey day, and rain.' } });
    expect(await events()).toEqual([]);
    await ada.call(api.mood.edit, { params, body: { version: 2, note: 'I do not want to be alive any more' } });
    const met = [{ id: expect.any(String), memberId: ada.id, level: 3, at: expect.any(String), followedUpAt: null }];
    expect(await events()).toEqual(met);
    const words = { note: 'I do not want to be alive any more' };
    await ada.call(api.mood.edit, { params, body: { version: 3, score: 1, ...words } });
    await expect(ada.call(api.mood.edit, { params, body: { version: 3, note: 'I want to die' } })).rejects.toMatchObject({ status: 409 });
    expect(await events()).toEqual(met);
  });

  it('is about a moment since 1900, and no later than now', async () => {
    const { ada } = await world(database, { at: '2026-03-02T12:00' });
    for (const at of ['0000-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z', '1899-12-31T23:59:59.999Z'])
      await expect(log(ada, { score: 3, at })).rejects.toMatchObject({ status: 422, fields: [{ path: 'body.at' }] });
    expect((await log(ada, { score: 3, at: '1900-01-02T12:00:00.000Z' })).localDate).toBe('1900-01-02');
    expect((await log(ada, { score: 3, at: '9999-12-31T23:59:59.999Z' })).localDate).toBe('2026-03-02');
  });

  it('is one mood however often the same id is sent', async () => {
    const { ada, deps } = await world(database);
    const id = deps.ids.next();
    const answers = await Promise.all(Array.from({ length: 10 }, () => log(ada, { id, score: 5 })));
    expect(answers.filter(({ award }) => award.xpAwarded > 0)).toHaveLength(1);
    expect((await ada.call(api.mood.list, { query: {} })).moods).toHaveLength(1);
  });

  it('belongs to the day it is about: half the XP within 48 hours of it, none later', async () => {
    const { ada } = await world(database, { zone: 'Europe/Berlin', at: '2026-03-02T09:00' });
    const mood = await log(ada, { score: 2, at: '2026-02-27T20:00:00.000Z' });
    expect([mood.localDate, mood.award.receipt.localDate, mood.award.xpAwarded]).toEqual(['2026-02-27', '2026-02-27', 0]);
    const yesterday = await log(ada, { score: 2, at: '2026-03-01T20:00:00.000Z' });
    expect(yesterday.award.receipt).toMatchObject({ baseXp: 10, backdated: { forDate: '2026-03-01', percent: 50, repaired: true } });
    const early = await log(ada, { score: 2, at: '2026-03-09T20:00:00.000Z' });
    expect(early.localDate).toBe('2026-03-02');
  });

  it('lists newest first, a page at a time, within dates, without a gap or a repeat', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T06:00' });
    const ids: string[] = [];
    for (let round = 0; round < 7; round += 1) {
      // Two at the same instant: the id decides.
      if (round % 2 === 0) clock.advance({ hours: 20 });
      ids.push((await log(ada, { score: 3 })).id);
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { moods: readonly { id: string }[]; nextCursor: string | null } = await ada.call(api.mood.list, {
        query: { limit: 2, ...(cursor === '' ? {} : { cursor }) },
      });
      seen.push(...page.moods.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(ids));
    const some = await ada.call(api.mood.list, { query: { from: '2026-03-03', to: '2026-03-03' } });
    expect(new Set(some.moods.map(({ localDate }) => localDate))).toEqual(new Set(['2026-03-03']));
  });

  it('can be changed; a stale change gets the mood as it stands', async () => {
    const { ada } = await world(database);
    const { award, ...mood } = await log(ada, { score: 3, note: 'a' });
    const params = { id: mood.id };
    const edited = await ada.call(api.mood.edit, { params, body: { version: 1, note: 'b', quadrant: 'high-pleasant' } });
    expect(edited).toEqual({ ...mood, note: 'b', quadrant: 'high-pleasant', version: 2 });
    await expect(ada.call(api.mood.edit, { params, body: { version: 1, score: 5 } })).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      details: edited,
    });
    expect(award.newTotalXP).toBe((await totals(ada)).points);
  });

  it('takes back its XP when deleted and gives it back when restored, once', async () => {
    const { ada } = await world(database);
    const mood = await log(ada, { score: 3 });
    const params = { id: mood.id };
    expect(await totals(ada)).toMatchObject({ points: 30, coins: 17 });
    expect(await ada.call(api.mood.remove, { params })).toEqual({ id: mood.id, xpTaken: 10 });
    expect(await ada.call(api.mood.remove, { params })).toEqual({ id: mood.id, xpTaken: 0 });
    expect(await totals(ada)).toMatchObject({ points: 20, coins: 15 });
    expect((await ada.call(api.mood.list, { query: {} })).moods).toEqual([]);
    expect((await ada.call(api.gamification.enhancedStats)).statistics.moodLogs).toBe(0);
    const back = await ada.call(api.mood.restore, { params });
    expect(back).toMatchObject({ id: mood.id, score: 3, award: { xpAwarded: 10, newTotalXP: 30 } });
    expect((await ada.call(api.mood.restore, { params })).award).toMatchObject({ xpAwarded: 0, newTotalXP: 30 });
    expect((await ada.call(api.gamification.enhancedStats)).statistics.moodLogs).toBe(1);
    await ada.call(api.mood.remove, { params });
    expect((await ada.call(api.mood.restore, { params })).award.newTotalXP).toBe(30);
  });

  it('leaves no way to earn more by deleting and logging again', async () => {
    const { ada } = await world(database);
    for (let round = 0; round < 6; round += 1) {
      const { id } = await log(ada, { score: 3 });
      await ada.call(api.mood.remove, { params: { id } });
    }
    expect((await totals(ada)).points).toBe(20);
  });

  it('keeps the day active by what else was done on it, and opens it again when nothing was', async () => {
    const { ada } = await world(database);
    const mood = await log(ada, { score: 3 });
    const streak = async () => (await ada.call(api.gamification.enhancedStats)).streak.current;
    await ada.call(api.mood.remove, { params: { id: mood.id } });
    expect(await streak()).toBe(0);
    await ada.call(api.mood.restore, { params: { id: mood.id } });
    expect(await streak()).toBe(1);
    await ada.call(api.gamification.checkIn, { body: {} });
    await ada.call(api.mood.remove, { params: { id: mood.id } });
    expect(await streak()).toBe(1);
  });

  it('never shows, changes, deletes or restores the mood of somebody else', async () => {
    const { ada, bo } = await world(database);
    const { id } = await log(ada, { score: 1, note: 'mine alone' });
    const params = { id };
    const notFound = { status: 404, code: 'not_found' };
    await expect(bo.call(api.mood.edit, { params, body: { version: 1, score: 5 } })).rejects.toMatchObject(notFound);
    await expect(bo.call(api.mood.remove, { params })).rejects.toMatchObject(notFound);
    await expect(bo.call(api.mood.restore, { params })).rejects.toMatchObject(notFound);
    expect((await bo.call(api.dashboard.read, { query: {} })).moodWeek.every(({ score }) => score === null)).toBe(true);
    expect((await log(bo, { id, score: 5 })).id).not.toBe(id);
    expect((await ada.call(api.mood.list, { query: {} })).moods).toMatchObject([{ id, score: 1, version: 1 }]);
  });

  it('is gone for good 30 days after it was deleted', async () => {
    const { ada, bo, clock, db, deps } = await world(database);
    const [old, kept] = [await log(ada, { score: 3 }), await log(bo, { score: 3 })];
    await ada.call(api.mood.remove, { params: { id: old.id } });
    clock.advance({ days: 30 });
    await moodSweep.run(deps);
    expect(await db.query.selectFrom('mood').select('id').execute()).toHaveLength(2);
    clock.advance({ seconds: 1 });
    await moodSweep.run(deps);
    expect(await db.query.selectFrom('mood').select('id').execute()).toEqual([{ id: kept.id }]);
  });

  it('unlocks the whole spectrum with the fourth quadrant', async () => {
    const { ada } = await world(database);
    const unlocked: string[] = [];
    for (const quadrant of ['high-unpleasant', 'high-pleasant', 'low-unpleasant', 'low-unpleasant', 'low-pleasant'] as const) {
      const { award } = await ada.call(api.mood.log, { body: { score: 3, quadrant } });
      unlocked.push(...award.achievementsUnlocked.map(({ title }) => title));
    }
    expect(unlocked).toEqual(['Honest Heart', 'Whole Spectrum']);
  });
});
