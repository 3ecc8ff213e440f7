import type { Listener, NotificationPreferences } from '@everstep/domain';
import type { Db } from '../db/client.ts';
import { wantedBy } from './preferences.ts';
import type { Query } from './store.ts';

/** Who listens to a stream, and what they want to be told of as it comes. */
export interface StreamListener extends Listener {
  readonly wants: NotificationPreferences;
}

/** Most members of one reading: databases take only so many values at once. */
const MOST_AT_ONCE = 1000;

interface Gathering {
  readonly ids: Set<string>;
  readonly found: Promise<ReadonlyMap<string, StreamListener>>;
}
const gatherings = new WeakMap<Db, Gathering>();

/**
 * A member as they are now. Streams that ask in the same moment share one reading, so that a broadcast does not ask for each by itself.
 * @throws when the member is gone
 */
export async function listenerOf(db: Db, memberId: string): Promise<StreamListener> {
  const gathering = gatherings.get(db) ?? gather(db);
  gathering.ids.add(memberId);
  const listener = (await gathering.found).get(memberId);
  if (!listener) throw new Error('a listener without an account');
  return listener;
}

function gather(db: Db): Gathering {
  const ids = new Set<string>();
  const full = new Promise((resolve) => setImmediate(resolve));
  const found = full.then(() => {
    gatherings.delete(db);
    return readListeners(db.query, [...ids]);
  });
  const gathering = { ids, found };
  gatherings.set(db, gathering);
  return gathering;
}

async function readListeners(query: Query, ids: readonly string[]): Promise<ReadonlyMap<string, StreamListener>> {
  const found = new Map<string, StreamListener>();
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const rows = await query
      .selectFrom('member')
      .leftJoin('notificationPreference as wish', 'wish.memberId', 'member.id')
      .select(['member.id', 'member.role', 'member.createdAt', 'wish.mutedTypes', 'wish.quietFrom', 'wish.quietTo'])
      .where('member.id', 'in', ids.slice(from, from + MOST_AT_ONCE))
      .execute();
    for (const { id, role, createdAt, ...wish } of rows) found.set(id, { id, role, joinedAt: createdAt, wants: wantedBy(wish) });
  }
  return found;
}
