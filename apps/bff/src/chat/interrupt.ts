import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { liveTurns } from './live-turns.ts';
import { expiredTurns, type MessageRow, type TurnRow } from './store.ts';

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
    const isClosed = query.isTransaction ? await close(query, turn) : await query.transaction().execute((tx) => close(tx, turn));
    if (isClosed) closed.push(turn);
  }
  return closed;
}

/** Closes a turn and its message together; false when its server renewed the lease or ended it meanwhile. */
async function close(tx: Kysely<Tables>, { id, conversationId, messageId, leaseUntil }: TurnRow): Promise<boolean> {
  // The conversation before its turn, as everywhere: two locks in two orders would wait for each other.
  await tx
    .updateTable('conversation')
    .set(({ ref }) => ({ updatedAt: ref('updatedAt') }))
    .where('id', '=', conversationId)
    .execute();
  const taken = await tx
    .updateTable('chatTurn')
    .set({ status: 'interrupted' })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('leaseUntil', '=', leaseUntil)
    .returning('id')
    .executeTakeFirst();
  if (taken) await tx.updateTable('message').set({ status: 'interrupted' }).where('id', '=', messageId).execute();
  return taken !== undefined;
}

/**
 * Closes replies that stand as being written though their turn has ended: a server of an earlier version could go down between the two.
 * Reads every message, so it is for the start of a server.
 * @returns the replies that were closed
 */
export const closeLeftReplies = (query: Kysely<Tables>): Promise<readonly Pick<MessageRow, 'memberId' | 'conversationId'>[]> =>
  query
    .updateTable('message')
    .set({ status: 'interrupted' })
    .where('status', '=', 'streaming')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('chatTurn')
          .select('chatTurn.id')
          .whereRef('chatTurn.id', '=', 'message.turnId')
          .where('chatTurn.status', '!=', 'running'),
      ),
    )
    .returning(['memberId', 'conversationId'])
    .execute();
