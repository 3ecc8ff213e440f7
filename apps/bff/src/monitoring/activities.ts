import { ACTIVITY_DAYS, type ActivityKind, activityKinds, addDays, type api, type DayActivity, tellable } from '@everstep/domain';
import { sql } from 'kysely';
import type { Query } from '../accounts/store.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';

export const readActivities = async ({ deps }: Call<typeof api.monitoring.activities>) => ({ activities: await lastActivities(deps) });

/** Dates in UTC: the first, and the one after the last. */
interface Days {
  readonly from: string;
  readonly before: string;
}

interface DayCount {
  readonly date: string;
  readonly count: number;
}

/** What happened on the last days in UTC, the newest first. Each kind is a range of an index. */
export async function lastActivities({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DayActivity[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const days: Days = { from: addDays(today, 1 - ACTIVITY_DAYS), before: addDays(today, 1) };
  const { query } = db;
  const found: Readonly<Record<ActivityKind, readonly DayCount[]>> = {
    accounts_made: await accountsMade(query, days),
    notifications_sent: await notificationsSent(query, days),
    challenges_joined: await challengesJoined(query, days),
    challenges_finished: await challengesFinished(query, days),
  };
  const told = activityKinds.flatMap((kind) => found[kind].map(({ date, count }) => ({ date, kind, count: tell(kind, Number(count)) })));
  return told.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** What administrators see one by one is told exactly; what members did, of groups alone. */
const tell = (kind: ActivityKind, count: number): number | null =>
  kind === 'accounts_made' || kind === 'notifications_sent' ? count : tellable(count);

const dayOf = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, 10)`;

const accountsMade = (query: Query, { from, before }: Days): Promise<DayCount[]> =>
  query
    .selectFrom('member')
    .select((row) => [dayOf('createdAt').as('date'), row.fn.countAll<number>().as('count')])
    .where('isDemo', '=', 0)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', before)
    .groupBy(dayOf('createdAt'))
    .execute();

const notificationsSent = (query: Query, { from, before }: Days): Promise<DayCount[]> =>
  query
    .selectFrom('notification')
    .select((row) => [dayOf('sentAt').as('date'), row.fn.countAll<number>().as('count')])
    .where('sentAt', '>=', from)
    .where('sentAt', '<', before)
    .groupBy(dayOf('sentAt'))
    .execute();

/** Members, and not runs: ten runs of one of them would be no group. */
const members = sql<number>`count(distinct member_id)`;
const demoMembers = (query: Query) => query.selectFrom('member').select('id').where('isDemo', '=', 1);

const challengesJoined = (query: Query, { from, before }: Days): Promise<DayCount[]> =>
  query
    .selectFrom('challengeRun')
    .select([dayOf('createdAt').as('date'), members.as('count')])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', before)
    .where('memberId', 'not in', demoMembers(query))
    .groupBy(dayOf('createdAt'))
    .execute();

const challengesFinished = (query: Query, { from, before }: Days): Promise<DayCount[]> =>
  query
    .selectFrom('challengeRun')
    .select([dayOf('closedAt').as('date'), members.as('count')])
    .where('outcome', '=', 'completed')
    .where('closedAt', '>=', from)
    .where('closedAt', '<', before)
    .where('memberId', 'not in', demoMembers(query))
    .groupBy(dayOf('closedAt'))
    .execute();
