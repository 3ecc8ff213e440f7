import type { api, UserLog } from '@everstep/domain';
import { sql } from 'kysely';
import { decodeCursor, pageOf } from '../db/cursor.ts';
import type { Call } from '../http/route.ts';
import { senderNameOf } from '../notifications/sender-name.ts';

/** The column that tells when each event was. */
const columnOf = { signed_in: 'createdAt', signed_out: 'revokedAt' } as const satisfies Record<UserLog['event'], string>;

/** Who signed in and out, of the sessions that are still kept: each kind is read by its own index, no further than the page. */
export async function readUserLogs({ deps, query: { limit, cursor } }: Call<typeof api.admin.userLogs>) {
  const { query } = deps.db;
  const last = decodeCursor(cursor, 3);
  const eventsOf = (event: UserLog['event']) => {
    const at = columnOf[event];
    let events = query
      .selectFrom('session')
      .select(['id', 'memberId', sql<string>`${sql.ref(at)}`.as('at'), sql<UserLog['event']>`${sql.lit(event)}`.as('event')])
      .where(at, 'is not', null);
    if (last) {
      const [time = '', id = '', kind = ''] = last;
      // Of one session and one instant, signing out stands first.
      events = events.where((row) => row(row.refTuple(at, 'id'), event < kind ? '<=' : '<', row.tuple(time, id)));
    }
    return events
      .orderBy(at, 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
  };
  const found = await query
    .selectFrom(
      query
        .selectFrom(eventsOf('signed_in').as('signedIn'))
        .selectAll()
        .unionAll(query.selectFrom(eventsOf('signed_out').as('signedOut')).selectAll())
        .as('log'),
    )
    .innerJoin('member', 'member.id', 'log.memberId')
    .select(['log.id', 'log.at', 'log.event', 'log.memberId', 'member.firstName', 'member.lastName'])
    .orderBy('log.at', 'desc')
    .orderBy('log.id', 'desc')
    .orderBy('log.event', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = pageOf(found, limit, ({ at, id, event }) => [at, id, event]);
  const logs = rows.map(
    ({ id, at, event, memberId, ...names }): UserLog => ({ id, at, userId: memberId, userName: senderNameOf(names), event }),
  );
  return { logs, nextCursor };
}
