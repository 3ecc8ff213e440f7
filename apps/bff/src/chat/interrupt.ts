import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { liveTurns } from './live-turns.ts';
import { expiredTurns, type TurnRow } from './store.ts';

/**
 * Closes turns whose server stopped renewing its lease; what was written stays. A turn that this very server writes is left alone,
 * even if its lease ran out while the machine slept.
 *
 * @param conversationId only of this conversation; of all when undefined
 * @returns the turns that were closed here
 */
export async function interruptExpired(
  query: Kysely<Tables>,
  deps: Pick<Deps, 'background' | 'clock' | 'ids'>,
  conversationId?: string,
): Promise<readonly TurnRow[]> {
  return interrupt(query, deps, await expiredTurns(query, deps.clock.now().toISOString(), conversationId));
}

/** Closes every turn that this server does not write: right after the start of a server that has the database to itself. */
export async function interruptOrphans(query: Kysely<Tables>, deps: Pick<Deps, 'background' | 'ids'>): Promise<readonly TurnRow[]> {
  return interrupt(query, deps, await expiredTurns(query, END_OF_TIME));
}

const END_OF_TIME = '9999-12-31T23:59:59.999Z';

async function interrupt(
  query: Kysely<Tables>,
  deps: Pick<Deps, 'background' | 'ids'>,
  turns: readonly TurnRow[],
): Promise<readonly TurnRow[]> {
  const { byId } = liveTurns(deps);
  const closed: TurnRow[] = [];
  for (const turn of turns) {
    if (byId.has(turn.id)) continue;
    const taken = await query
      .updateTable('chatTurn')
      .set({ status: 'interrupted' })
      .where('id', '=', turn.id)
      .where('status', '=', 'running')
      .where('leaseUntil', '=', turn.leaseUntil)
      .returning('id')
      .executeTakeFirst();
    if (!taken) continue;
    await query.updateTable('message').set({ status: 'interrupted' }).where('id', '=', turn.messageId).execute();
    closed.push(turn);
  }
  return closed;
}
