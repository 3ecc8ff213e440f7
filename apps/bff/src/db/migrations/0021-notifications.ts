import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Messages from the team, what each member did with them, and the threads they started. */
export const notifications: Migration = {
  name: '0021-notifications',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('notification')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('subject', type.text, (c) => c.notNull())
      .addColumn('content', type.text, (c) => c.notNull())
      .addColumn('type', type.key, (c) => c.notNull())
      .addColumn('priority', type.key, (c) => c.notNull())
      .addColumn('tags', type.json, (c) => c.notNull())
      .addColumn('senderId', type.key, (c) => c.references('member.id').onDelete('set null'))
      .addColumn('senderRole', type.key, (c) => c.notNull())
      .addColumn('senderName', type.text, (c) => c.notNull())
      .addColumn('canReply', type.boolean, (c) => c.notNull())
      .addColumn('audience', type.key, (c) => c.notNull())
      .addColumn('audienceSize', type.integer)
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('sendAt', type.instant, (c) => c.notNull())
      .addColumn('sentAt', type.instant)
      .addColumn('cancelledAt', type.instant)
      .addColumn('place', type.integer)
      .execute();
    await db.schema.createIndex('notificationByPlace').on('notification').column('place').unique().execute();
    // The inbox and its counts, of everything and of one type.
    await db.schema.createIndex('notificationByAudience').on('notification').columns(['audience', 'place']).execute();
    await db.schema.createIndex('notificationByType').on('notification').columns(['audience', 'type', 'place']).execute();
    // Where the inbox of somebody who joined later begins.
    await db.schema.createIndex('notificationBySending').on('notification').columns(['sentAt', 'place']).execute();
    await db.schema.createIndex('notificationByAge').on('notification').columns(['createdAt', 'id']).execute();
    await db.schema.createIndex('notificationBySender').on('notification').column('senderId').execute();
    await sql`create index notification_waiting on notification (send_at, id) where place is null and cancelled_at is null`.execute(db);

    await db.schema
      .createTable('notificationTarget')
      .addColumn('notificationId', type.key, (c) => c.notNull().references('notification.id').onDelete('cascade'))
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('place', type.integer)
      .addPrimaryKeyConstraint('notificationTargetPk', ['notificationId', 'memberId'])
      .execute();
    await db.schema.createIndex('notificationTargetByMember').on('notificationTarget').columns(['memberId', 'place']).execute();

    await db.schema
      .createTable('notificationReceipt')
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('notificationId', type.key, (c) => c.notNull().references('notification.id').onDelete('cascade'))
      .addColumn('place', type.integer, (c) => c.notNull())
      .addColumn('readAt', type.instant)
      .addColumn('deletedAt', type.instant)
      .addPrimaryKeyConstraint('notificationReceiptPk', ['memberId', 'notificationId'])
      .execute();
    await db.schema.createIndex('notificationReceiptByPlace').on('notificationReceipt').columns(['memberId', 'place']).execute();
    await sql`create index notification_receipt_unread on notification_receipt (member_id, notification_id)
      where read_at is null and deleted_at is null`.execute(db);
    await sql`create index notification_receipt_deleted on notification_receipt (member_id, notification_id)
      where deleted_at is not null`.execute(db);
    await db.schema
      .createIndex('notificationReceiptByNotification')
      .on('notificationReceipt')
      .columns(['notificationId', 'readAt'])
      .execute();

    await db.schema
      .createTable('notificationMark')
      .addColumn('memberId', type.key, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('place', type.integer, (c) => c.notNull())
      .addColumn('at', type.instant, (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('notificationThread')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('notificationId', type.key, (c) => c.notNull().references('notification.id').onDelete('cascade'))
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('unread', type.boolean, (c) => c.notNull())
      .addColumn('place', type.integer, (c) => c.notNull())
      .addUniqueConstraint('notificationThreadOf', ['notificationId', 'memberId'])
      .execute();
    await db.schema.createIndex('notificationThreadByMember').on('notificationThread').column('memberId').execute();
    await db.schema.createIndex('notificationThreadByState').on('notificationThread').columns(['unread', 'place']).execute();

    await db.schema
      .createTable('notificationReply')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('threadId', type.key, (c) => c.notNull().references('notificationThread.id').onDelete('cascade'))
      .addColumn('side', type.key, (c) => c.notNull())
      .addColumn('authorId', type.key, (c) => c.references('member.id').onDelete('set null'))
      .addColumn('authorName', type.text, (c) => c.notNull())
      .addColumn('content', type.text, (c) => c.notNull())
      .addColumn('sentAt', type.instant, (c) => c.notNull())
      .addColumn('place', type.integer, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('notificationReplyByPlace').on('notificationReply').column('place').unique().execute();
    await db.schema.createIndex('notificationReplyByThread').on('notificationReply').columns(['threadId', 'place']).execute();
    await db.schema.createIndex('notificationReplyByAuthor').on('notificationReply').column('authorId').execute();

    await db.schema
      .createTable('notificationOrder')
      .addColumn('id', type.integer, (c) => c.primaryKey())
      .addColumn('last', type.integer, (c) => c.notNull())
      .addColumn('lastAt', type.instant, (c) => c.notNull())
      .execute();
    // How many members a broadcast goes to.
    await db.schema.createIndex('memberByRoleAndAge').on('member').columns(['role', 'createdAt']).execute();
  },
};
