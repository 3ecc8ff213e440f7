import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** What members want to be told of as it comes, and when they want quiet. */
export const notificationPreferences: Migration = {
  name: '0023-notification-preferences',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('notificationPreference')
      .addColumn('memberId', type.key, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('mutedTypes', type.json, (c) => c.notNull())
      .addColumn('quietFrom', type.key)
      .addColumn('quietTo', type.key)
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .execute();
  },
};
