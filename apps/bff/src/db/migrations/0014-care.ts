import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Safety plans, and which hard moments the app has come back to. */
export const care: Migration = {
  name: '0014-care',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('safetyPlan')
      .addColumn('memberId', type.key, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('words', type.json, (c) => c.notNull())
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.alterTable('careEvent').addColumn('followedUpAt', type.instant).execute();
    // Most members have none that waits, and each visit asks.
    await db.schema
      .createIndex('careEventWaiting')
      .on('careEvent')
      .columns(['memberId', 'at'])
      .where(sql.ref('followed_up_at'), 'is', null)
      .execute();
  },
};
