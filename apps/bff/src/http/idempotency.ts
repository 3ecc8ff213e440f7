import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, type Endpoint } from '@everstep/domain';
import type { Tx } from '../db/client.ts';
import { each, type Param, prepared } from '../db/prepared.ts';
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
  /** Whether the same request may well be answered otherwise the next time. */
  readonly isForNow: boolean;
}

/** Runs `work` once for a member's key, or tells what it answered. */
export type RunOnce = (
  write: KeyedWrite,
  work: () => Promise<StoredAnswer>,
) => Promise<Omit<StoredAnswer, 'isForNow'> & { readonly replayed: boolean }>;

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

/** Keeps the answers of keyed writes. An answer that says "try again" (429, 5xx, the password once more) is not kept, nor is one that holds a token. */
export function idempotency(deps: Deps): RunOnce {
  const running = new Map<string, Promise<void>>();
  return async ({ memberId, key, path, body, endpoint: { method, path: pattern } }, work) => {
    const id = `${memberId} ${key}`;
    const bodyHash = createHash('sha256').update(path).update('\n').update(body).digest('base64url');
    const row: KeyedRow = { memberId, key, endpoint: `${method} ${pattern}`, bodyHash };
    for (let waited = 0; waited <= LONGEST_WAIT_MS; waited += POLL_MS) {
      const before = running.get(id);
      if (before) {
        await before;
        continue;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      running.set(id, promise);
      try {
        const known = await reserve(deps, row);
        if (known === 'reserved') return { ...(await finish(deps, row, work)), replayed: false };
        if (known.bodyHash !== bodyHash || known.endpoint !== row.endpoint) throw new DomainError('idempotency_conflict');
        if (known.status !== null && known.answer !== null) return { status: known.status, body: known.answer, replayed: true };
      } finally {
        running.delete(id);
        resolve();
      }
      // Another server runs it; its end has to be asked for.
      await pause(POLL_MS);
    }
    throw new DomainError('unavailable', { retryAfter: 5 });
  };
}

type Row = HttpTables['idempotency'];
type KeyedRow = Pick<Row, 'memberId' | 'key' | 'endpoint' | 'bodyHash'>;

const newRow = prepared((query, param: Param<KeyedRow & Pick<Row, 'createdAt'>>) =>
  query
    .insertInto('idempotency')
    .values({ ...each(['memberId', 'key', 'endpoint', 'bodyHash', 'createdAt'], param), status: null, answer: null })
    .onConflict((conflict) => conflict.columns(['memberId', 'key']).doNothing())
    .returning('key'),
);

const knownRow = prepared((query, param: Param<Pick<Row, 'memberId' | 'key'>>) =>
  query.selectFrom('idempotency').selectAll().where('memberId', '=', param('memberId')).where('key', '=', param('key')),
);

/**
 * Forgets what a member's writes were answered about a record, whose words are to be read by nobody any more. Such a write runs again
 * when it is sent again.
 */
export async function forgetAnswersAbout(tx: Tx, memberId: string, recordId: string): Promise<void> {
  await tx.deleteFrom('idempotency').where('memberId', '=', memberId).where('answer', 'like', `%"${recordId}"%`).execute();
}

/** SQLite has one server, which lets a key run once at a time: there is nobody to reserve it from. */
const isAlone = ({ db }: Deps): boolean => db.dialect === 'sqlite';

async function reserve(deps: Deps, row: KeyedRow): Promise<'reserved' | Row> {
  const { query } = deps.db;
  const now = deps.clock.now();
  const alone = isAlone(deps);
  if (!alone && (await newRow(query, { ...row, createdAt: now.toISOString() })).length === 1) return 'reserved';
  const [known] = await knownRow(query, row);
  // On PostgreSQL it failed and was removed between the two statements.
  if (!known) return alone ? 'reserved' : reserve(deps, row);
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

const answeredRow = prepared((query, param: Param<Row>) =>
  query
    .insertInto('idempotency')
    .values(each(['memberId', 'key', 'endpoint', 'bodyHash', 'createdAt', 'status', 'answer'], param))
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'key']).doUpdateSet((eb) => ({ status: eb.ref('excluded.status'), answer: eb.ref('excluded.answer') })),
    ),
);

async function finish(deps: Deps, row: KeyedRow, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  let answer: StoredAnswer;
  try {
    answer = await work();
  } catch (error) {
    await forget(deps, row);
    throw error;
  }
  if (answer.isForNow) await forget(deps, row);
  else await keep(deps, row, answer);
  return answer;
}

async function keep(deps: Deps, row: KeyedRow, { status, body }: StoredAnswer): Promise<void> {
  const createdAt = deps.clock.now().toISOString();
  // Not flushed by itself: power that fails right after loses the answer, as a server that dies here does, and the request runs again.
  await answeredRow(deps.db.relaxed, { ...row, createdAt, status, answer: body })
    // What was done stays done, and its answer says so: the last room on a disk may have gone to it.
    .catch((err: unknown) => deps.log.warn({ err }, 'answer could not be kept for a repeat'));
}

async function forget(deps: Deps, { memberId, key }: KeyedRow): Promise<void> {
  if (isAlone(deps)) return;
  await deps.db.query
    .deleteFrom('idempotency')
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
    // The request's own outcome counts; a row left behind runs again once it is old.
    .catch((err: unknown) => deps.log.warn({ err }, 'idempotency key could not be freed'));
}
