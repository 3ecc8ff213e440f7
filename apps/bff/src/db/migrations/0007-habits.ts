import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const habits: Migration = {
  name: '0007-habits',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('habit')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('title', type.text, (c) => c.notNull())
      .addColumn('kind', type.key, (c) => c.notNull())
      .addColumn('target', type.integer)
      .addColumn('unit', type.text, (c) => c.notNull())
      .addColumn('schedule', type.json, (c) => c.notNull())
      .addColumn('cue', type.text, (c) => c.notNull())
      .addColumn('reminderTime', type.key)
      .addColumn('startDate', type.localDate, (c) => c.notNull())
      .addColumn('endDate', type.localDate)
      .addColumn('pauses', type.json, (c) => c.notNull())
      .addColumn('position', type.integer, (c) => c.notNull())
      .addColumn('archivedAt', type.instant)
      .addColumn('archivedOn', type.localDate)
      .addColumn('state', type.json)
      .addColumn('settledThrough', type.localDate)
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addColumn('deletedAt', type.instant)
      .addCheckConstraint('habitSettledHasState', sql`(state is null) = (settled_through is null)`)
      .execute();
    // The list in the order of the member.
    await db.schema.createIndex('habitByOrder').on('habit').columns(['memberId', 'position', 'id']).execute();
    // The purge of what was deleted 30 days ago.
    await db.schema.createIndex('habitByDeletion').on('habit').column('deletedAt').where(sql.ref('deletedAt'), 'is not', null).execute();

    await db.schema
      .createTable('habitTick')
      .addColumn('habitId', type.key, (c) => c.notNull().references('habit.id').onDelete('cascade'))
      .addColumn('localDate', type.localDate, (c) => c.notNull())
      .addColumn('kind', type.key, (c) => c.notNull())
      .addColumn('value', type.integer)
      .addColumn('reason', type.key)
      .addColumn('note', type.text, (c) => c.notNull())
      .addColumn('at', type.instant, (c) => c.notNull())
      .addColumn('timeZone', type.key, (c) => c.notNull())
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      // One row a habit and date; the days of a habit lie side by side.
      .addPrimaryKeyConstraint('habitTickKey', ['habitId', 'localDate'])
      .addCheckConstraint('habitTickStands', sql`(kind = 'done' and value >= 0) or (kind = 'skipped' and reason is not null)`)
      .execute();
    // The notes of a habit, newest first: few days have one.
    await db.schema
      .createIndex('habitTickWithNote')
      .on('habitTick')
      .columns(['habitId', 'localDate'])
      .where(sql.ref('note'), '<>', sql.lit(''))
      .execute();
  },
};
