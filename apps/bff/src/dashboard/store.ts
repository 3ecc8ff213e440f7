import type { DateText } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Query = Kysely<Tables>;

/** A member's totals with their name, in one row. */
export function readStanding(query: Query, memberId: string) {
  return query
    .selectFrom('memberProgress')
    .innerJoin('member', 'member.id', 'memberProgress.memberId')
    .selectAll('memberProgress')
    .select(['member.firstName', 'member.lastName'])
    .where('memberProgress.memberId', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** XP booked today and whether there is a check-in, in one row. */
export async function readToday(query: Query, memberId: string, today: DateText): Promise<{ xp: number; checkedIn: boolean }> {
  const row = await query
    .selectNoFrom((eb) => [
      eb
        .selectFrom('ledger')
        .select((booked) => booked.fn.sum<number | null>('xp').as('xp'))
        .where('memberId', '=', memberId)
        .where('localDate', '=', today)
        .as('xp'),
      eb.selectFrom('checkin').select('id').where('memberId', '=', memberId).where('localDate', '=', today).as('checkin'),
    ])
    .executeTakeFirstOrThrow();
  return { xp: Math.max(0, Number(row.xp ?? 0)), checkedIn: row.checkin !== null };
}

/** Moods of each day from a date on: how many, and the sum of their scores. */
export async function readMoodDays(query: Query, memberId: string, from: DateText) {
  const rows = await query
    .selectFrom('mood')
    .select((eb) => ['localDate', eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('score').as('total')])
    .where('memberId', '=', memberId)
    .where('localDate', '>=', from)
    .where('deletedAt', 'is', null)
    .groupBy('localDate')
    .execute();
  return rows.map(({ localDate, count, total }) => ({ localDate, count: Number(count), total: Number(total) }));
}
