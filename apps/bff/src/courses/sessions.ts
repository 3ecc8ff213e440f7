import { type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { presentHead, presentSession } from './present.ts';
import { findSession, listSessions, messagesOf, type SessionRow, undeleteSession, updateSession } from './store.ts';

/** The member's sessions, last updated first. */
export async function sessions({ deps, actor }: Call<typeof api.courses.sessions>) {
  return (await listSessions(deps.db.query, actor.id)).map(presentHead);
}

export async function session({ deps, actor, params }: Call<typeof api.courses.session>) {
  const row = found(await findSession(deps.db.query, actor.id, params.sessionId));
  return presentSession(row, await messagesOf(deps.db.query, row.id));
}

/** Deletes a session softly. */
export async function removeSession({ deps, actor, params }: Call<typeof api.courses.removeSession>) {
  found(await updateSession(deps.db.query, { memberId: actor.id, id: params.sessionId }, { deletedAt: deps.clock.now().toISOString() }));
  return {};
}

/** Brings a deleted session back; it is kept for 30 days. */
export async function restoreSession({ deps, actor, params }: Call<typeof api.courses.restoreSession>) {
  const row = found(await undeleteSession(deps.db.query, actor.id, params.sessionId));
  return presentSession(row, await messagesOf(deps.db.query, row.id));
}

function found(row: SessionRow | undefined): SessionRow {
  if (!row) throw new DomainError('not_found');
  return row;
}
