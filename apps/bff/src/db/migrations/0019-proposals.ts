import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** What guides propose stands beside the reply it came with. */
export const proposals: Migration = {
  name: '0019-proposals',
  async up(db, dialect) {
    await db.schema.alterTable('message').addColumn('proposals', columns(dialect).json).execute();
  },
};
