import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const mood: Migration = {
  name: '0003-mood',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('mood')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('score', type.integer, (c) => c.notNull())
      .addColumn('quadrant', type.key)
      .addColumn('words', type.json, (c) => c.notNull())
      .addColumn('activities', type.json, (c) => c.notNull())
      .addColumn('note', type.text, (c) => c.notNull())
      .addColumn('at', type.instant, (c) => c.notNull())
      .addColumn('localDate', type.localDate, (c) => c.notNull())
      .addColumn('timeZone', type.key, (c) => c.notNull())
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addColumn('deletedAt', type.instant)
      .addCheckConstraint('moodScoreStands', sql`score between 1 and 5`)
      .execute();
    // The list is paged and the week is read by day and moment; the id breaks ties.
    await db.schema.createIndex('moodByDay').on('mood').columns(['memberId', 'localDate', 'at', 'id']).execute();
    // The purge of what was deleted 30 days ago.
    await db.schema.createIndex('moodByDeletion').on('mood').column('deletedAt').where(sql.ref('deletedAt'), 'is not', null).execute();
  },
};
