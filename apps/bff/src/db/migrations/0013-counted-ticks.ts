import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const countedTicks: Migration = {
  name: '0013-counted-ticks',
  async up(db, dialect) {
    // Goals count the days of their habits: all that is asked of a day stands here, notes and all else are left alone.
    await db.schema.createIndex('habitTickCounted').on('habitTick').columns(['habitId', 'kind', 'localDate', 'value']).execute();

    await db.schema.alterTable('moodExperiment').addColumn('deletedAt', columns(dialect).instant).execute();
    // The purge of what was deleted 30 days ago.
    await db.schema
      .createIndex('moodExperimentByDeletion')
      .on('moodExperiment')
      .column('deletedAt')
      .where(sql.ref('deletedAt'), 'is not', null)
      .execute();
  },
};
