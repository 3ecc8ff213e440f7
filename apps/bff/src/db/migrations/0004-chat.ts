import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const chat: Migration = {
  name: '0004-chat',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('conversation')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('title', type.text, (c) => c.notNull())
      .addColumn('personaId', type.key, (c) => c.notNull())
      .addColumn('activeLeafId', type.key)
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addColumn('deletedAt', type.instant)
      .execute();
    // The list is ordered by the last update; the id breaks ties.
    await db.schema.createIndex('conversationByUpdate').on('conversation').columns(['memberId', 'updatedAt', 'id']).execute();
    // The purge of what was deleted 30 days ago.
    await db.schema
      .createIndex('conversationByDeletion')
      .on('conversation')
      .column('deletedAt')
      .where(sql.ref('deletedAt'), 'is not', null)
      .execute();
    await db.schema
      .createTable('message')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('conversationId', type.key, (c) => c.notNull().references('conversation.id').onDelete('cascade'))
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('parentId', type.key)
      .addColumn('role', type.key, (c) => c.notNull())
      .addColumn('content', type.text, (c) => c.notNull())
      .addColumn('personaId', type.key, (c) => c.notNull())
      .addColumn('contentType', type.key, (c) => c.notNull())
      .addColumn('status', type.key, (c) => c.notNull())
      .addColumn('turnId', type.key)
      .addColumn('clientMessageId', type.key)
      .addColumn('safetyLevel', type.integer, (c) => c.notNull())
      .addColumn('safetyCard', type.json)
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('messageOfConversation').on('message').columns(['conversationId', 'id']).execute();
    // Which guides a member has talked with.
    await db.schema
      .createIndex('messageOfGuide')
      .on('message')
      .columns(['memberId', 'role', 'status', 'personaId', 'safetyLevel'])
      .execute();
    // A message that is sent again is the same message.
    await db.schema
      .createIndex('messageOfClient')
      .unique()
      .on('message')
      .columns(['memberId', 'clientMessageId'])
      .where(sql.ref('clientMessageId'), 'is not', null)
      .execute();
    await db.schema
      .createTable('chatTurn')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('conversationId', type.key, (c) => c.notNull().references('conversation.id').onDelete('cascade'))
      .addColumn('userMessageId', type.key, (c) => c.notNull())
      .addColumn('messageId', type.key, (c) => c.notNull())
      .addColumn('status', type.key, (c) => c.notNull())
      .addColumn('owner', type.key, (c) => c.notNull())
      .addColumn('leaseUntil', type.instant, (c) => c.notNull())
      .addColumn('stopRequestedAt', type.instant)
      .addColumn('errorCode', type.key)
      .addColumn('offline', type.boolean, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('chatTurnOfMessage').on('chatTurn').columns(['userMessageId', 'id']).execute();
    // One reply at a time in a conversation, whichever server writes it.
    await db.schema
      .createIndex('chatTurnRunning')
      .unique()
      .on('chatTurn')
      .column('conversationId')
      .where(sql.ref('status'), '=', sql.lit('running'))
      .execute();
    // The sweep of turns whose server is gone, and the count of a member's running ones.
    await db.schema
      .createIndex('chatTurnByLease')
      .on('chatTurn')
      .columns(['memberId', 'leaseUntil'])
      .where(sql.ref('status'), '=', sql.lit('running'))
      .execute();
    await db.schema
      .createTable('careEvent')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('level', type.integer, (c) => c.notNull())
      .addColumn('at', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('careEventByTime').on('careEvent').columns(['memberId', 'at']).execute();
  },
};
