import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';

const list = ({ db }: World, ...who: Person[]) =>
  db.query
    .updateTable('memberProgress')
    .set({ listed: 1 })
    .where(
      'memberId',
      'in',
      who.map(({ id }) => id),
    )
    .execute();
const board = async (
  who: Person,
  query: { limit?: number; timeframe?: 'day' | 'week' | 'month' | 'all'; category?: 'xp' | 'streak' | 'habits' } = {},
) => (await who.call(api.gamification.leaderboard, { query })).leaderboard.map(({ rank, name, value, isMe }) => [rank, name, value, isMe]);
const checkIn = (who: Person) => who.call(api.gamification.checkIn, { body: {} });
const log = (who: Person) => who.call(api.mood.log, { body: { score: 3 } });

describe.each(databases)('the leaderboard on %s', (database) => {
  it('lists nobody who did not choose it, and each member to themselves [api-054]', async () => {
    const on = await world(database);
    await checkIn(on.bo);
    expect(await board(on.ada)).toEqual([[1, 'Ada', 0, true]]);
    await list(on, on.bo);
    expect(await board(on.ada)).toEqual([
      [1, 'Bo', 30, false],
      [2, 'Ada', 0, true],
    ]);
    expect(await board(on.bo)).toEqual([[1, 'Bo', 30, true]]);
  });

  it('is no longer than its limit, and shows the own row in the last place when it lies beyond', async () => {
    const on = await world(database);
    const [cem, dia] = [await on.member({ firstName: 'Cem' }), await on.member({ firstName: 'Dia' })];
    await list(on, on.ada, on.bo, cem, dia);
    await checkIn(on.bo);
    await log(on.bo);
    await checkIn(cem);
    await checkIn(dia);
    expect(await board(on.ada, { limit: 2 })).toEqual([
      [1, 'Bo', 60, false],
      [4, 'Ada', 0, true],
    ]);
    expect(await board(on.bo, { limit: 1 })).toEqual([[1, 'Bo', 60, true]]);
    expect((await board(on.bo)).map(([rank]) => rank)).toEqual([1, 2, 2, 4]);
  });

  it('counts within the time asked for, and what was taken back no more', async () => {
    const on = await world(database);
    await list(on, on.ada);
    const { id } = await log(on.ada);
    on.clock.advance({ days: 2 });
    await checkIn(on.ada);
    expect(await board(on.ada, { timeframe: 'day' })).toEqual([[1, 'Ada', 30, true]]);
    expect(await board(on.ada, { timeframe: 'week' })).toEqual([[1, 'Ada', 60, true]]);
    await on.ada.call(api.mood.remove, { params: { id } });
    expect(await board(on.ada, { timeframe: 'all' })).toEqual([[1, 'Ada', 50, true]]);
    on.clock.advance({ days: 1 });
    await on.ada.call(api.mood.restore, { params: { id } });
    on.clock.advance({ days: 1 });
    const early = await log(on.ada);
    on.clock.advance({ days: 1 });
    await on.ada.call(api.mood.remove, { params: { id: early.id } });
    expect(await board(on.ada, { timeframe: 'day' })).toEqual([[1, 'Ada', 0, true]]);
  });

  it('compares streaks and habits as well', async () => {
    const on = await world(database);
    await list(on, on.ada, on.bo);
    for (let day = 0; day < 2; day += 1) {
      await checkIn(on.bo);
      on.clock.advance({ days: 1 });
    }
    expect(await board(on.ada, { category: 'streak' })).toEqual([
      [1, 'Bo', 2, false],
      [2, 'Ada', 0, true],
    ]);
    expect((await board(on.ada, { category: 'habits' })).map(([, , value]) => value)).toEqual([0, 0]);
  });

  it('shows a demo member nobody else, and no demo member to anybody', async () => {
    const on = await world(database);
    await list(on, on.ada, on.bo);
    await on.db.query.updateTable('member').set({ isDemo: 1 }).where('id', '=', on.ada.id).execute();
    await checkIn(on.bo);
    expect(await board(on.ada)).toEqual([[1, 'Ada', 0, true]]);
    expect(await board(on.bo)).toEqual([[1, 'Bo', 30, true]]);
  });
});

describe.each(databases)('the place on the boards on %s', (database) => {
  const settings = (who: Person) => who.call(api.gamification.boardSettings);
  const change = (who: Person, body: { listed?: boolean; name?: string }) => who.call(api.gamification.changeBoardSettings, { body });

  it('is nobody’s until they choose it, under a name that they choose', async () => {
    const on = await world(database);
    await checkIn(on.ada);
    expect(await settings(on.ada)).toEqual({ listed: false, name: 'Ada' });
    expect(await board(on.bo)).toEqual([[1, 'Bo', 0, true]]);
    expect(await change(on.ada, { listed: true, name: '  Quiet Heron ' })).toEqual({ listed: true, name: 'Quiet Heron' });
    expect(await board(on.bo)).toEqual([
      [1, 'Quiet Heron', 30, false],
      [2, 'Bo', 0, true],
    ]);
    expect(await change(on.ada, { listed: false })).toEqual({ listed: false, name: 'Quiet Heron' });
    expect(await board(on.bo)).toEqual([[1, 'Bo', 0, true]]);
  });

  it('shows no address and no hidden characters', async () => {
    const on = await world(database);
    for (const name of ['ada@example.org', 'A\u202eda', '', 'x'.repeat(31)]) {
      await expect(change(on.ada, { name })).rejects.toMatchObject({ status: 422 });
    }
  });
});
