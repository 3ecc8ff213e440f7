import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, type Endpoint } from '@everstep/domain';
import { type Param, prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import type { HttpTables } from './tables.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** A request that runs longer than this is taken for dead, and its key runs again. */
const ABANDONED_MS = 60_000;
const POLL_MS = 50;
const LONGEST_WAIT_MS = 10_000;

/** An answer as it went out. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** Runs `work` once for a member's key, or tells what it answered. */
export type RunOnce = (write: KeyedWrite, work: () => Promise<StoredAnswer>) => Promise<StoredAnswer & { readonly replayed: boolean }>;

export interface KeyedWrite {
  readonly memberId: string;
  readonly key: string;
  readonly endpoint: Endpoint;
  /** Path with its query, and body, as sent. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/**
 * The key that a request carries.
 * @throws DomainError `validation` when it is no UUID
 */
export function idempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (UUID.test(header)) return header.toLowerCase();
  throw new DomainError('validation', { fields: [{ path: 'headers.idempotency-key', message: 'This has to be a UUID.' }] });
}

/** Keeps the answers of keyed writes. An answer that says "try again" (429 and 5xx) is not kept, nor is one that holds a token. */
export function idempotency(deps: Deps): RunOnce {
  const running = new Map<string, Promise<void>>();
  return async (write, work) => {
    const id = `${write.memberId} ${write.key}`;
    const bodyHash = createHash('sha256').update(write.path).update('\n').update(write.body).digest('base64url');
    const endpoint = `${write.endpoint.method} ${write.endpoint.path}`;
    for (let waited = 0; waited <= LONGEST_WAIT_MS; waited += POLL_MS) {
      const row = await reserve(deps, { memberId: write.memberId, key: write.key, endpoint, bodyHash });
      if (row === 'reserved') {
        const run = finish(deps, write, work);
        const settled = run.then(
          () => undefined,
          () => undefined,
        );
        running.set(id, settled);
        try {
          return { ...(await run), replayed: false };
        } finally {
          running.delete(id);
        }
      }
      if (row.bodyHash !== bodyHash || row.endpoint !== endpoint) throw new DomainError('idempotency_conflict');
      if (row.status !== null && row.answer !== null) return { status: row.status, body: row.answer, replayed: true };
      // In this process the end is known at once; another server's is asked for.
      await (running.get(id) ?? pause(POLL_MS));
    }
    throw new DomainError('unavailable', { retryAfter: 5 });
  };
}

type Row = HttpTables['idempotency'];

type NewRow = Pick<Row, 'memberId' | 'key' | 'endpoint' | 'bodyHash' | 'createdAt'>;

const newRow = prepared((query, param: Param<NewRow>) =>
  query
    .insertInto('idempotency')
    .values({
      memberId: param('memberId'),
      key: param('key'),
      endpoint: param('endpoint'),
      bodyHash: param('bodyHash'),
      createdAt: param('createdAt'),
      status: null,
      answer: null,
    })
    .onConflict((conflict) => conflict.columns(['memberId', 'key']).doNothing())
    .returning('key'),
);

// Keys are written without a flush of their own: the write that they guard comes in between, and its flush takes the key along.
// Power that fails right after leaves a key without an answer, as a server that dies there does, and the request runs again.
async function reserve(deps: Deps, row: Omit<NewRow, 'createdAt'>): Promise<'reserved' | Row> {
  const { query, relaxed } = deps.db;
  const now = deps.clock.now();
  const inserted = await newRow(relaxed, { ...row, createdAt: now.toISOString() });
  if (inserted.length === 1) return 'reserved';
  const mine = query.selectFrom('idempotency').selectAll().where('memberId', '=', row.memberId).where('key', '=', row.key);
  const known = await mine.executeTakeFirst();
  // It failed and was removed between the two statements.
  if (!known) return reserve(deps, row);
  const abandoned = known.status === null && Date.parse(known.createdAt) < now.getTime() - ABANDONED_MS;
  if (!abandoned || known.bodyHash !== row.bodyHash) return known;
  const taken = await query
    .updateTable('idempotency')
    .set({ createdAt: now.toISOString() })
    .where('memberId', '=', row.memberId)
    .where('key', '=', row.key)
    .where('createdAt', '=', known.createdAt)
    .where('status', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n ? 'reserved' : known;
}

const answeredRow = prepared((query, param: Param<{ memberId: string; key: string; status: number; answer: string }>) =>
  query
    .updateTable('idempotency')
    .set({ status: param('status'), answer: param('answer') })
    .where('memberId', '=', param('memberId'))
    .where('key', '=', param('key')),
);

async function finish(deps: Deps, { memberId, key }: KeyedWrite, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  try {
    const answer = await work();
    if (answer.status < 500 && answer.status !== 429) {
      await answeredRow(deps.db.relaxed, { memberId, key, status: answer.status, answer: answer.body });
    } else await forget(deps, { memberId, key });
    return answer;
  } catch (error) {
    await forget(deps, { memberId, key });
    throw error;
  }
}

async function forget(deps: Deps, { memberId, key }: Pick<KeyedWrite, 'memberId' | 'key'>): Promise<void> {
  await deps.db.query
    .deleteFrom('idempotency')
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
    // The request's own outcome counts; a row left behind runs again once it is old.
    .catch((err: unknown) => deps.log.warn({ err }, 'idempotency key could not be freed'));
}
