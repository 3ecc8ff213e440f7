import type { api, UserLog } from '@everstep/domain';
import { decodeCursor, pageOf } from '../db/cursor.ts';
import type { Call } from '../http/route.ts';
import { senderNameOf } from '../notifications/sender-name.ts';

/** Who signed in and out, of the sessions that are still kept. Their ids are made in the order of time, so that the key is the order. */
export async function readUserLogs({ deps, query: { limit, cursor } }: Call<typeof api.admin.userLogs>) {
  let listed = deps.db.query
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .select(['session.id', 'session.memberId', 'session.createdAt', 'session.revokedAt', 'member.firstName', 'member.lastName']);
  const [last] = decodeCursor(cursor, 1) ?? [];
  if (last !== undefined) listed = listed.where('session.id', '<', last);
  const found = await listed
    .orderBy('session.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = pageOf(found, limit, ({ id }) => [id]);
  const logs = rows.flatMap(({ id, memberId, createdAt, revokedAt, ...names }): UserLog[] => {
    const who = { id, userId: memberId, userName: senderNameOf(names) };
    const signedIn: UserLog = { ...who, at: createdAt, event: 'signed_in' };
    return revokedAt === null ? [signedIn] : [{ ...who, at: revokedAt, event: 'signed_out' }, signedIn];
  });
  return { logs, nextCursor };
}
