import { api, streakOf } from '@everstep/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databases, type Person, type World, world } from '../testing/index.ts';
import { ledgerDifferences } from './replay-ledger.ts';

const action = fc.oneof(
  fc.constant({ kind: 'check-in' } as const),
  fc.record({ kind: fc.constant('late check-in' as const), hoursAgo: fc.integer({ min: 1, max: 47 }) }),
  fc.record({ kind: fc.constant('mood' as const), score: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('delete' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('restore' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('award' as const), baseAmount: fc.integer({ min: 0, max: 20 }) }),
  fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** Does one thing as a member; a refusal is as good as an answer here. */
async function act(on: World, who: Person, moods: string[], step: Action): Promise<void> {
  const id = 'pick' in step ? moods[step.pick % Math.max(1, moods.length)] : undefined;
  switch (step.kind) {
    case 'check-in':
      return void (await who.call(api.gamification.checkIn, { body: {} }));
    case 'late check-in': {
      const occurredAt = new Date(on.clock.now().getTime() - step.hoursAgo * 3_600_000).toISOString();
      return void (await who.call(api.gamification.checkIn, { body: { occurredAt } }));
    }
    case 'mood':
      return void moods.push((await who.call(api.mood.log, { body: { score: step.score } })).id);
    case 'delete':
      return void (id && (await who.call(api.mood.remove, { params: { id } })));
    case 'restore':
      return void (id && (await who.call(api.mood.restore, { params: { id } })));
    case 'award':
      return void (await who.call(api.gamification.awardXp, { body: { source: 'stretching', baseAmount: step.baseAmount } }));
    case 'spend':
      return who.call(api.gamification.spendCoins, { body: { amount: step.amount, item: 'cover' } }).then(
        () => undefined,
        () => undefined,
      );
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
          const moods: string[] = [];
          for (const step of withinAWeek(steps)) await act(on, on.ada, moods, step);
          expect((await ledgerDifferences(on.db.query)).differences).toEqual([]);
          await expectDaysToAddUp(on);
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

async function expectDaysToAddUp({ db, ada, clock }: World): Promise<void> {
  const days = await db.query.selectFrom('memberDay').select(['localDate', 'kind']).where('memberId', '=', ada.id).execute();
  const { streak, statistics } = await ada.call(api.gamification.enhancedStats);
  const today = new Date(clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const replayed = streakOf(days, today);
  expect(statistics.totalActiveDays).toBe(replayed.activeDays);
  expect(streak.lastActivity).toBe(replayed.lastActivity);
  expect(streak.longest).toBeGreaterThanOrEqual(replayed.longest);
  // A freeze that waits to be used keeps a streak that its rows alone would end.
  expect(streak.current).toBeGreaterThanOrEqual(replayed.current);
}
