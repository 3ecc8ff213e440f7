import type { Actor } from '../actor.ts';
import type { Db } from '../db/client.ts';
import { type Param, prepared } from '../db/prepared.ts';

/**
 * Who acts in a session, read anew for each call.
 *
 * @returns the actor; `'suspended'` for a suspended member, whose sessions have ended with it; undefined when the session is unknown, revoked
 *   or over
 */
export async function readActor(db: Db, sessionId: string, now: Date): Promise<Actor | 'suspended' | undefined> {
  const [row] = await findActor(db.query, { sessionId });
  if (!row) return undefined;
  if (row.status === 'suspended') return 'suspended';
  if (row.revokedAt !== null || row.expiresAt <= now.toISOString()) return undefined;
  return {
    id: row.id,
    role: row.role,
    sessionId,
    timeZone: row.timeZone,
    dayStartHour: row.dayStartHour,
    isDemo: row.isDemo === 1,
  };
}

const findActor = prepared((query, param: Param<{ sessionId: string }>) =>
  query
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .select(['member.id', 'member.role', 'member.status', 'member.timeZone', 'member.dayStartHour', 'member.isDemo'])
    .select(['session.revokedAt', 'session.expiresAt'])
    .where('session.id', '=', param('sessionId')),
);
