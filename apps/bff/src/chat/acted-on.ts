import type { Proposal } from '@everstep/domain';
import type { Kysely } from 'kysely';
import { ownIdFor } from '../db/own-id.ts';
import type { Tables } from '../db/tables.ts';
import type { MessageRow } from './store.ts';
import { readProposals } from './stored-proposals.ts';

type Query = Kysely<Tables>;

/** Proposals whose making leaves a record under their own id. */
const leavesRecord = ({ status, action }: Proposal): boolean => status === 'open' && action.kind !== 'open-meditation';

/** Which of these ids the member has a record of, in whatever it was made; what was deleted or given up is none. */
async function recordsOf(query: Query, memberId: string, asked: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = asked.flatMap((id) => [id, ownIdFor(memberId, id)]);
  const rows = await query
    .selectFrom('goal')
    .select('id')
    .where('memberId', '=', memberId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .unionAll(query.selectFrom('habit').select('id').where('memberId', '=', memberId).where('id', 'in', ids).where('deletedAt', 'is', null))
    .unionAll(query.selectFrom('mood').select('id').where('memberId', '=', memberId).where('id', 'in', ids).where('deletedAt', 'is', null))
    .unionAll(
      query.selectFrom('journalEntry').select('id').where('memberId', '=', memberId).where('id', 'in', ids).where('deletedAt', 'is', null),
    )
    .unionAll(
      query
        .selectFrom('challengeRun')
        .select('id')
        .where('memberId', '=', memberId)
        .where('id', 'in', ids)
        .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'completed')])),
    )
    .execute();
  const standing = new Set(rows.map(({ id }) => id));
  return new Set(asked.filter((id) => standing.has(id) || standing.has(ownIdFor(memberId, id))));
}

/**
 * Replies with their proposals as they truly stand: the act and the note of it are two calls, and a note that was lost on its way
 * must not have the member asked again for what they have done.
 */
export async function actedOn<T extends Pick<MessageRow, 'proposals'>>(query: Query, memberId: string, rows: readonly T[]): Promise<T[]> {
  const open = rows.flatMap(readProposals).filter(leavesRecord);
  // Nearly every conversation has none.
  if (open.length === 0) return [...rows];
  const made = await recordsOf(
    query,
    memberId,
    open.map(({ id }) => id),
  );
  if (made.size === 0) return [...rows];
  return rows.map((row) => {
    const proposals = readProposals(row);
    if (!proposals.some(({ id }) => made.has(id))) return row;
    const standing = proposals.map((one) => (leavesRecord(one) && made.has(one.id) ? { ...one, status: 'done' as const } : one));
    return { ...row, proposals: JSON.stringify(standing) };
  });
}
