import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const guideMemory: Migration = {
  name: '0015-guide-memory',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('conversationSummary')
      .addColumn('conversationId', type.key, (c) => c.primaryKey().references('conversation.id').onDelete('cascade'))
      .addColumn('throughMessageId', type.key, (c) => c.notNull())
      .addColumn('content', type.text, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('aiSpend')
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('localDate', type.localDate, (c) => c.notNull())
      .addColumn('tokens', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('aiSpendOfDay', ['memberId', 'localDate'])
      .execute();
    // The sweep of days that are over.
    await db.schema.createIndex('aiSpendByDate').on('aiSpend').column('localDate').execute();
  },
};
