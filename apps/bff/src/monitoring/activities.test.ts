import { api, SMALLEST_GROUP } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, explain, isRead, listeningDatabase, WHOLE_TABLE, type World, world } from '../testing/index.ts';
import { lastActivities } from './activities.ts';

/** Runs of challenges that a member began, put straight into the database. */
async function join({ db, deps }: World, memberIds: readonly string[], outcome: 'completed' | null = null): Promise<void> {
  const at = deps.clock.now().toISOString();
  const rows = memberIds.map((memberId) => ({
    ...{ id: deps.ids.next(), memberId, templateId: '7DAY001', totalDays: 7, startedOn: at.slice(0, 10), shrunkFrom: null, createdAt: at },
    ...{ closedAt: outcome && at, closedOn: outcome && at.slice(0, 10), outcome, medal: null, daysDone: outcome && 7 },
  }));
  await db.query.insertInto('challengeRun').values(rows).execute();
}

describe.each(databases)('what happened in the place on %s', (database) => {
  it('is told by day: exactly of accounts and notifications, of groups of ten of what members did [api-083]', async () => {
    const w = await world(database, { at: '2026-03-02T09:00:00.000Z' });
    const people = await Promise.all(Array.from({ length: SMALLEST_GROUP }, (_, index) => w.member({ firstName: `M${index}` })));
    const ids = people.map(({ id }) => id);
    w.clock.advance({ days: 1 });
    await w.admin.call(api.admin.sendNotification, { body: { title: 'A walk', message: 'On Sunday.', targetUsers: 'all' } });
    await join(w, ids);
    w.clock.advance({ days: 1 });
    // Many runs of few members are no group.
    for (const _ of ids) await join(w, ids.slice(0, 2), 'completed');
    const { activities } = await w.admin.call(api.monitoring.activities);
    expect(activities).toEqual([
      { date: '2026-03-04', kind: 'challenges_joined', count: null },
      { date: '2026-03-04', kind: 'challenges_finished', count: null },
      { date: '2026-03-03', kind: 'notifications_sent', count: 1 },
      { date: '2026-03-03', kind: 'challenges_joined', count: 10 },
      { date: '2026-03-02', kind: 'accounts_made', count: 13 },
    ]);
    w.clock.advance({ days: 13 });
    expect((await lastActivities(w.deps)).at(-1)).toMatchObject({ date: '2026-03-04' });
  });

  it('leaves demo accounts out', async () => {
    const w = await world(database);
    await w.db.query.updateTable('member').set({ isDemo: 1 }).where('id', '=', w.ada.id).execute();
    await join(w, [w.ada.id]);
    const { activities } = await w.admin.call(api.monitoring.activities);
    expect(activities).toMatchObject([{ kind: 'accounts_made', count: 2 }]);
  });

  it('stands with the newest users and logs in the monitoring view [admin-009] [api-088]', async () => {
    const w = await world(database);
    w.deps.log.error('a guide failed');
    w.clock.advance({ minutes: 1 });
    const cleo = await w.member({ firstName: 'Cleo' });
    const { users, logs, activities } = await w.admin.call(api.monitoring.overview);
    expect(users[0]).toMatchObject({ id: cleo.id, firstName: 'Cleo' });
    expect(users).toHaveLength(4);
    expect(logs).toMatchObject([{ message: 'a guide failed' }]);
    expect(activities).toMatchObject([{ kind: 'accounts_made', count: 4 }]);
    const answer = await (await w.admin.fetch(api.monitoring.overview.path)).json();
    expect(answer).toMatchObject({ success: true, users: expect.any(Array), logs: expect.any(Array), activities: expect.any(Array) });
  });
});

it('counts by ranges of indexes, however much has happened before', async () => {
  const { db, database, asked } = await listeningDatabase();
  await lastActivities({ db, clock: { now: () => new Date('2026-03-02T09:00:00.000Z') } });
  const reads = asked.filter(isRead);
  expect(reads).toHaveLength(4);
  for (const { sql, parameters } of reads)
    for (const step of explain(database, sql, parameters)) expect(step, sql).not.toMatch(WHOLE_TABLE);
});
