import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../client.ts';
import { type Columns, columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Files that were taken in, what of them was, and what was taken out. */
export const transfer: Migration = {
  name: '0011-transfer',
  async up(db, dialect) {
    const type = columns(dialect);
    await createImports(db, type);
    await createRecords(db, type, dialect);
    await db.schema
      .createTable('dataExport')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('at', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('dataExportByAge').on('dataExport').columns(['memberId', 'at']).execute();
  },
};

async function createImports(db: Kysely<unknown>, type: Columns): Promise<void> {
  await db.schema
    .createTable('importFile')
    .addColumn('memberId', type.key, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
    .addColumn('id', type.key, (c) => c.notNull().unique())
    .addColumn('fileName', type.text, (c) => c.notNull())
    .addColumn('preview', type.json, (c) => c.notNull())
    .addColumn('createdAt', type.instant, (c) => c.notNull())
    .addColumn('expiresAt', type.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('importFileByExpiry').on('importFile').column('expiresAt').execute();

  await db.schema
    .createTable('dataImport')
    .addColumn('id', type.key, (c) => c.primaryKey())
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('origin', type.key, (c) => c.notNull())
    .addColumn('format', type.key, (c) => c.notNull())
    .addColumn('fileName', type.text, (c) => c.notNull())
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('added', type.json, (c) => c.notNull())
    .addColumn('here', type.integer, (c) => c.notNull())
    .addColumn('leftOut', type.json, (c) => c.notNull())
    .addColumn('undoneAt', type.instant)
    .addColumn('removed', type.integer, (c) => c.notNull())
    .addColumn('kept', type.json, (c) => c.notNull())
    .addColumn('keptCount', type.integer, (c) => c.notNull())
    .execute();
  // The list of past imports, newest first; the id breaks ties.
  await db.schema.createIndex('dataImportByAge').on('dataImport').columns(['memberId', 'at', 'id']).execute();
}

async function createRecords(db: Kysely<unknown>, type: Columns, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('importRecord')
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('origin', type.key, (c) => c.notNull())
    .addColumn('key', type.key, (c) => c.notNull())
    .addColumn('importId', type.key, (c) => c.notNull().references('dataImport.id').onDelete('cascade'))
    .addColumn('kind', type.key, (c) => c.notNull())
    .addColumn('recordId', type.key, (c) => c.notNull())
    .addColumn('localDate', type.localDate)
    .addColumn('stamp', type.text)
    .addPrimaryKeyConstraint('importRecordKey', ['memberId', 'origin', 'key'])
    // Many and small: SQLite keeps them in the order of their key, in one tree.
    .modifyEnd(dialect === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
  // What an import is taken back by.
  await db.schema.createIndex('importRecordByImport').on('importRecord').column('importId').execute();
}
