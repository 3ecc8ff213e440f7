import type { DataImport } from '@everstep/domain';
import type { Tx } from '../db/client.ts';

/** The import that is taken back. What it added and nobody changed is at its first version, and last changed at `at`. */
export interface Removing {
  readonly tx: Tx;
  readonly memberId: string;
  readonly importId: string;
  readonly at: string;
  readonly today: string;
}

/** A record that stays. */
export type Kept = DataImport['kept'][number] & { readonly recordId: string };
/** What became of the records. */
export interface Outcome {
  removed: number;
  readonly kept: Kept[];
  /** Files of photos whose bytes no row names any more. */
  readonly files: string[];
}
