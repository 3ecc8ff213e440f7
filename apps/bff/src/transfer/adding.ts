import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import type { EntryWords } from './entry-words.ts';
import type { RecordRow } from './store.ts';
import type { RecordKind } from './tables.ts';

/** The import whose records are written; every one of them is as old as it. */
export interface Adding {
  readonly tx: Tx;
  readonly deps: Pick<Deps, 'db'>;
  /** What entries are found by, made before the transaction: it takes longer than writing them. */
  readonly wordsOf: EntryWords;
  readonly memberId: string;
  readonly importId: string;
  readonly origin: RecordRow['origin'];
  readonly at: string;
  readonly timeZone: string;
  readonly today: string;
}

/** The note that a record came with this import. */
export const record = (
  { memberId, importId, origin }: Adding,
  kind: RecordKind,
  key: string,
  recordId: string,
  localDate: string | null = null,
): RecordRow => ({
  memberId,
  origin,
  key,
  importId,
  kind,
  recordId,
  localDate,
  stamp: null,
});
