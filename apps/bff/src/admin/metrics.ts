import { addDays, type api, METRICS_DAYS, type Metrics, tellable } from '@everstep/domain';
import { sql } from 'kysely';
import type { Query } from '../accounts/store.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';

/** How the product is used. What members did is told of groups alone. */
export async function readMetrics({ deps }: Call<typeof api.admin.metrics>): Promise<Metrics> {
  const now = deps.clock.now();
  const today = now.toISOString().slice(0, 10);
  const { query } = deps.db;
  return {
    at: now.toISOString(),
    accounts: await countAccounts(query),
    ...(await countUse(query, today)),
    signUps: await countSignUps(query, today),
    guides: countCalls(deps),
  };
}

async function countAccounts(query: Query): Promise<Metrics['accounts']> {
  const rows = await query
    .selectFrom('member')
    .select((row) => ['role', 'status', 'isDemo', row.fn.countAll<number>().as('count')])
    .groupBy(['role', 'status', 'isDemo'])
    .execute();
  const of = (which: (row: (typeof rows)[number]) => boolean) => rows.filter(which).reduce((sum, { count }) => sum + Number(count), 0);
  return {
    all: of(() => true),
    administrators: of(({ role }) => role === 'admin'),
    suspended: of(({ status }) => status === 'suspended'),
    demo: of(({ isDemo }) => isDemo === 1),
  };
}

/** Their own days end at different hours: a day is that of the newest zone, so that nobody's is left out. */
async function countUse(query: Query, today: string): Promise<Pick<Metrics, 'active' | 'xp'>> {
  const since = (days: number) => sql<number>`count(case when last_activity > ${addDays(today, -days)} then 1 end)`;
  const row = await query
    .selectFrom('memberProgress')
    .innerJoin('member', 'member.id', 'memberProgress.memberId')
    .where('member.isDemo', '=', 0)
    .select([
      since(1).as('day'),
      since(7).as('week'),
      since(30).as('month'),
      sql<number>`count(case when xp > 0 then 1 end)`.as('earners'),
      sql<number>`coalesce(sum(xp), 0)`.as('xp'),
    ])
    .executeTakeFirstOrThrow();
  const told = (count: number) => tellable(Number(count));
  return {
    active: { day: told(row.day), week: told(row.week), month: told(row.month) },
    xp: told(row.earners) === null ? null : Number(row.xp),
  };
}

async function countSignUps(query: Query, today: string): Promise<Metrics['signUps']> {
  const dates = Array.from({ length: METRICS_DAYS }, (_, index) => addDays(today, index + 1 - METRICS_DAYS));
  const date = sql<string>`substr(created_at, 1, 10)`;
  const rows = await query
    .selectFrom('member')
    .select((row) => [date.as('date'), row.fn.countAll<number>().as('count')])
    .where('isDemo', '=', 0)
    .where('createdAt', '>=', dates[0] ?? today)
    .groupBy(date)
    .execute();
  const counts = new Map(rows.map((row) => [row.date, Number(row.count)]));
  return dates.map((each) => ({ date: each, count: counts.get(each) ?? 0 }));
}

function countCalls({ aiUse }: Pick<Deps, 'aiUse'>): Metrics['guides'] {
  const calls = Object.values(aiUse.read()).flatMap((use) => Object.entries(use.calls));
  const of = (which: (end: string) => boolean) => calls.reduce((sum, [end, count]) => sum + (which(end) ? count : 0), 0);
  const fine = new Set(['done', 'stopped', 'interrupted']);
  return { calls: of(() => true), failed: of((end) => !fine.has(end)) };
}
