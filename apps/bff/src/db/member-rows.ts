import type { Kysely, Selectable } from 'kysely';
import type { Tx } from './client.ts';
import { ownIdFor } from './own-id.ts';
import { each, type Param, prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Tables of records that belong to a member and have an id of their own. */
type OwnedTable = 'challengeRun' | 'dataImport' | 'goal' | 'habit' | 'journalEntry' | 'mood' | 'moodExperiment';
/** Those whose records change: each change raises their version. */
type ChangingTable = 'goal' | 'habit' | 'journalEntry' | 'mood';

type Query = Kysely<Tables>;
type Row<T extends OwnedTable> = Selectable<Tables[T]>;

interface Owned {
  readonly id: string;
  readonly memberId: string;
}
/** What all of them have; the rest of a row passes through by its name. */
interface AnyRow extends Owned {
  readonly [column: string]: unknown;
}

// Kysely types a query over one known table. Those below name nothing but what all of these have, so for the types it is always the same.
const oneTable = (query: Query) => query as unknown as Kysely<{ record: AnyRow }>;
const nameOf = (table: string) => table as 'record';

/** A way to find a record by its id, deleted or not; someone else's is not found, but the own one that was made beside it is. */
export function findIn<T extends OwnedTable>(table: T) {
  const own = prepared((query, param: Param<{ memberId: string; id: string }>) =>
    oneTable(query).selectFrom(nameOf(table)).selectAll().where('id', '=', param('id')).where('memberId', '=', param('memberId')),
  );
  return async (query: Query, memberId: string, id: string): Promise<Row<T> | undefined> => {
    const [row] = await own(query, { memberId, id });
    const [found] = row ? [row] : await own(query, { memberId, id: ownIdFor(memberId, id) });
    // All columns of this very table were read.
    return found as Row<T> | undefined;
  };
}

/**
 * A way to add a record with all its columns; it answers undefined when its id, or whatever else may stand only once, is taken by a
 * record of its member. An id that somebody else has taken keeps nobody from anything: the record is added under {@link ownIdFor}.
 */
export function insertInto<T extends OwnedTable>(table: T, columns: readonly (keyof Row<T> & string)[]) {
  const add = prepared((query, param: Param<AnyRow>) =>
    oneTable(query)
      .insertInto(nameOf(table))
      .values(each(columns, param))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll(),
  );
  return async (tx: Tx, row: Row<T> & Owned): Promise<Row<T> | undefined> => {
    // Nothing of it is read but the columns above.
    const wanted = row as AnyRow;
    const [added] = await add(tx, wanted);
    const [made] =
      added || !(await isElses(tx, table, wanted)) ? [added] : await add(tx, { ...wanted, id: ownIdFor(row.memberId, row.id) });
    return made as Row<T> | undefined;
  };
}

async function isElses(tx: Tx, table: string, { id, memberId }: Owned): Promise<boolean> {
  const standing = await oneTable(tx).selectFrom(nameOf(table)).select('memberId').where('id', '=', id).executeTakeFirst();
  return standing !== undefined && standing.memberId !== memberId;
}

/** What can change of a record; its version goes up by itself. */
type Change<R> = Partial<Omit<R, 'id' | 'memberId' | 'createdAt' | 'version'>> & { readonly updatedAt: string };

/** A way to change a record, which answers it as it is then. The caller holds the member's lock and has compared versions. */
export function changeIn<T extends ChangingTable>(table: T) {
  return async <R extends Row<T> & Owned & { readonly version: number }>(tx: Tx, row: R, change: Change<R>): Promise<R> => {
    const changed = { ...change, version: row.version + 1 };
    await oneTable(tx).updateTable(nameOf(table)).set(changed).where('id', '=', row.id).where('memberId', '=', row.memberId).execute();
    return { ...row, ...changed };
  };
}
