import { replay } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ledgerRow } from './award-state.ts';
import type { ProgressRow } from './store.ts';

/** A cached number that its rows do not add up to. */
export interface Difference {
  readonly memberId: string;
  readonly what: string;
  readonly cached: number;
  readonly replayed: number;
}

const PAGE = 500;

/**
 * Replays the ledger of every member and compares it with the cached totals. May run beside a working server: of each member
 * only the rows that the read totals know of are replayed.
 */
export async function ledgerDifferences(query: Kysely<Tables>): Promise<{ members: number; differences: readonly Difference[] }> {
  const differences: Difference[] = [];
  let members = 0;
  for (let after = ''; ; ) {
    const page = await query
      .selectFrom('memberProgress')
      .selectAll()
      .where('memberId', '>', after)
      .orderBy('memberId')
      .limit(PAGE)
      .execute();
    for (const row of page) differences.push(...(await differencesOf(query, row)));
    members += page.length;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return { members, differences };
    after = last.memberId;
  }
}

async function differencesOf(query: Kysely<Tables>, row: ProgressRow): Promise<readonly Difference[]> {
  const rows = await query
    .selectFrom('ledger')
    .selectAll()
    .where('memberId', '=', row.memberId)
    .where('seq', '<=', row.seq)
    .orderBy('seq')
    .execute();
  const totals = replay(rows.map(ledgerRow));
  const pairs: readonly [what: string, cached: number, replayed: number][] = [
    ['ledger rows', row.seq, rows.length],
    ['XP', row.xp, totals.totalXp],
    ['coins', row.coins, totals.coins],
    ['coins earned', row.coinsEarned, totals.coinsEarned],
    ['coins spent', row.coinsSpent, totals.coinsSpent],
    ['highest level', row.highestLevel, totals.highestLevel],
  ];
  return pairs
    .filter(([, cached, replayed]) => cached !== replayed)
    .map(([what, cached, replayed]) => ({ memberId: row.memberId, what, cached, replayed }));
}
