import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const challenges: Migration = {
  name: '0008-challenges',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('challengeRun')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('templateId', type.key, (c) => c.notNull())
      .addColumn('totalDays', type.integer, (c) => c.notNull())
      .addColumn('startedOn', type.localDate, (c) => c.notNull())
      .addColumn('shrunkFrom', type.integer)
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('closedAt', type.instant)
      .addColumn('closedOn', type.localDate)
      .addColumn('outcome', type.key)
      .addColumn('medal', type.key)
      .addColumn('daysDone', type.integer)
      .execute();
    // One open run of each length; open runs are found by it, too.
    await db.schema
      .createIndex('challengeRunOpen')
      .unique()
      .on('challengeRun')
      .columns(['memberId', 'totalDays'])
      .where(sql.ref('closedAt'), 'is', null)
      .execute();
    // The list of closed runs is paged; the id breaks ties.
    await db.schema.createIndex('challengeRunByClosing').on('challengeRun').columns(['memberId', 'closedAt', 'id']).execute();

    await db.schema
      .createTable('challengePause')
      .addColumn('runId', type.key, (c) => c.notNull().references('challengeRun.id').onDelete('cascade'))
      .addColumn('fromDate', type.localDate, (c) => c.notNull())
      .addColumn('untilDate', type.localDate, (c) => c.notNull())
      .addPrimaryKeyConstraint('challengePauseKey', ['runId', 'fromDate'])
      .addCheckConstraint('challengePauseRests', sql`until_date > from_date`)
      .execute();

    await db.schema
      .createTable('challengeTick')
      .addColumn('runId', type.key, (c) => c.notNull().references('challengeRun.id').onDelete('cascade'))
      .addColumn('day', type.integer, (c) => c.notNull())
      .addColumn('task', type.key, (c) => c.notNull())
      .addColumn('at', type.instant, (c) => c.notNull())
      .addPrimaryKeyConstraint('challengeTickKey', ['runId', 'day', 'task'])
      .execute();

    await db.schema
      .createTable('challengeDay')
      .addColumn('runId', type.key, (c) => c.notNull().references('challengeRun.id').onDelete('cascade'))
      .addColumn('day', type.integer, (c) => c.notNull())
      .addColumn('outcome', type.key, (c) => c.notNull())
      .addPrimaryKeyConstraint('challengeDayKey', ['runId', 'day'])
      .execute();
  },
};
