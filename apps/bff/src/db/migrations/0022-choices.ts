import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** The answers that a guide offers stand beside the reply they came with. */
export const choices: Migration = {
  name: '0022-choices',
  async up(db, dialect) {
    await db.schema.alterTable('message').addColumn('choices', columns(dialect).json).execute();
  },
};
