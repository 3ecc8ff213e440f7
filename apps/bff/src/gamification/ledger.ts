import type { api } from '@everstep/domain';
import type { Kysely } from 'kysely';
import { cursorNumber, decodeCursor, pageOf } from '../db/cursor.ts';
import type { Tables } from '../db/tables.ts';
import type { Call } from '../http/route.ts';
import { listLedger, listTurns, type ShownRow } from './ledger-store.ts';
import { presentLedgerEntry } from './present.ts';

/** Booked changes of XP and coins, newest first, a page at a time. */
export async function readLedger({ actor, deps, query }: Call<typeof api.gamification.ledger>) {
  const [beforeSeq] = decodeCursor(query.cursor, 1)?.map(cursorNumber) ?? [];
  const rows = await listLedger(deps.db.query, actor.id, { kind: query.kind, limit: query.limit + 1, beforeSeq });
  const { rows: shown, nextCursor } = pageOf(rows, query.limit, ({ seq }) => [seq]);
  return { entries: await presentEntries(deps.db.query, actor.id, shown), nextCursor };
}

/** Ledger rows as their member sees them, each with whether it still stands. */
export async function presentEntries(query: Kysely<Tables>, memberId: string, rows: readonly ShownRow[]) {
  const turns = new Map<string, number>();
  for (const row of await listTurns(query, memberId, rows)) turns.set(nameOf(row), Math.max(turns.get(nameOf(row)) ?? 0, row.turn));
  return rows.map((row) => presentLedgerEntry(row, row.turn === 0 && turns.get(nameOf(row)) === 1));
}

const nameOf = ({ source, reference, period }: Pick<ShownRow, 'source' | 'reference' | 'period'>) =>
  JSON.stringify([source, reference, period]);
