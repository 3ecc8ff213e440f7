import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Which of the letters that were cancelled nobody took back. Of those that were cancelled before nobody knows any more. */
export const stoppedLetters: Migration = {
  name: '0033-stopped-letters',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .alterTable('notification')
      .addColumn('stopped', type.boolean, (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
