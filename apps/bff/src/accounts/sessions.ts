import type { api } from '@everstep/domain';
import { isStorageFull } from '../db/storage-errors.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { presentSession } from './present.ts';
import { findSession, insertSession, listSessions, markSeen, renewSession, revokeSessions } from './session-store.ts';
import type { Member, Query } from './store.ts';
import { issueToken, TOKEN_LIFE_SECONDS } from './tokens.ts';

type Accounts = typeof api.accounts;

/** A session is noted as seen at most this often: a write on each call would cost more than it tells. */
const SEEN_EVERY_MS = 5 * 60 * 1000;
const HALF_LIFE_MS = (TOKEN_LIFE_SECONDS * 1000) / 2;
/** A renewed token is handed out again for this long, in case the first answer never arrived. */
const RENEWAL_GRACE_MS = 10 * 60 * 1000;

/** Opens a session in the caller's transaction; sign its token after it with `signToken`. */
export async function openSession(query: Query, deps: Deps, memberId: string, userAgent: string): Promise<string> {
  const id = deps.ids.next();
  await insertSession(query, { id, memberId, userAgent }, deps.clock.now());
  return id;
}

export const signToken = (deps: Deps, member: Pick<Member, 'id' | 'role'>, sessionId: string): Promise<string> =>
  issueToken(deps.secret, { memberId: member.id, sessionId, role: member.role }, deps.clock.now());

/** Tells the member's open pages that sessions of theirs have ended. */
export function announceRevoked(deps: Deps, memberId: string, sessionIds: readonly string[]): void {
  for (const id of sessionIds) deps.events.publish(memberId, { resource: 'session', id });
}

/** Ends the session that the call came with. */
export async function logout({ deps, actor }: Call<Accounts['logout']>) {
  announceRevoked(deps, actor.id, await revokeSessions(deps.db.query, actor.id, { only: actor.sessionId }, deps.clock.now()));
  return {};
}

/** Where the member is signed in. */
export async function sessions({ deps, actor }: Call<Accounts['sessions']>) {
  const rows = await listSessions(deps.db.query, actor.id, deps.clock.now());
  return { sessions: rows.map((row) => presentSession(row, actor.sessionId)) };
}

/** Ends every session of the member but this one. */
export async function revokeOtherSessions({ deps, actor }: Call<Accounts['revokeSessions']>) {
  const revoked = await revokeSessions(deps.db.query, actor.id, { except: actor.sessionId }, deps.clock.now());
  announceRevoked(deps, actor.id, revoked);
  return { revoked: revoked.length };
}

/** Notes that a session is in use, without making its call wait or fail. Where nothing can be saved, it is left out. */
export function noteSeen(deps: Deps, sessionId: string): void {
  deps.background.run('note session', async () => {
    const now = deps.clock.now();
    const session = await findSession(deps.db.query, sessionId);
    if (!session || now.getTime() - Date.parse(session.lastSeenAt) < SEEN_EVERY_MS) return;
    await ifItCanBeSaved(markSeen(deps.db.query, sessionId, now));
  });
}

/** Notes a session that listens to a stream, called as often as one likes: whoever leaves a page open is still here. */
export function seenWhileListening(deps: Deps, sessionId: string): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = deps.clock.now().getTime();
    if (now - notedAt < SEEN_EVERY_MS) return;
    notedAt = now;
    noteSeen(deps, sessionId);
  };
}

/** A fresh token of the same session once the last one has lived half its life; none while nothing can be saved. */
export async function renewal({ deps, actor }: Call<Accounts['me']>): Promise<Record<string, string>> {
  const now = deps.clock.now();
  const session = await findSession(deps.db.query, actor.sessionId);
  if (!session) return {};
  const age = now.getTime() - Date.parse(session.renewedAt);
  const justRenewed = session.renewedAt !== session.createdAt && age < RENEWAL_GRACE_MS;
  if (age < HALF_LIFE_MS && !justRenewed) return {};
  if (!justRenewed && !(await ifItCanBeSaved(renewSession(deps.db.query, session.id, now)))) return {};
  return { 'X-Renewed-Token': await signToken(deps, actor, session.id) };
}

/** A write that a read brings along: a storage that takes none must not fail the read. Undefined then. */
async function ifItCanBeSaved<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (isStorageFull(error)) return undefined;
    throw error;
  }
}
