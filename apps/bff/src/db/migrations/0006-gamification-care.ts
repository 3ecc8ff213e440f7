import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../client.ts';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Days that are earned back, planned pauses, the name on the boards, and what was booked for other days than its own. */
export const gamificationCare: Migration = {
  name: '0006-gamification-care',
  async up(db: Kysely<unknown>, dialect: Dialect) {
    const type = columns(dialect);
    const { schema } = db;
    await schema
      .alterTable('memberDay')
      .addColumn('source', type.key, (c) => c.notNull().defaultTo('act'))
      .execute();
    await sql`update ${sql.table('memberDay')} set ${sql.ref('source')} = 'freeze' where ${sql.ref('kind')} = 'frozen'`.execute(db);
    await schema.alterTable('memberProgress').addColumn('missedDate', type.localDate).execute();
    await schema.alterTable('memberProgress').addColumn('earnedBackOn', type.localDate).execute();
    await schema.alterTable('memberProgress').addColumn('boardName', type.text).execute();
    await schema
      .createTable('memberPause')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('fromDate', type.localDate, (c) => c.notNull())
      .addColumn('untilDate', type.localDate, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addCheckConstraint('memberPauseStands', sql`until_date >= from_date`)
      .execute();
    await schema.createIndex('memberPauseByDate').on('memberPause').columns(['memberId', 'fromDate']).execute();
    // What was told of a day on a later one. Few rows are, so that an award seldom writes here.
    await schema
      .createIndex('ledgerLate')
      .on('ledger')
      .columns(['memberId', 'actDate', 'localDate'])
      .where(sql`act_date`, '<>', sql`local_date`)
      .execute();
  },
};
