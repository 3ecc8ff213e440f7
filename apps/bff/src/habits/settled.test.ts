import { addDays, api, type Habit, type HabitSchedule } from '@everstep/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';

const TODAY = '2026-06-10';
const date = fc.integer({ min: 0, max: 150 }).map((back) => addDays(TODAY, -back));
const schedule: fc.Arbitrary<HabitSchedule> = fc.oneof(
  fc.record({ per: fc.constant('day' as const), times: fc.constant(1) }),
  fc.record({ per: fc.constant('week' as const), times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ per: fc.constant('month' as const), times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ per: fc.constant('days' as const), days: fc.integer({ min: 2, max: 9 }) }),
);
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('tick' as const), date, value: fc.constantFrom(0.5, 2, 7.25) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('skip' as const), date }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), date }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause' as const), date, days: fc.integer({ min: 0, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('plan' as const), schedule }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'wait' as const }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

async function perform({ ada, clock }: World, { id }: Habit, step: Act): Promise<Habit | undefined> {
  const params = { id };
  switch (step.kind) {
    case 'tick':
      return ada.call(api.habits.complete, { params, body: { date: step.date, value: step.value } });
    case 'skip':
      return ada.call(api.habits.skip, { params, body: { date: step.date, reason: 'rest' } });
    case 'undo':
      return ada.call(api.habits.undo, { params, query: { date: step.date } });
    case 'pause':
      return ada.call(api.habits.pause, { params, body: { from: step.date, until: addDays(step.date, step.days) } });
    case 'plan': {
      const { version } = await ada.call(api.habits.read, { params });
      return ada.call(api.habits.edit, { params, body: { version, schedule: step.schedule } });
    }
    case 'wait':
      clock.advance({ hours: 1 });
  }
}

/** What the same habit shows when nothing of it is settled. */
async function fromScratch({ db }: World, who: Person, { id }: Habit): Promise<Habit> {
  const { state, settledThrough } = await db.query.selectFrom('habit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await db.query.updateTable('habit').set({ state: null, settledThrough: null }).where('id', '=', id).execute();
  const habit = await who.call(api.habits.read, { params: { id } });
  await db.query.updateTable('habit').set({ state, settledThrough }).where('id', '=', id).execute();
  return habit;
}

describe.each(databases)('a settled habit on %s', (database) => {
  it('shows after any acts what counting all its days anew shows', async () => {
    const on = await world(database, { at: `${TODAY}T09:00` });
    const settled: boolean[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('at-least' as const, 'at-most' as const, 'timer' as const),
        fc.array(act, { minLength: 3, maxLength: 12 }),
        async (kind, steps) => {
          const habit = await on.ada.call(api.habits.create, {
            body: { title: 'Read', kind, target: 2, schedule: { per: 'day', times: 1 }, startDate: addDays(TODAY, -100) },
          });
          for (const step of steps) {
            const answered = await perform(on, habit, kind === 'at-most' && step.kind === 'plan' ? { kind: 'wait' } : step);
            const shown = await on.ada.call(api.habits.read, { params: { id: habit.id } });
            expect(shown).toEqual(await fromScratch(on, on.ada, habit));
            if (answered) expect(answered).toMatchObject(shown);
          }
          const row = await on.db.query.selectFrom('habit').select('state').where('id', '=', habit.id).executeTakeFirstOrThrow();
          settled.push(row.state !== null);
          await on.ada.call(api.habits.remove, { params: { id: habit.id } });
        },
      ),
      { numRuns: database === 'sqlite' ? 40 : 8 },
    );
    expect(settled).toContain(true);
  });

  it('reads but some weeks of ten years, and one write behind them counts all anew', async () => {
    const on = await world(database, { at: `${TODAY}T09:00` });
    const start = addDays(TODAY, -3650);
    const habit = await on.ada.call(api.habits.create, {
      body: { title: 'Read', kind: 'yes-no', schedule: { per: 'day', times: 1 }, startDate: start },
    });
    const params = { id: habit.id };
    const at = on.clock.now().toISOString();
    const days = Array.from({ length: 3650 }, (_, day) => ({
      habitId: habit.id,
      localDate: addDays(start, day),
      kind: 'done' as const,
      value: 1000,
      reason: null,
      note: '',
      at,
      timeZone: 'UTC',
      version: 1,
      updatedAt: at,
    }));
    for (let from = 0; from < days.length; from += 500) {
      await on.db.query
        .insertInto('habitTick')
        .values(days.slice(from, from + 500))
        .execute();
    }
    // Settled when it was planted, before these days were put beside it.
    await on.db.query.updateTable('habit').set({ state: null, settledThrough: null }).where('id', '=', habit.id).execute();
    const ticked = await on.ada.call(api.habits.complete, { params, body: {} });
    expect(ticked).toMatchObject({ streak: { current: 3651, longest: 3651 }, activeDays: 30 });
    const stored = async () =>
      on.db.query.selectFrom('habit').select(['state', 'settledThrough']).where('id', '=', habit.id).executeTakeFirstOrThrow();
    expect((await stored()).settledThrough).toBe('2026-06-01');
    expect((await stored()).state?.length).toBeLessThan(600);
    const behind = await on.ada.call(api.habits.undo, { params, query: { date: addDays(TODAY, -1000) } });
    expect(behind.streak).toEqual({ current: 1000, longest: 2650, unit: 'day' });
    const decade = await on.ada.call(api.habits.history, { params, query: { from: start } });
    expect(decade.days).toHaveLength(3650);
  });
});
