import { addDays, api, type Body, type Habit } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { ledgerDifferences } from '../gamification/replay-ledger.ts';
import { databases, type Person, world } from '../testing/index.ts';
import { habitsSweep } from './sweep.ts';

type NewHabit = Body<typeof api.habits.create>;
const daily = { per: 'day', times: 1 } as const;
const plant = (who: Person, more: Partial<NewHabit> = {}) =>
  who.call(api.habits.create, { body: { title: 'Read', kind: 'yes-no', schedule: daily, ...more } });
const tick = (who: Person, { id }: Pick<Habit, 'id'>, body: Body<typeof api.habits.complete> = {}) =>
  who.call(api.habits.complete, { params: { id }, body });
const untick = (who: Person, { id }: Pick<Habit, 'id'>, date?: string) =>
  who.call(api.habits.undo, { params: { id }, query: date === undefined ? {} : { date } });
const skip = (who: Person, { id }: Pick<Habit, 'id'>, body: Partial<Body<typeof api.habits.skip>> = {}) =>
  who.call(api.habits.skip, { params: { id }, body: { reason: 'rest', ...body } });
const list = (who: Person) => who.call(api.habits.list, { query: {} });
const points = async (who: Person) => (await who.call(api.gamification.progress)).points;
const invalid = (...paths: readonly string[]) => ({ status: 422, fields: paths.map((path) => expect.objectContaining({ path })) });

describe.each(databases)('habits on %s', (database) => {
  it('are planted with a plan, for 10 XP three times a day, the first with its bonus', async () => {
    const { ada } = await world(database, { at: '2026-03-02T09:00' });
    const plan = { kind: 'at-least', target: 2.5, unit: 'pages', schedule: { per: 'week', times: 3 } } as const;
    const texts = { title: 'Read', cue: 'In bed', reminderTime: '21:30' };
    const { award, ...habit } = await plant(ada, { ...plan, ...texts });
    expect(habit).toMatchObject({ ...plan, ...texts, startDate: '2026-03-02', endDate: null, strength: 0, activeDays: 0, version: 1 });
    expect(habit.today).toEqual({ group: 'due', why: 'open', due: null, done: 0, needed: 7.5 });
    expect(award).toMatchObject({ xpAwarded: 30, achievementsUnlocked: [{ title: 'Planted' }] });
    const more = [await plant(ada), await plant(ada), await plant(ada)].map((each) => each.award.xpAwarded);
    expect(more).toEqual([10, 10, 0]);
    expect((await list(ada)).habits.map(({ id }) => id)[0]).toBe(habit.id);
    expect(await ada.call(api.habits.read, { params: { id: habit.id } })).toEqual(habit);
  });

  it('are one habit however often the same id is sent', async () => {
    const { ada, bo, deps } = await world(database);
    const id = deps.ids.next();
    const answers = await Promise.all(Array.from({ length: 6 }, () => plant(ada, { id })));
    expect(answers.filter(({ award }) => award.xpAwarded > 0)).toHaveLength(1);
    expect((await list(ada)).habits).toHaveLength(1);
    expect((await plant(bo, { id })).id).not.toBe(id);
    expect((await list(ada)).habits).toMatchObject([{ id }]);
  });

  it('need a plan that holds together', async () => {
    const { ada } = await world(database, { at: '2026-03-02T09:00' });
    await expect(plant(ada, { kind: 'at-least' })).rejects.toMatchObject(invalid('body.target'));
    await expect(plant(ada, { kind: 'at-most', target: 2, schedule: { per: 'week', times: 2 } })).rejects.toMatchObject(
      invalid('body.schedule.times'),
    );
    await expect(plant(ada, { startDate: '2026-03-05', endDate: '2026-03-04' })).rejects.toMatchObject(invalid('body.endDate'));
  });

  it('are ticked once a day for 10 XP, eight of them, and the ninth for 2 [api-022]', async () => {
    const { ada } = await world(database, { at: '2026-03-02T09:00' });
    const habits: Habit[] = [];
    for (let count = 0; count < 9; count += 1) habits.push(await plant(ada));
    const before = await points(ada);
    const earned: number[] = [];
    for (const habit of habits) earned.push((await tick(ada, habit)).award.xpAwarded);
    expect(earned).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 2]);
    const again = await tick(ada, habits[0] as Habit);
    expect(again.award).toMatchObject({ xpAwarded: 0, receipt: { reason: 'already_counted' } });
    expect(again).toMatchObject({ activeDays: 1, streak: { current: 1, unit: 'day' }, today: { group: 'done' } });
    expect(again.strength).toBeCloseTo(0.051922, 5);
    expect(await points(ada)).toBe(before + 82);
    expect((await ada.call(api.gamification.enhancedStats)).statistics.habitsCompleted).toBe(9);
  });

  it('give their XP back when a tick is undone, and again when it is redone, once', async () => {
    const { ada, db } = await world(database);
    const habit = await plant(ada);
    const before = await points(ada);
    await tick(ada, habit, { note: 'Fog over the river.' });
    const undone = await untick(ada, habit);
    expect(undone).toMatchObject({ xpTaken: 10, tick: null, strength: 0, today: { group: 'due' } });
    expect(await untick(ada, habit)).toMatchObject({ xpTaken: 0 });
    expect(await points(ada)).toBe(before);
    expect((await tick(ada, habit)).award.xpAwarded).toBe(10);
    await untick(ada, habit);
    await tick(ada, habit);
    expect(await points(ada)).toBe(before + 10);
    expect((await ada.call(api.gamification.enhancedStats)).statistics.habitsCompleted).toBe(1);
    expect((await ledgerDifferences(db.query)).differences).toEqual([]);
  });

  it('are one tick however many devices send it at once', async () => {
    const { ada } = await world(database);
    const habit = await plant(ada);
    const before = await points(ada);
    await Promise.all(Array.from({ length: 8 }, () => tick(ada, habit)));
    expect(await points(ada)).toBe(before + 10);
    expect((await list(ada)).habits[0]?.tick).toMatchObject({ version: 8, value: 1 });
  });

  it('refuse a change of a tick that another device has changed', async () => {
    const { ada } = await world(database);
    const habit = await plant(ada);
    const { tick: first } = await tick(ada, habit, { note: 'a' });
    const current = await tick(ada, habit, { note: 'b', version: first?.version });
    await expect(tick(ada, habit, { note: 'c', version: 1 })).rejects.toMatchObject({ status: 409, details: current.tick });
    expect(current.tick).toMatchObject({ note: 'b', version: 2, value: 1 });
  });

  it('earn an amount once it is reached, and lose it again when it is lowered', async () => {
    const { ada } = await world(database);
    const water = await plant(ada, { kind: 'at-least', target: 2, unit: 'litres' });
    const earned = async (value: number) => (await tick(ada, water, { value })).award.xpAwarded;
    const before = await points(ada);
    expect([await earned(1.5), await earned(2), await earned(2.25)]).toEqual([0, 10, 0]);
    const lowered = await tick(ada, water, { value: 0.5 });
    expect(lowered).toMatchObject({ today: { group: 'due', done: 0.5, needed: 2 }, activeDays: 0, award: { xpAwarded: 0 } });
    expect(await points(ada)).toBe(before);
    expect(await earned(3)).toBe(10);
    expect((await tick(ada, water)).tick?.value).toBe(3);
  });

  it('earn a limit on an entry within it, and never for nothing', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    const coffee = await plant(ada, { kind: 'at-most', target: 2, unit: 'cups' });
    expect(coffee).toMatchObject({ strength: 1, streak: { current: 0 } });
    await expect(tick(ada, coffee)).rejects.toMatchObject(invalid('body.value'));
    expect((await tick(ada, coffee, { value: 3 })).award.xpAwarded).toBe(0);
    expect(await tick(ada, coffee, { value: 0 })).toMatchObject({ award: { xpAwarded: 10 }, streak: { current: 1 }, activeDays: 1 });
    clock.advance({ days: 1 });
    const [idle] = (await list(ada)).habits;
    expect(idle).toMatchObject({ strength: 1, activeDays: 1, today: { group: 'due' } });
  });

  it('count minutes of a timer and several times a day', async () => {
    const { ada } = await world(database);
    const sit = await plant(ada, { kind: 'timer', target: 10, unit: 'hours' });
    expect(sit.unit).toBe('min');
    expect((await tick(ada, sit, { value: 9.5 })).today).toMatchObject({ group: 'due', done: 9.5 });
    const water = await plant(ada, { schedule: { per: 'day', times: 3 } });
    expect((await tick(ada, water, { value: 2 })).award.xpAwarded).toBe(0);
    expect((await tick(ada, water, { value: 3 })).award.xpAwarded).toBe(10);
    await expect(tick(ada, water, { value: 4 })).rejects.toMatchObject(invalid('body.value'));
    await expect(tick(ada, water, { value: 1.5 })).rejects.toMatchObject(invalid('body.value'));
  });

  it('add up the pages of a week and say how many times are left', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    const run = await plant(ada, { schedule: { per: 'week', times: 3 } });
    const pages = await plant(ada, { kind: 'at-least', target: 20, unit: 'pages', schedule: { per: 'week', times: 1 } });
    await tick(ada, run);
    await tick(ada, pages, { value: 12 });
    clock.advance({ days: 1 });
    expect((await tick(ada, run)).today).toMatchObject({ group: 'done', done: 2, needed: 3 });
    expect(await tick(ada, pages, { value: 8 })).toMatchObject({ today: { group: 'done', done: 20 }, award: { xpAwarded: 10 } });
    clock.advance({ days: 1 });
    const [ran, read] = (await list(ada)).habits;
    expect(ran?.today).toMatchObject({ group: 'due', done: 2, needed: 3 });
    expect(read?.today).toMatchObject({ group: 'resting', why: 'reached', due: '2026-03-09' });
  });

  it('leave a day out with a reason: strength and streak stay, XP of a tick goes', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    const habit = await plant(ada);
    await tick(ada, habit);
    clock.advance({ days: 1 });
    const before = await tick(ada, habit);
    clock.advance({ days: 1 });
    const skipped = await skip(ada, habit, { reason: 'sick', note: 'Sore throat.' });
    expect(skipped).toMatchObject({
      xpTaken: 0,
      strength: before.strength,
      streak: { current: 2 },
      today: { group: 'done', why: 'skipped' },
    });
    expect(skipped.tick).toMatchObject({ kind: 'skipped', reason: 'sick', note: 'Sore throat.', value: null });
    clock.advance({ days: 1 });
    expect((await tick(ada, habit)).streak.current).toBe(3);
    expect(await skip(ada, habit)).toMatchObject({ xpTaken: 10, streak: { current: 2 } });
    expect((await tick(ada, habit)).award.xpAwarded).toBe(10);
  });

  it('take an earlier date for half the XP within 48 hours, any date without, and none to come', async () => {
    const { ada } = await world(database, { at: '2026-03-10T09:00' });
    const habit = await plant(ada);
    expect((await tick(ada, habit, { date: '2026-03-09' })).award).toMatchObject({
      xpAwarded: 5,
      receipt: { backdated: { repaired: true } },
    });
    const old = await tick(ada, habit, { date: '2026-01-01' });
    expect(old.award.xpAwarded).toBe(0);
    expect(old).toMatchObject({ activeDays: 1, tick: null });
    await expect(tick(ada, habit, { date: '2026-03-11' })).rejects.toMatchObject(invalid('body.date'));
    await expect(tick(ada, habit, { date: '2015-03-11' })).rejects.toMatchObject(invalid('body.date'));
    expect(await untick(ada, habit, '2026-03-09')).toMatchObject({ xpTaken: 5 });
    const over = await plant(ada, { startDate: '2026-03-01', endDate: '2026-03-08' });
    await expect(tick(ada, over)).rejects.toMatchObject(invalid('body.date'));
    await expect(skip(ada, over)).rejects.toMatchObject(invalid('body.date'));
    expect(await tick(ada, over, { date: '2026-03-08' })).toMatchObject({ today: { why: 'ended' }, streak: { current: 1 } });
    await expect(untick(ada, habit, '2027-01-01')).rejects.toMatchObject(invalid('query.date'));
  });

  it('take offline ticks for the day they were made on, across a change of the clock', async () => {
    const { ada } = await world(database, { zone: 'Europe/Berlin', at: '2026-03-29T09:00' });
    const habit = await plant(ada, { startDate: '2026-03-20' });
    await tick(ada, habit, { occurredAt: '2026-03-29T00:59:00.000Z', timeZone: 'Europe/Berlin' });
    const { days } = await ada.call(api.habits.history, { params: { id: habit.id }, query: {} });
    // 01:59 there, before the day starts at three.
    expect(days).toEqual([{ localDate: '2026-03-28', value: 1, kind: 'done' }]);
  });

  it('keep strength and streak through a pause and the archive', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    const habit = await plant(ada);
    const params = { id: habit.id };
    for (const back of [2, 1, 0]) await tick(ada, habit, { date: addDays('2026-03-02', -back) });
    clock.advance({ days: 1 });
    const paused = await ada.call(api.habits.pause, { params, body: {} });
    const { strength } = paused;
    expect(paused).toMatchObject({ streak: { current: 3 }, today: { group: 'resting', why: 'paused' }, pause: { until: null } });
    clock.advance({ days: 2 });
    const resumed = await ada.call(api.habits.resume, { params });
    expect(resumed).toMatchObject({ pause: null, streak: { current: 3 }, today: { group: 'due' } });
    await tick(ada, habit);
    const archived = await ada.call(api.habits.archive, { params });
    expect(archived.archivedAt).not.toBeNull();
    clock.advance({ days: 3 });
    expect((await list(ada)).habits).toEqual([]);
    const kept = (await ada.call(api.habits.list, { query: { archived: 'true' } })).habits[0];
    expect(kept).toMatchObject({ id: habit.id, strength: archived.strength, streak: { current: 4 } });
    await expect(tick(ada, habit)).rejects.toMatchObject({ status: 404 });
    const back = await ada.call(api.habits.unarchive, { params });
    expect(back).toMatchObject({ archivedAt: null, streak: { current: 4 }, today: { group: 'due' } });
    expect((await tick(ada, habit)).strength).toBeGreaterThan(strength);
    await expect(ada.call(api.habits.pause, { params, body: { from: '2026-03-20', until: '2026-03-19' } })).rejects.toMatchObject(
      invalid('body.until'),
    );
  });

  it('give back what planting earned when deleted, and come back with their days', async () => {
    const { ada } = await world(database);
    const habit = await plant(ada);
    const params = { id: habit.id };
    const ticked = await tick(ada, habit);
    const before = await points(ada);
    expect(await ada.call(api.habits.remove, { params })).toEqual({ id: habit.id, xpTaken: 10 });
    expect(await ada.call(api.habits.remove, { params })).toEqual({ id: habit.id, xpTaken: 0 });
    expect([(await list(ada)).habits, await points(ada)]).toEqual([[], before - 10]);
    await expect(tick(ada, habit)).rejects.toMatchObject({ status: 404 });
    const back = await ada.call(api.habits.restore, { params });
    expect(back).toMatchObject({ strength: ticked.strength, award: { xpAwarded: 10 } });
    expect((await ada.call(api.habits.restore, { params })).award.xpAwarded).toBe(0);
  });

  it('are gone for good 30 days after they were deleted, days and all', async () => {
    const { ada, clock, db, deps } = await world(database);
    const [gone, kept] = [await plant(ada), await plant(ada)];
    for (const habit of [gone, kept]) await tick(ada, habit);
    await ada.call(api.habits.remove, { params: { id: gone.id } });
    clock.advance({ days: 30 });
    await habitsSweep.run(deps);
    expect(await db.query.selectFrom('habit').select('id').execute()).toHaveLength(2);
    clock.advance({ seconds: 1 });
    await habitsSweep.run(deps);
    expect(await db.query.selectFrom('habit').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await db.query.selectFrom('habitTick').select('habitId').execute()).toEqual([{ habitId: kept.id }]);
  });

  it('can be changed; a stale change gets the habit as it stands, and a new plan counts all days anew', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    const habit = await plant(ada);
    const params = { id: habit.id };
    await tick(ada, habit);
    clock.advance({ days: 1 });
    await tick(ada, habit);
    const every = await ada.call(api.habits.edit, {
      params,
      body: { version: 1, title: 'Read a page', schedule: { per: 'days', days: 2 } },
    });
    expect(every).toMatchObject({ title: 'Read a page', version: 2 });
    expect(every.strength).toBeCloseTo(0.054816, 5);
    await expect(ada.call(api.habits.edit, { params, body: { version: 1, title: 'x' } })).rejects.toMatchObject({
      status: 409,
      details: every,
    });
    await expect(ada.call(api.habits.edit, { params, body: { version: 2, kind: 'timer' } })).rejects.toMatchObject(invalid('body.target'));
    const cued = await ada.call(api.habits.edit, { params, body: { version: 2, cue: 'In bed', reminderTime: null } });
    expect(cued).toMatchObject({ cue: 'In bed', strength: every.strength });
  });

  it('stand in the order of the member; one planted elsewhere meanwhile follows', async () => {
    const { ada, bo } = await world(database);
    const [a, b, c] = [await plant(ada, { title: 'a' }), await plant(ada, { title: 'b' }), await plant(ada, { title: 'c' })];
    const order = (...ids: readonly string[]) => ada.call(api.habits.reorder, { body: { ids: [...ids] } });
    expect((await order(c.id, a.id)).habits.map(({ title }) => title)).toEqual(['c', 'a', 'b']);
    expect((await list(ada)).habits.map(({ title }) => title)).toEqual(['c', 'a', 'b']);
    const foreign = await plant(bo);
    await expect(order(b.id, foreign.id)).rejects.toMatchObject({ status: 404 });
    expect((await list(ada)).habits.map(({ title }) => title)).toEqual(['c', 'a', 'b']);
  });

  it('are two hundred at most beside the archive', async () => {
    const { ada, db } = await world(database);
    const first = await plant(ada);
    const row = await db.query.selectFrom('habit').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 199 }, (_, index) => ({
      ...row,
      id: `${row.id.slice(0, -3)}${String(index + 100)}`,
      position: index + 2,
    }));
    await db.query
      .insertInto('habit')
      .values(copies.filter(({ id }) => id !== first.id))
      .execute();
    const standing = (await list(ada)).habits;
    while ((await list(ada)).habits.length < 200) await plant(ada);
    expect(standing.length).toBeGreaterThanOrEqual(199);
    const full = { status: 409, code: 'limit_reached', message: expect.stringContaining('200') };
    await expect(plant(ada)).rejects.toMatchObject(full);
    await ada.call(api.habits.archive, { params: { id: first.id } });
    await plant(ada);
    await expect(ada.call(api.habits.unarchive, { params: { id: first.id } })).rejects.toMatchObject(full);
  });

  it('show the notes of their days, newest first, a page at a time', async () => {
    const { ada } = await world(database, { at: '2026-03-10T09:00' });
    const habit = await plant(ada);
    const params = { id: habit.id };
    for (const [index, note] of ['one', '', 'three', 'four'].entries()) {
      await tick(ada, habit, { date: addDays('2026-03-05', index), note });
    }
    const first = await ada.call(api.habits.notes, { params, query: { limit: 2 } });
    expect(first.notes.map(({ note }) => note)).toEqual(['four', 'three']);
    const second = await ada.call(api.habits.notes, { params, query: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect(second).toMatchObject({ notes: [{ note: 'one', localDate: '2026-03-05' }], nextCursor: null });
    // An empty note takes the words away, a missing one leaves them.
    await tick(ada, habit, { date: '2026-03-08', note: '' });
    await tick(ada, habit, { date: '2026-03-07' });
    expect((await ada.call(api.habits.notes, { params, query: {} })).notes.map(({ note }) => note)).toEqual(['three', 'one']);
  });

  it('keep a despairing note, and award and celebrate nothing', async () => {
    const { ada, db } = await world(database);
    const habit = await plant(ada);
    const { award } = await tick(ada, habit, { note: 'I do not want to be alive any more' });
    expect(award).toMatchObject({ xpAwarded: 0, levelUp: null, achievementsUnlocked: [] });
    expect(await db.query.selectFrom('careEvent').select('level').execute()).toEqual([{ level: 3 }]);
  });

  it('never show, change or delete the habit of somebody else', async () => {
    const { ada, bo } = await world(database);
    const habit = await plant(ada, { title: 'mine alone' });
    await tick(ada, habit, { note: 'mine alone' });
    const params = { id: habit.id };
    const calls = [
      bo.call(api.habits.read, { params }),
      bo.call(api.habits.edit, { params, body: { version: 1, title: 'x' } }),
      bo.call(api.habits.remove, { params }),
      bo.call(api.habits.restore, { params }),
      bo.call(api.habits.archive, { params }),
      bo.call(api.habits.unarchive, { params }),
      bo.call(api.habits.pause, { params, body: {} }),
      bo.call(api.habits.resume, { params }),
      tick(bo, habit),
      untick(bo, habit),
      skip(bo, habit),
      bo.call(api.habits.history, { params, query: {} }),
      bo.call(api.habits.notes, { params, query: {} }),
    ];
    for (const answer of await Promise.allSettled(calls)) expect(answer).toMatchObject({ status: 'rejected', reason: { status: 404 } });
    expect((await list(bo)).habits).toEqual([]);
    expect((await list(ada)).habits).toMatchObject([{ title: 'mine alone', version: 1 }]);
  });

  it('can be claimed by name only for what stands, and share its count', async () => {
    const { ada, bo } = await world(database);
    const habit = await plant(ada);
    const claim = (who: Person, source: string) =>
      who.call(api.gamification.awardXp, { body: { source, metadata: { habitId: habit.id } } });
    expect((await claim(ada, 'habit_completion')).receipt.reason).toBe('no_record');
    expect((await claim(bo, 'habit_creation')).receipt.reason).toBe('no_record');
    await tick(ada, habit);
    for (const source of ['habit_completion', 'habit_creation']) {
      expect(await claim(ada, source)).toMatchObject({ xpAwarded: 0, receipt: { reason: 'already_counted' } });
    }
  });

  it('unlock Rooted at 80 percent, and Second Nature with three at 90', async () => {
    const { ada } = await world(database, { at: '2026-06-01T09:00' });
    const unlocked: string[] = [];
    const grow = async (habit: Habit, days: number) => {
      for (let back = days; back >= 0; back -= 1) {
        const { award } = await tick(ada, habit, { date: addDays('2026-06-01', -back) });
        unlocked.push(...award.achievementsUnlocked.map(({ title }) => title));
      }
    };
    await plant(ada, { kind: 'at-most', target: 2 });
    const habits = [await plant(ada), await plant(ada), await plant(ada)];
    await grow(habits[0] as Habit, 30);
    expect(unlocked).toEqual(['Rooted']);
    await grow(habits[0] as Habit, 45);
    await grow(habits[1] as Habit, 45);
    expect(unlocked).toEqual(['Rooted']);
    await grow(habits[2] as Habit, 45);
    expect(unlocked).toEqual(['Rooted', 'Second Nature']);
  });

  it('stand on the dashboard while they ask for today, the open ones first', async () => {
    const { ada, clock } = await world(database, { at: '2026-03-02T09:00' });
    const today = async () => (await ada.call(api.dashboard.read, { query: {} })).habitsToday;
    expect(await today()).toEqual({ done: 0, of: 0, habits: [] });
    const [walk, read, rest] = [await plant(ada, { title: 'Walk' }), await plant(ada), await plant(ada, { title: 'Stretch' })];
    await plant(ada, { title: 'Later', startDate: '2026-03-20' });
    await tick(ada, walk);
    await skip(ada, rest);
    const { habits, ...count } = await today();
    expect(count).toEqual({ done: 1, of: 2 });
    expect(habits.map(({ title, today: { group } }) => [title, group])).toEqual([
      ['Read', 'due'],
      ['Walk', 'done'],
      ['Stretch', 'done'],
    ]);
    await ada.call(api.habits.archive, { params: { id: read.id } });
    expect(await today()).toMatchObject({ done: 1, of: 1 });
    clock.advance({ days: 1 });
    expect(await today()).toMatchObject({ done: 0, of: 2 });
  });

  it('fill the year of a heat map, with weeks that add up', async () => {
    const { ada } = await world(database, { at: '2026-03-10T09:00' });
    const pages = await plant(ada, { kind: 'at-least', target: 10, unit: 'pages', schedule: { per: 'week', times: 1 } });
    await tick(ada, pages, { date: '2026-03-02', value: 6 });
    await tick(ada, pages, { date: '2026-03-04', value: 4.5 });
    await skip(ada, pages, { date: '2026-03-05' });
    const history = (from?: string, to?: string) =>
      ada.call(api.habits.history, { params: { id: pages.id }, query: { ...(from ? { from } : {}), ...(to ? { to } : {}) } });
    expect(await history()).toEqual({
      from: '2025-03-11',
      to: '2026-03-10',
      days: [
        { localDate: '2026-03-02', value: 6, kind: 'partial' },
        { localDate: '2026-03-04', value: 4.5, kind: 'done' },
        { localDate: '2026-03-05', value: null, kind: 'skipped' },
      ],
    });
    expect((await history('2026-03-04', '2026-03-04')).days).toMatchObject([{ kind: 'done' }]);
    await expect(history('2010-01-01')).rejects.toMatchObject(invalid('query.from'));
  });
});
