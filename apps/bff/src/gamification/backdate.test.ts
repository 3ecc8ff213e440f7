import { type Activity, addDays, api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { earning } from './earning.ts';
import { recordActivity, redoActivity, undoActivity } from './record-activity.ts';
import { ledgerDifferences } from './replay-ledger.ts';

const by = ({ deps }: World, who: Person) => ({ deps, actor: { id: who.id, timeZone: 'UTC', dayStartHour: 3 } });
const record = (on: World, who: Person, activity: Activity) => earning(by(on, who), (now) => recordActivity(now, activity));
const tick = (forDate: string, habit = 'run'): Activity => ({ source: 'habit_complete', reference: habit, forDate });
const daysOf = async ({ db }: World, who: Person) =>
  (await db.query.selectFrom('memberDay').selectAll().where('memberId', '=', who.id).orderBy('localDate').execute()).map(
    ({ localDate, kind }) => `${localDate} ${kind}`,
  );

describe.each(databases)('an act for an earlier date on %s', (database) => {
  it('earns half, repairs its day, and stands in the streak', async () => {
    const on = await world(database, { at: '2026-03-10T12:00' });
    const award = await record(on, on.ada, tick('2026-03-09'));
    expect(award).toMatchObject({ xpAwarded: 5, receipt: { localDate: '2026-03-09', backdated: { percent: 50, repaired: true } } });
    expect(await daysOf(on, on.ada)).toEqual(['2026-03-09 repaired']);
    await on.ada.call(api.gamification.checkIn, { body: {} });
    expect((await on.ada.call(api.gamification.enhancedStats)).streak).toMatchObject({ current: 2, lastActivity: '2026-03-10' });
  });

  it('is kept without XP when it is older, and marks nothing', async () => {
    const on = await world(database, { at: '2026-03-10T12:00' });
    expect(await record(on, on.ada, tick('2026-03-07'))).toMatchObject({ xpAwarded: 0, receipt: { reason: 'not_earning' } });
    expect(await record(on, on.ada, tick('2026-03-07'))).toMatchObject({ receipt: { reason: 'already_counted' } });
    expect(await daysOf(on, on.ada)).toEqual([]);
  });

  it('counts each date of a record by itself, however often and in whatever order it comes', async () => {
    const on = await world(database, { at: '2026-03-10T12:00' });
    const dates = ['2026-03-09', '2026-03-10', '2026-03-08', '2026-03-09', '2026-03-10'];
    const awards = await Promise.all(dates.map((date) => record(on, on.ada, tick(date))));
    expect(awards.map(({ xpAwarded }) => xpAwarded).sort((a, b) => a - b)).toEqual([0, 0, 5, 5, 10]);
    expect(await daysOf(on, on.ada)).toEqual(['2026-03-08 repaired', '2026-03-09 repaired', '2026-03-10 active']);
  });

  it('repairs three days of a month, and goes on earning its half', async () => {
    const on = await world(database, { at: '2026-03-05T12:00' });
    for (const back of [2, 1]) await record(on, on.ada, tick(addDays('2026-03-05', -back)));
    on.clock.advance({ days: 4 });
    expect((await record(on, on.ada, tick('2026-03-08'))).receipt.backdated).toMatchObject({ repaired: true });
    expect(await record(on, on.ada, tick('2026-03-07'))).toMatchObject({ xpAwarded: 5, receipt: { backdated: { repaired: false } } });
    expect((await daysOf(on, on.ada)).filter((day) => day.endsWith('repaired'))).toHaveLength(3);
  });

  it('is found again by its date when it is undone and redone on a later day, and leaves the closed day as it is', async () => {
    const on = await world(database, { at: '2026-03-10T12:00' });
    await record(on, on.ada, tick('2026-03-09'));
    on.clock.advance({ days: 3 });
    await earning(by(on, on.ada), (now) => undoActivity(now, tick('2026-03-09')));
    expect((await on.ada.call(api.gamification.progress)).points).toBe(0);
    expect(await daysOf(on, on.ada)).toEqual(['2026-03-09 repaired']);
    const redone = await earning(by(on, on.ada), (now) => redoActivity(now, tick('2026-03-09')));
    expect([redone.xpAwarded, redone.newTotalXP]).toEqual([5, 5]);
    expect((await ledgerDifferences(on.db.query)).differences).toEqual([]);
  });

  it('does not keep the mark of today alive when what happened today is undone', async () => {
    const on = await world(database, { at: '2026-03-10T12:00' });
    const today = { source: 'habit_complete', reference: 'swim' };
    await record(on, on.ada, today);
    await record(on, on.ada, tick('2026-03-09'));
    await earning(by(on, on.ada), (now) => undoActivity(now, today));
    expect(await daysOf(on, on.ada)).toEqual(['2026-03-09 repaired']);
  });

  it('wins no date by travel: it gains nothing that an act of the present would not', async () => {
    const on = await world(database, { zone: 'Pacific/Honolulu', at: '2026-03-10T20:00' });
    await on.ada.call(api.gamification.checkIn, { body: {} });
    const abroad = { deps: on.deps, actor: { id: on.ada.id, timeZone: 'Pacific/Kiritimati', dayStartHour: 3 } };
    // There it is the 12th; the date counts on from the 10th.
    await earning(abroad, (now) => recordActivity(now, { source: 'habit_complete', reference: 'run', forDate: '2026-03-11' }));
    expect(await daysOf(on, on.ada)).toEqual(['2026-03-10 active']);
  });
});
