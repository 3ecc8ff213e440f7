import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const pinnedConversations: Migration = {
  name: '0018-pinned-conversations',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema.alterTable('conversation').addColumn('pinnedAt', type.instant).execute();
    // The pinned ones head the list, in the order of the rest.
    await db.schema
      .createIndex('conversationPinned')
      .on('conversation')
      .columns(['memberId', 'updatedAt', 'id'])
      .where(sql.ref('pinnedAt'), 'is not', null)
      .execute();
  },
};
