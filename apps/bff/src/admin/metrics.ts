import { addDays, type api, type GuideUse, METRICS_DAYS, METRICS_REFRESH_MS, type Metrics, tellable, tellableXp } from '@everstep/domain';
import { sql } from 'kysely';
import type { Query } from '../accounts/store.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { guideUses } from '../monitoring/guide-use.ts';

/** The newest reading of each database. A look at all members takes a tenth of a second: however many administrators look on, it is made once a minute. */
const readings = new WeakMap<Db, { readonly at: number; readonly metrics: Promise<Metrics> }>();

/** How the product is used, at most a minute ago. What members did is told of groups alone. */
export function readMetrics({ deps }: Call<typeof api.admin.metrics>): Promise<Metrics> {
  const now = deps.clock.now();
  const newest = readings.get(deps.db);
  if (newest && now.getTime() - newest.at < METRICS_REFRESH_MS) return newest.metrics;
  const metrics = measure(deps, now);
  readings.set(deps.db, { at: now.getTime(), metrics });
  // One that failed is not handed out again.
  metrics.catch(() => readings.delete(deps.db));
  return metrics;
}

async function measure(deps: Deps, now: Date): Promise<Metrics> {
  const today = now.toISOString().slice(0, 10);
  const { query } = deps.db;
  return {
    at: now.toISOString(),
    accounts: await countAccounts(query),
    ...(await countUse(query, today)),
    signUps: await countSignUps(query, today),
    guides: countCalls(deps),
    requests: deps.requests.read(),
    server: presentServer(deps),
  };
}

/** Each number is a range of an index. */
async function countAccounts(query: Query): Promise<Metrics['accounts']> {
  const members = query.selectFrom('member').select((row) => row.fn.countAll<number>().as('count'));
  const count = async (asked: typeof members) => Number((await asked.executeTakeFirstOrThrow()).count);
  return {
    all: await count(members),
    administrators: await count(members.where('role', '=', 'admin')),
    suspended: await count(members.where('status', '=', sql.lit('suspended'))),
    demo: await count(members.where('isDemo', '=', 1)),
  };
}

/** A member's day ends at an hour of their own: whose day is already tomorrow's is active today, too. */
async function countUse(query: Query, today: string): Promise<Pick<Metrics, 'active' | 'xp'>> {
  const since = (days: number) => sql<number>`count(case when last_activity > ${addDays(today, -days)} then 1 end)`;
  const row = await query
    .selectFrom('memberProgress')
    // Demo accounts are few, as they live for a day: leaving them out costs less than asking each member.
    .where('memberId', 'not in', query.selectFrom('member').select('id').where('isDemo', '=', 1))
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
    xp: tellableXp(Number(row.xp), Number(row.earners)),
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
  const providers = guideUses(aiUse);
  const sum = (of: (use: GuideUse) => number) => providers.reduce((before, use) => before + of(use), 0);
  return { calls: sum(({ done, stopped, failed }) => done + stopped + failed), failed: sum(({ failed }) => failed), providers };
}

function presentServer({ server, mail }: Pick<Deps, 'server' | 'mail'>): Metrics['server'] {
  const { sent, failed } = mail.use();
  return {
    name: server.name,
    since: server.since,
    memoryBytes: process.memoryUsage.rss(),
    loopDelay: server.loopDelay(),
    mail: { sent, failed },
  };
}
