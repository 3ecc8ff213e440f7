import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const moodExperiments: Migration = {
  name: '0012-mood-experiments',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('moodExperiment')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('kind', type.key, (c) => c.notNull())
      .addColumn('subject', type.key, (c) => c.notNull())
      .addColumn('label', type.text, (c) => c.notNull())
      .addColumn('nextDay', type.boolean, (c) => c.notNull())
      .addColumn('startsOn', type.localDate, (c) => c.notNull())
      .addColumn('plan', type.key, (c) => c.notNull())
      .addColumn('stoppedOn', type.localDate)
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addCheckConstraint('moodExperimentPlanned', sql`length(plan) = 14`)
      .execute();
    // The newest is the one that may run; the list is paged by the same order, and the id breaks ties.
    await db.schema.createIndex('moodExperimentByStart').on('moodExperiment').columns(['memberId', 'startsOn', 'id']).execute();
  },
};
