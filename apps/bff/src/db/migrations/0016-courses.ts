import type { Kysely } from 'kysely';
import { type Columns, columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Talks with the assistant of the learning area, and what was read aloud. */
export const courses: Migration = {
  name: '0016-courses',
  async up(db, dialect) {
    const type = columns(dialect);
    await createSessions(db, type);
    await db.schema
      .createTable('courseAiSetting')
      .addColumn('memberId', type.key, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('personaId', type.key)
      .addColumn('offline', type.boolean, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('speechClip')
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('hash', type.key, (c) => c.notNull())
      .addColumn('fileId', type.key, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addPrimaryKeyConstraint('speechClipOfMember', ['memberId', 'hash'])
      .execute();
    // The sweep of old ones.
    await db.schema.createIndex('speechClipByAge').on('speechClip').column('createdAt').execute();
  },
};

async function createSessions(db: Kysely<unknown>, type: Columns): Promise<void> {
  await db.schema
    .createTable('courseSession')
    .addColumn('id', type.key, (c) => c.primaryKey())
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('title', type.text, (c) => c.notNull())
    .addColumn('personaId', type.key, (c) => c.notNull())
    .addColumn('courseId', type.key)
    .addColumn('lessonId', type.key)
    .addColumn('createdAt', type.instant, (c) => c.notNull())
    .addColumn('updatedAt', type.instant, (c) => c.notNull())
    .addColumn('deletedAt', type.instant)
    .execute();
  await db.schema.createIndex('courseSessionByMember').on('courseSession').columns(['memberId', 'updatedAt']).execute();
  await db.schema
    .createTable('courseMessage')
    .addColumn('id', type.key, (c) => c.primaryKey())
    .addColumn('sessionId', type.key, (c) => c.notNull().references('courseSession.id').onDelete('cascade'))
    .addColumn('role', type.key, (c) => c.notNull())
    .addColumn('content', type.text, (c) => c.notNull())
    .addColumn('personaId', type.key, (c) => c.notNull())
    .addColumn('safetyLevel', type.integer, (c) => c.notNull())
    .addColumn('safetyCard', type.json)
    .addColumn('offline', type.boolean, (c) => c.notNull())
    .addColumn('createdAt', type.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('courseMessageBySession').on('courseMessage').columns(['sessionId', 'id']).execute();
}
