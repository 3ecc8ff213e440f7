import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Devices that are notified while the product is closed, and what waits for them. */
export const push: Migration = {
  name: '0028-push',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('pushSubscription')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('sessionId', type.key, (c) => c.notNull().references('session.id').onDelete('cascade'))
      .addColumn('endpoint', type.key, (c) => c.notNull().unique())
      .addColumn('p256dh', type.key, (c) => c.notNull())
      .addColumn('auth', type.key, (c) => c.notNull())
      .addColumn('serverKey', type.key, (c) => c.notNull())
      .addColumn('timeZone', type.key, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('failedAt', type.instant)
      .execute();
    await db.schema.createIndex('pushSubscriptionByMember').on('pushSubscription').column('memberId').execute();
    await db.schema.createIndex('pushSubscriptionBySession').on('pushSubscription').column('sessionId').execute();

    await db.schema
      .createTable('pushDelivery')
      .addColumn('subscriptionId', type.key, (c) => c.notNull().references('pushSubscription.id').onDelete('cascade'))
      .addColumn('place', type.integer, (c) => c.notNull())
      .addColumn('notificationId', type.key, (c) => c.notNull().references('notification.id').onDelete('cascade'))
      .addColumn('kind', type.key, (c) => c.notNull())
      .addColumn('happenedAt', type.instant, (c) => c.notNull())
      .addColumn('dueAt', type.instant, (c) => c.notNull())
      .addColumn('attempts', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('pushDeliveryPk', ['subscriptionId', 'place'])
      .execute();
    await db.schema.createIndex('pushDeliveryByDue').on('pushDelivery').column('dueAt').execute();
    await db.schema.createIndex('pushDeliveryByNotification').on('pushDelivery').column('notificationId').execute();

    await db.schema
      .createTable('pushCursor')
      .addColumn('id', type.integer, (c) => c.primaryKey())
      .addColumn('place', type.integer, (c) => c.notNull())
      .addColumn('afterSubscription', type.key, (c) => c.notNull())
      .execute();
  },
};
