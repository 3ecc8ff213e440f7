import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../client.ts';
import { type Columns, columns } from '../columns.ts';
import type { Migration } from './migration.ts';

type Schema = Kysely<unknown>['schema'];

/** SQLite keeps such a table in the order of its key, in one tree: an award then writes half the pages. */
const clustered = (dialect: Dialect) => (dialect === 'sqlite' ? sql`without rowid` : sql``);

export const gamification: Migration = {
  name: '0002-gamification',
  async up(db: Kysely<unknown>, dialect: Dialect) {
    const type = columns(dialect);
    await progressTable(db.schema, type, dialect);
    await ledgerTable(db.schema, type, dialect);
    await dayTables(db.schema, type, dialect);
    await unlockTables(db.schema, type, dialect);
    await completionTable(db.schema, type);
  },
};

const counters = [
  'version',
  'seq',
  'xp',
  'coins',
  'coinsEarned',
  'coinsSpent',
  'multiplierStep',
  'streakCurrent',
  'streakLongest',
  'activeDays',
  'moodQuadrants',
] as const;

async function progressTable(schema: Schema, type: Columns, dialect: Dialect): Promise<void> {
  let table = schema
    .createTable('memberProgress')
    .addColumn('memberId', type.key, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
    .addColumn('highestLevel', type.integer, (c) => c.notNull().defaultTo(1))
    .addColumn('lastActivity', type.localDate)
    .addColumn('gainedDates', type.json)
    .addColumn('freezes', type.integer, (c) => c.notNull())
    .addColumn('counters', type.json, (c) => c.notNull().defaultTo('{}'))
    .addColumn('achievements', type.json, (c) => c.notNull().defaultTo('[]'))
    .addColumn('firstSteps', type.json, (c) => c.notNull().defaultTo('[]'))
    .addColumn('streakMilestones', type.json, (c) => c.notNull().defaultTo('[]'))
    .addColumn('listed', type.boolean, (c) => c.notNull().defaultTo(0));
  for (const counter of counters) table = table.addColumn(counter, type.integer, (c) => c.notNull().defaultTo(0));
  await table
    .addCheckConstraint('memberProgressXpStands', sql`xp >= 0`)
    .addCheckConstraint('memberProgressCoinsStand', sql`coins >= 0`)
    .addCheckConstraint('memberProgressFreezesStand', sql`freezes between 0 and 2`)
    .modifyEnd(clustered(dialect))
    .execute();
  // Boards read the few who chose to be listed, whatever the number of members.
  await schema
    .createIndex('memberProgressListed')
    .on('memberProgress')
    .columns(['listed', 'xp'])
    .where(sql.ref('listed'), '=', sql.lit(1))
    .execute();
}

async function ledgerTable(schema: Schema, type: Columns, dialect: Dialect): Promise<void> {
  await schema
    .createTable('ledger')
    .addColumn('id', type.key, (c) => c.notNull())
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('seq', type.integer, (c) => c.notNull())
    .addColumn('source', type.key, (c) => c.notNull())
    .addColumn('reference', type.key, (c) => c.notNull())
    .addColumn('period', type.key, (c) => c.notNull())
    .addColumn('turn', type.integer, (c) => c.notNull())
    .addColumn('base', type.integer, (c) => c.notNull())
    .addColumn('capped', type.boolean, (c) => c.notNull())
    .addColumn('multiplierPercent', type.integer, (c) => c.notNull())
    .addColumn('xp', type.integer, (c) => c.notNull())
    .addColumn('coins', type.integer, (c) => c.notNull())
    .addColumn('localDate', type.localDate, (c) => c.notNull())
    .addColumn('actDate', type.localDate, (c) => c.notNull())
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('timeZone', type.key, (c) => c.notNull())
    .addColumn('detail', type.text, (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('ledgerPk', ['memberId', 'seq'])
    .modifyEnd(clustered(dialect))
    .execute();
  await schema.createIndex('ledgerOnce').unique().on('ledger').columns(['memberId', 'source', 'reference', 'period', 'turn']).execute();
  // What daily limits and the cap have left, what boards add up, and what else happened around a day. It holds what
  // is added up: SQLite would rather read a member's whole ledger by its key than look each row up.
  await schema
    .createIndex('ledgerByDay')
    .on('ledger')
    .columns(['memberId', 'localDate', 'turn', 'source', 'base', 'capped', 'xp'])
    .execute();
}

async function dayTables(schema: Schema, type: Columns, dialect: Dialect): Promise<void> {
  await schema
    .createTable('memberDay')
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('localDate', type.localDate, (c) => c.notNull())
    .addColumn('kind', type.key, (c) => c.notNull())
    .addPrimaryKeyConstraint('memberDayPk', ['memberId', 'localDate'])
    .modifyEnd(clustered(dialect))
    .execute();
  await schema
    .createTable('checkin')
    .addColumn('id', type.key, (c) => c.notNull().unique())
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('localDate', type.localDate, (c) => c.notNull())
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('timeZone', type.key, (c) => c.notNull())
    .addPrimaryKeyConstraint('checkinPk', ['memberId', 'localDate'])
    .modifyEnd(clustered(dialect))
    .execute();
}

async function unlockTables(schema: Schema, type: Columns, dialect: Dialect): Promise<void> {
  await schema
    .createTable('achievementEarned')
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('code', type.key, (c) => c.notNull())
    .addColumn('earnedAt', type.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('achievementEarnedPk', ['memberId', 'code'])
    .modifyEnd(clustered(dialect))
    .execute();
  await schema
    .createTable('featureGrant')
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('feature', type.key, (c) => c.notNull())
    .addColumn('grantedAt', type.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('featureGrantPk', ['memberId', 'feature'])
    .modifyEnd(clustered(dialect))
    .execute();
}

async function completionTable(schema: Schema, type: Columns): Promise<void> {
  await schema
    .createTable('moduleCompletion')
    .addColumn('id', type.key, (c) => c.primaryKey())
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('module', type.key, (c) => c.notNull())
    .addColumn('activity', type.key, (c) => c.notNull())
    .addColumn('localDate', type.localDate, (c) => c.notNull())
    .addColumn('data', type.json, (c) => c.notNull())
    .addColumn('at', type.instant, (c) => c.notNull())
    .addUniqueConstraint('moduleCompletionOncePerDay', ['memberId', 'module', 'activity', 'localDate'])
    .execute();
}
