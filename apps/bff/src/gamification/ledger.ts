import type { api } from '@everstep/domain';
import { decodeCursor, encodeCursor, foreignCursor } from '../db/cursor.ts';
import type { Call } from '../http/route.ts';
import { presentLedgerEntry } from './present.ts';
import { listLedger } from './store.ts';

/** Every booked change of XP and coins, newest first, a page at a time. */
export async function readLedger({ actor, deps, query }: Call<typeof api.gamification.ledger>) {
  const [seq] = decodeCursor(query.cursor, 1) ?? [];
  const beforeSeq = seq === undefined ? undefined : Number(seq);
  if (beforeSeq !== undefined && !Number.isSafeInteger(beforeSeq)) throw foreignCursor();
  const rows = await listLedger(deps.db.query, actor.id, {
    limit: query.limit + 1,
    ...(beforeSeq === undefined ? {} : { beforeSeq }),
  });
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(presentLedgerEntry),
    nextCursor: rows.length > query.limit && last ? encodeCursor([last.seq]) : null,
  };
}
