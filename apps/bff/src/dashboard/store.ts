import { type DateText, HIGH_RISK_LEVEL } from '@everstep/domain';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { actSubject } from '../gamification/act-subject.ts';

type Query = Kysely<Tables>;

/** Instant of the member's last hard moment, as part of another row. */
const lastRisk = (eb: ExpressionBuilder<Tables, 'memberProgress'>) =>
  eb
    .selectFrom('careEvent')
    .select((risk) => risk.fn.max<string | null>('careEvent.at').as('at'))
    .whereRef('careEvent.memberId', '=', 'memberProgress.memberId')
    .where('careEvent.level', '>=', HIGH_RISK_LEVEL)
    .as('lastRiskAt');

const standing = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('memberProgress')
    .innerJoin('member', 'member.id', 'memberProgress.memberId')
    .selectAll('memberProgress')
    .select(['member.firstName', 'member.lastName'])
    .select(lastRisk)
    .where('memberProgress.memberId', '=', param('memberId')),
);

const versionsRow = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('memberProgress')
    .innerJoin('member', 'member.id', 'memberProgress.memberId')
    .select(['member.version as member', 'memberProgress.version as totals', 'memberProgress.gainedDates'])
    .select(lastRisk)
    .where('memberProgress.memberId', '=', param('memberId')),
);

/** What changes with every write to what a dashboard shows. */
export const readVersions = async (query: Query, memberId: string) => theOne(await versionsRow(query, { memberId }));

/** A member's totals with their name, in one row. */
export const readStanding = async (query: Query, memberId: string) => theOne(await standing(query, { memberId }));

/** Every member has totals from the transaction on that created them. */
function theOne<R>([row]: readonly R[]): R {
  if (!row) throw new Error('a member without totals');
  return row;
}

const todayRow = prepared((query, param: Param<{ memberId: string; today: DateText }>) =>
  query.selectNoFrom((eb) => [
    eb
      .selectFrom('ledger')
      .select((booked) => booked.fn.sum<number | null>('xp').as('xp'))
      .where('memberId', '=', param('memberId'))
      .where('localDate', '=', param('today'))
      .as('xp'),
    eb.selectFrom('checkin').select('id').where('memberId', '=', param('memberId')).where('localDate', '=', param('today')).as('checkin'),
  ]),
);

/** XP booked today and whether there is a check-in, in one row. */
export async function readToday(query: Query, memberId: string, today: DateText): Promise<{ xp: number; checkedIn: boolean }> {
  const [row] = await todayRow(query, { memberId, today });
  return { xp: Math.max(0, Number(row?.xp ?? 0)), checkedIn: row?.checkin != null };
}

const moodDays = prepared((query, param: Param<{ memberId: string; from: DateText }>) =>
  query
    .selectFrom('mood')
    .select((eb) => ['localDate', eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('score').as('total')])
    .where('memberId', '=', param('memberId'))
    .where('localDate', '>=', param('from'))
    .where('deletedAt', 'is', null)
    .groupBy('localDate'),
);

/** Moods of each day from a date on: how many, and the sum of their scores. */
export async function readMoodDays(query: Query, memberId: string, from: DateText) {
  const rows = await moodDays(query, { memberId, from });
  return rows.map(({ localDate, count, total }) => ({ localDate, count: Number(count), total: Number(total) }));
}

/** Entries in the list of activities. */
const ACTIVITIES = 10;

const newestRows = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('ledger')
    .select(['id', 'at', 'source', 'reference', 'detail', 'xp', 'coins', 'turn'])
    .select(actSubject)
    .where('memberId', '=', param('memberId'))
    .orderBy('seq', 'desc')
    // A number in the text: SQLite plans a query anew whenever its limit is a parameter.
    .limit(sql.lit(ACTIVITIES)),
);

/** A member's newest ledger entries, newest first. */
export const listNewest = (query: Query, memberId: string) => newestRows(query, { memberId });
