import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../testing/index.ts';
import { earning } from './earning.ts';
import { recordActivity } from './record-activity.ts';

const checkIn = (who: Person) => who.call(api.gamification.checkIn, { body: {} });
const day = (who: Person, date: string) => who.call(api.gamification.day, { params: { date } });

describe.each(databases)('the receipt of a day on %s', (database) => {
  it('says what was done on it and what that brought', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await checkIn(on.ada);
    const { id } = await on.ada.call(api.mood.log, { body: { score: 4 } });
    await on.ada.call(api.mood.remove, { params: { id } });
    const receipt = await day(on.ada, '2026-03-02');
    expect(receipt).toMatchObject({ localDate: '2026-03-02', kind: 'active', source: 'act', counts: true, open: true, xp: 50 });
    expect(receipt.acts.filter(({ xp }) => xp > 0).map(({ label, undone }) => [label, undone])).toEqual([
      ['Checked in', false],
      ['First step: First check-in', false],
      ['Logged a mood', true],
      ['First step: First mood', false],
    ]);
  });

  it('has what was told of it later, and not what was told of another day', async () => {
    const on = await world(database, { at: '2026-03-05T12:00' });
    await checkIn(on.ada);
    const by = { deps: on.deps, actor: { id: on.ada.id, timeZone: 'UTC', dayStartHour: 3 } };
    for (const forDate of ['2026-03-04', '2026-01-10']) {
      await earning(by, (now) => recordActivity(now, { source: 'journal_create', reference: forDate, facts: { words: 40 }, forDate }));
    }
    expect((await day(on.ada, '2026-03-05')).acts.map(({ source }) => source)).not.toContain('journal_create');
    expect(await day(on.ada, '2026-03-04')).toMatchObject({ kind: 'repaired', source: 'backdate', counts: true, open: false });
    expect(await day(on.ada, '2026-01-10')).toMatchObject({
      kind: null,
      source: null,
      counts: false,
      xp: 0,
      acts: [{ actDate: '2026-01-10' }],
    });
  });

  it('says that a day was rested before the next act makes it so', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    await checkIn(on.ada);
    on.clock.advance({ days: 2 });
    expect(await day(on.ada, '2026-03-03')).toMatchObject({ kind: 'frozen', source: 'freeze', counts: false, acts: [] });
    const { days, today } = await on.ada.call(api.gamification.days, { query: { from: '2026-03-01', to: '2026-03-31' } });
    expect(today).toBe('2026-03-04');
    expect(days.map(({ kind }) => kind)).toEqual(['active', 'frozen']);
  });

  it('is empty for a quiet day and one to come', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    expect(await day(on.ada, '2026-02-11')).toMatchObject({ kind: null, counts: false, open: false, acts: [], xp: 0, coins: 0 });
    expect(await day(on.ada, '2026-03-09')).toMatchObject({ kind: null, open: true });
  });
});

describe.each(databases)('the ledger on %s', (database) => {
  it('shows acts with how their XP came about, or coins alone, a page at a time', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    for (let index = 0; index < 3; index += 1) {
      if (index > 0) on.clock.advance({ days: 1 });
      await checkIn(on.ada);
    }
    await on.ada.call(api.gamification.spendCoins, { body: { amount: 5, item: 'cover', description: 'A cover' } });
    const read = async (query: { kind: 'acts' | 'coins'; limit?: number; cursor?: string }) =>
      on.ada.call(api.gamification.ledger, { query });
    const acts = await read({ kind: 'acts' });
    expect(acts.entries.map(({ source }) => source)).toEqual(['daily_checkin', 'daily_checkin', 'first_step', 'daily_checkin']);
    expect(acts.entries[0]).toMatchObject({
      baseXp: 10,
      multiplierPercent: 105,
      xp: 10,
      capped: true,
      actDate: '2026-03-04',
      undone: false,
    });
    const first = await read({ kind: 'coins', limit: 2 });
    const second = await read({ kind: 'coins', limit: 50, cursor: first.nextCursor ?? '' });
    const all = [...first.entries, ...second.entries];
    expect(all.map(({ coins }) => coins)).not.toContain(0);
    expect(all[0]).toMatchObject({ label: 'Spent coins: A cover', coins: -5 });
    expect(all.reduce((sum, { coins }) => sum + coins, 0)).toBe((await on.ada.call(api.gamification.progress)).coins);
    expect(second.nextCursor).toBeNull();
  });
});

describe.each(databases)('two hundred identical completions at once on %s', (database) => {
  it('make one award and one row', async () => {
    const on = await world(database, { at: '2026-03-02T12:00' });
    const by = { deps: on.deps, actor: { id: on.ada.id, timeZone: 'UTC', dayStartHour: 3 } };
    const complete = () => earning(by, (now) => recordActivity(now, { source: 'habit_completion', reference: 'run' }));
    const awards = await Promise.all(Array.from({ length: 200 }, complete));
    expect(awards.filter(({ xpAwarded }) => xpAwarded > 0)).toHaveLength(1);
    const rows = await on.db.query.selectFrom('ledger').select('id').where('source', '=', 'habit_complete').execute();
    expect(rows).toHaveLength(1);
    expect(await on.ada.call(api.gamification.progress)).toMatchObject({ points: 10 });
  });
});
