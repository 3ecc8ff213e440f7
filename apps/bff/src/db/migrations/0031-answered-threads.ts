import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Where the team's newest answer stands in the order: an answered thread stands there in its member's inbox. */
export const answeredThreads: Migration = {
  name: '0031-answered-threads',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema.alterTable('notificationThread').addColumn('answered', type.integer).execute();
    await sql`update notification_thread set answered = (select max(reply.place) from notification_reply as reply
      where reply.thread_id = notification_thread.id and reply.side = 'team')`.execute(db);
    await db.schema.createIndex('notificationThreadByAnswer').on('notificationThread').columns(['memberId', 'answered']).execute();
    // The new one begins with the same column.
    await db.schema.dropIndex('notificationThreadByMember').execute();
  },
};
