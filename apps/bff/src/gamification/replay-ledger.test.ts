import {
  type Answer,
  addDays,
  api,
  DAILY_CAP_XP,
  type Endpoint,
  type Input,
  isFilled,
  localDateOf,
  REPAIRS_PER_MONTH,
  restMissedDays,
  streakOf,
} from '@everstep/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallError, databases, type Person, type World, world } from '../testing/index.ts';
import { ledgerDifferences } from './replay-ledger.ts';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Etc/GMT+12'] as const;
const action = fc.oneof(
  fc.constant({ kind: 'check-in' } as const),
  fc.constant({ kind: 'take the check-in back' } as const),
  fc.record({ kind: fc.constant('late check-in' as const), hoursAgo: fc.integer({ min: 1, max: 47 }) }),
  fc.record({ kind: fc.constant('mood' as const), score: fc.integer({ min: 1, max: 5 }), daysBack: fc.constantFrom(0, 0, 1, 2, 3, 40) }),
  fc.record({ kind: fc.constant('delete' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('restore' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('award' as const), baseAmount: fc.integer({ min: 0, max: 20 }) }),
  fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 60 }) }),
  fc.constant({ kind: 'buy a freeze' } as const),
  fc.record({ kind: fc.constant('plan a pause' as const), from: fc.nat(3), days: fc.integer({ min: 1, max: 5 }) }),
  fc.constant({ kind: 'end the pause' } as const),
  fc.record({ kind: fc.constant('travel' as const), zone: fc.constantFrom(...zones) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** A member with two devices that may be anywhere. */
interface Traveller {
  zone: string;
  readonly moods: string[];
}

const todayOf = ({ clock }: World, { zone }: Traveller): string => localDateOf(clock.now(), zone);

/** Does one thing as a member; a refusal is as good as an answer here. */
async function act(on: World, who: Person, traveller: Traveller, step: Action): Promise<void> {
  const { moods } = traveller;
  const id = 'pick' in step ? moods[step.pick % Math.max(1, moods.length)] : undefined;
  const headers = { 'X-Time-Zone': traveller.zone };
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<E> | undefined> =>
    who.call(endpoint, input, { headers }).catch((error: unknown) => {
      if (error instanceof CallError && error.status < 500) return undefined;
      throw error;
    });
  const daysAgo = (days: number) => new Date(on.clock.now().getTime() - days * 86_400_000).toISOString();
  switch (step.kind) {
    case 'check-in':
      return void (await call(api.gamification.checkIn, { body: {} }));
    case 'take the check-in back':
      return void (await call(api.gamification.undoCheckIn, { params: { date: todayOf(on, traveller) } }));
    case 'late check-in':
      return void (await call(api.gamification.checkIn, { body: { occurredAt: daysAgo(step.hoursAgo / 24) } }));
    case 'mood': {
      const at = step.daysBack === 0 ? {} : { at: daysAgo(step.daysBack) };
      const logged = await call(api.mood.log, { body: { score: step.score, ...at } });
      return void (logged && moods.push(logged.id));
    }
    case 'delete':
      return void (id && (await call(api.mood.remove, { params: { id } })));
    case 'restore':
      return void (id && (await call(api.mood.restore, { params: { id } })));
    case 'award':
      return void (await call(api.gamification.awardXp, { body: { source: 'stretching', baseAmount: step.baseAmount } }));
    case 'spend':
      return void (await call(api.gamification.spendCoins, { body: { amount: step.amount, item: 'cover' } }));
    case 'buy a freeze':
      return void (await call(api.gamification.buyFreeze, { body: {} }));
    case 'plan a pause':
      return void (await call(api.gamification.planPause, { body: { from: addDays(todayOf(on, traveller), step.from), days: step.days } }));
    case 'end the pause': {
      const pause = (await call(api.gamification.streakCare, {}))?.pause;
      return void (pause && (await call(api.gamification.endPause, { params: { id: pause.id } })));
    }
    case 'travel':
      traveller.zone = step.zone;
      return;
    case 'wait':
      return on.clock.advance({ hours: step.hours });
  }
}

describe.each(databases)('the ledger on %s', (database) => {
  it('adds up to the totals after any row of actions, and the days to the streak [game-002]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (steps) => {
        const on = await world(database);
        try {
          const traveller: Traveller = { zone: 'UTC', moods: [] };
          for (const step of withinAWeek(steps)) {
            const closed = await filledDays(on, (date) => date < todayOf(on, traveller));
            await act(on, on.ada, traveller, step);
            expect(await filledDays(on)).toEqual(expect.arrayContaining([...closed]));
          }
          expect((await ledgerDifferences(on.db.query)).differences).toEqual([]);
          await expectDaysToAddUp(on, traveller);
          await expectLimitsToHold(on);
        } finally {
          await on.close();
        }
      }),
      { numRuns: database === 'sqlite' ? 20 : 4 },
    );
  });

  it('is refused by the check when a cached number was tampered with, by name', async () => {
    const { ada, db } = await world(database);
    await ada.call(api.gamification.checkIn, { body: {} });
    expect(await ledgerDifferences(db.query)).toEqual({ members: 3, differences: [] });
    await db.query.updateTable('memberProgress').set({ xp: 31 }).where('memberId', '=', ada.id).execute();
    expect((await ledgerDifferences(db.query)).differences).toEqual([{ memberId: ada.id, what: 'XP', cached: 31, replayed: 30 }]);
    await db.query.deleteFrom('ledger').where('memberId', '=', ada.id).where('seq', '=', 1).execute();
    expect((await ledgerDifferences(db.query)).differences.map(({ what }) => what)).toContain('ledger rows');
  });

  it('takes an entry once: the same act cannot be booked twice, whatever code asks for it', async () => {
    const { ada, db, deps } = await world(database);
    await ada.call(api.gamification.checkIn, { body: {} });
    const row = await db.query.selectFrom('ledger').selectAll().where('seq', '=', 1).executeTakeFirstOrThrow();
    await expect(
      db.query
        .insertInto('ledger')
        .values({ ...row, id: deps.ids.next(), seq: 99 })
        .execute(),
    ).rejects.toThrow();
  });
});

/** Waits are cut where the member's token would end. */
function withinAWeek(steps: readonly Action[]): readonly Action[] {
  let hours = 0;
  return steps.filter((step) => {
    if (step.kind !== 'wait') return true;
    hours += step.hours;
    return hours < 24 * 6;
  });
}

/** Dates that count in the streak. */
async function filledDays({ db, ada }: World, within: (date: string) => boolean = () => true): Promise<readonly string[]> {
  const days = await db.query.selectFrom('memberDay').select(['localDate', 'kind']).where('memberId', '=', ada.id).execute();
  return days.filter((day) => isFilled(day) && within(day.localDate)).map(({ localDate }) => localDate);
}

async function expectDaysToAddUp(on: World, traveller: Traveller): Promise<void> {
  const { db, ada } = on;
  const days = await db.query.selectFrom('memberDay').select(['localDate', 'kind', 'source']).where('memberId', '=', ada.id).execute();
  const headers = { 'X-Time-Zone': traveller.zone };
  const { streak, statistics } = await ada.call(api.gamification.enhancedStats, {}, { headers });
  const { today } = await ada.call(api.gamification.days, { query: { from: '2026-03-01', to: '2026-03-31' } }, { headers });
  const { freezes } = await db.query
    .selectFrom('memberProgress')
    .select('freezes')
    .where('memberId', '=', ada.id)
    .executeTakeFirstOrThrow();
  const replayed = streakOf(restMissedDays(days, today, freezes).days, today);
  expect(statistics.totalActiveDays).toBe(replayed.activeDays);
  expect(streak.lastActivity).toBe(replayed.lastActivity);
  expect(streak.longest).toBeGreaterThanOrEqual(replayed.longest);
  expect(streak.current).toBe(replayed.current);
}

/** The cap of each day, the repairs of each month, and coins that are never owed. */
async function expectLimitsToHold({ db, ada }: World): Promise<void> {
  const rows = await db.query.selectFrom('ledger').selectAll().where('memberId', '=', ada.id).orderBy('seq').execute();
  const baseByDay = new Map<string, number>();
  let coins = 0;
  for (const row of rows) {
    coins += row.coins;
    expect(coins).toBeGreaterThanOrEqual(0);
    if (row.capped === 1) baseByDay.set(row.localDate, (baseByDay.get(row.localDate) ?? 0) + row.base);
  }
  for (const base of baseByDay.values()) expect(base).toBeLessThanOrEqual(DAILY_CAP_XP);
  const days = await db.query.selectFrom('memberDay').selectAll().where('memberId', '=', ada.id).execute();
  const repairs = days.filter(({ source }) => source === 'backdate').map(({ localDate }) => localDate.slice(0, 7));
  for (const month of repairs) expect(repairs.filter((other) => other === month).length).toBeLessThanOrEqual(REPAIRS_PER_MONTH);
  expect(days.filter(({ source }) => source === 'earn_back').length).toBeLessThanOrEqual(1);
}
