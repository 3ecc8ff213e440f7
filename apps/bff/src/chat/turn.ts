import { setTimeout as pause } from 'node:timers/promises';
import { type api, DomainError } from '@everstep/domain';
import type { Call, EventStream } from '../http/route.ts';
import { asServerSent, followTurn } from './follow-turn.ts';
import { liveTurns } from './live-turns.ts';
import { findTurn, readTurn, type TurnRow } from './store.ts';

/** How long a stop waits for another server to obey, in milliseconds, and how often it looks. */
const STOP_WAIT_MS = 3000;
const STOP_POLL_MS = 100;

type TurnCall = Pick<Call<typeof api.chat.stopTurn>, 'deps' | 'actor' | 'params'>;

/** Follows a reply from the offset that is already shown; what was written meanwhile comes first. */
export async function turnEvents(call: Call<typeof api.chat.turnEvents>): Promise<EventStream> {
  const { deps, caller, query } = call;
  const turn = await ownTurn(call);
  const lastSeen = /^\d{1,9}$/.test(caller.lastEventId ?? '') ? Number(caller.lastEventId) : 0;
  return { events: asServerSent(followTurn(deps, turn.id, Math.max(query.after, lastSeen), caller.signal)) };
}

/** Stops a reply, on whichever server it is written; what was written stays. */
export async function stopTurn(call: Call<typeof api.chat.stopTurn>) {
  const { deps } = call;
  const { id } = await ownTurn(call);
  await deps.db.query
    .updateTable('chatTurn')
    .set({ stopRequestedAt: deps.clock.now().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
  const live = liveTurns(deps).byId.get(id);
  live?.stop.abort();
  while (live && !live.ended) await live.changed();
  for (let waited = 0; waited < STOP_WAIT_MS; waited += STOP_POLL_MS) {
    const { turn, reply } = await readTurn(deps.db.query, id);
    if (turn.status !== 'running') return { turnId: id, status: reply.status };
    await pause(STOP_POLL_MS);
  }
  return { turnId: id, status: 'streaming' as const };
}

async function ownTurn({ deps, actor, params }: TurnCall): Promise<TurnRow> {
  const turn = await findTurn(deps.db.query, actor.id, params.conversationId, params.turnId);
  if (!turn) throw new DomainError('not_found');
  return turn;
}
