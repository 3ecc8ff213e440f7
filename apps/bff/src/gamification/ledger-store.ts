import type { DateText } from '@everstep/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { actSubject } from './act-subject.ts';

type Query = Kysely<Tables>;

const shown = (query: Query, memberId: string) =>
  query
    .selectFrom('ledger')
    .select([
      'id',
      'seq',
      'at',
      'localDate',
      'actDate',
      'source',
      'reference',
      'period',
      'detail',
      'base',
      'capped',
      'multiplierPercent',
      'xp',
      'coins',
      'turn',
    ])
    .select(actSubject)
    .where('memberId', '=', memberId);

/** A ledger row as far as its member sees it. */
export type ShownRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** What of the ledger is asked for: everything, what was done, or what changed the coins. */
export type LedgerKind = 'all' | 'acts' | 'coins';

/** One page of a member's ledger, newest first. */
export function listLedger(
  query: Query,
  memberId: string,
  { kind, limit, beforeSeq }: { kind: LedgerKind; limit: number; beforeSeq: number | undefined },
): Promise<ShownRow[]> {
  return shown(query, memberId)
    .where('seq', '<', beforeSeq ?? Number.MAX_SAFE_INTEGER)
    .$if(kind === 'coins', (rows) => rows.where('coins', '<>', 0))
    .$if(kind === 'acts', (rows) => rows.where('turn', '=', 0).where('source', 'not in', ['level_up', 'achievement', 'coins_spent']))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** What was booked for acts of a date, on that day or told of it later, oldest first. */
export async function listActsOf(query: Query, memberId: string, date: DateText): Promise<ShownRow[]> {
  // Places first, from an index that holds them; SQLite would rather read a member's whole ledger than look its rows up.
  const places = query.selectFrom('ledger').select('seq').where('memberId', '=', memberId);
  const onTheDay = places.where('localDate', '=', date);
  // In the words of the index that holds none but these.
  const late = places.where('actDate', '=', date).where(sql<boolean>`act_date <> local_date`);
  const rows = await Promise.all(
    [onTheDay, late].map((found) => shown(query, memberId).where('seq', 'in', found).where('actDate', '=', date).execute()),
  );
  return rows.flat().sort((a, b) => a.seq - b.seq);
}

/** The undos and redos of acts, by what names an act: more rows than one for a name, the latest turn says whether it stands. */
export async function listTurns(query: Query, memberId: string, rows: readonly ShownRow[]) {
  const references = [...new Set(rows.filter(({ turn }) => turn === 0).map(({ reference }) => reference))];
  const sources = [...new Set(rows.map(({ source }) => source))];
  if (references.length === 0) return [];
  return query
    .selectFrom('ledger')
    .select(['source', 'reference', 'period', 'turn'])
    .where('memberId', '=', memberId)
    .where('source', 'in', sources)
    .where('reference', 'in', references)
    .where('turn', '>', 0)
    .execute();
}
