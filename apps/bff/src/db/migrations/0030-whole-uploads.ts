import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** What an upload is to be in the end, and who writes it now; and demo accounts by themselves, whom numbers of readers leave out. */
export const wholeUploads: Migration = {
  name: '0030-whole-uploads',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema.alterTable('libraryUpload').addColumn('digest', type.key).execute();
    await db.schema.alterTable('libraryUpload').addColumn('writer', type.key).execute();
    await db.schema.alterTable('libraryUpload').addColumn('writerUntil', type.instant).execute();
    await sql`create index member_demo on member (id) where is_demo = 1`.execute(db);
  },
};
