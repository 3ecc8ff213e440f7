import type { Selectable } from 'kysely';
import type { Query } from './store.ts';
import type { SessionTable } from './tables.ts';
import { TOKEN_LIFE_SECONDS } from './tokens.ts';

export type SessionRow = Selectable<SessionTable>;

const USER_AGENT_MAX_LENGTH = 400;

/** When a token made now runs out. */
export const expiryOf = (now: Date): string => new Date(now.getTime() + TOKEN_LIFE_SECONDS * 1000).toISOString();

export async function insertSession(
  query: Query,
  session: { readonly id: string; readonly memberId: string; readonly userAgent: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await query
    .insertInto('session')
    .values({
      id: session.id,
      memberId: session.memberId,
      createdAt: at,
      lastSeenAt: at,
      renewedAt: at,
      expiresAt: expiryOf(now),
      revokedAt: null,
      userAgent: session.userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    })
    .execute();
}

export const findSession = (query: Query, id: string): Promise<SessionRow | undefined> =>
  query.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst();

/** The sessions of a member that still stand, the one last used first. */
export const listSessions = (query: Query, memberId: string, now: Date): Promise<SessionRow[]> =>
  query
    .selectFrom('session')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function markSeen(query: Query, id: string, now: Date): Promise<void> {
  await query.updateTable('session').set({ lastSeenAt: now.toISOString() }).where('id', '=', id).execute();
}

/** Moves the end of a session to that of a token made now. False when it was revoked in the meantime. */
export async function renewSession(query: Query, id: string, now: Date): Promise<boolean> {
  const renewed = await query
    .updateTable('session')
    .set({ renewedAt: now.toISOString(), expiresAt: expiryOf(now) })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Ends the sessions of a member: one, all but one, or all. Answers with the ids of those that it ended. */
export async function revokeSessions(
  query: Query,
  memberId: string,
  which: { readonly only?: string; readonly except?: string },
  now: Date,
): Promise<readonly string[]> {
  const rows = await query
    .updateTable('session')
    .set({ revokedAt: now.toISOString() })
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .$if(which.only !== undefined, (update) => update.where('id', '=', which.only ?? ''))
    .$if(which.except !== undefined, (update) => update.where('id', '!=', which.except ?? ''))
    .returning('id')
    .execute();
  const ended = rows.map((row) => row.id);
  // Whoever has signed out there is to be told nothing on that device any more.
  if (ended.length > 0) await query.deleteFrom('pushSubscription').where('sessionId', 'in', ended).execute();
  return ended;
}
