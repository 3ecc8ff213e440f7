import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../client.ts';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

export const journal: Migration = {
  name: '0009-journal',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('journalEntry')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('title', type.text, (c) => c.notNull())
      .addColumn('body', type.text, (c) => c.notNull())
      .addColumn('sealed', type.text)
      .addColumn('tags', type.json, (c) => c.notNull())
      .addColumn('moodId', type.key, (c) => c.references('mood.id').onDelete('set null'))
      .addColumn('promptId', type.key)
      .addColumn('pinned', type.boolean, (c) => c.notNull())
      .addColumn('words', type.integer, (c) => c.notNull())
      .addColumn('finished', type.boolean, (c) => c.notNull())
      .addColumn('localDate', type.localDate, (c) => c.notNull())
      .addColumn('at', type.instant, (c) => c.notNull())
      .addColumn('timeZone', type.key, (c) => c.notNull())
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addColumn('deletedAt', type.instant)
      .addCheckConstraint('journalEntrySealedAlone', sql`sealed is null or (title = '' and body = '' and tags = '[]')`)
      .execute();
    // Lists are paged and the calendar counts by day; the id breaks ties.
    await db.schema.createIndex('journalEntryByDay').on('journalEntry').columns(['memberId', 'localDate', 'at', 'id']).execute();
    await db.schema
      .createIndex('journalEntryPinned')
      .on('journalEntry')
      .columns(['memberId', 'localDate', 'at', 'id'])
      .where(sql.ref('pinned'), '=', sql.lit(1))
      .execute();
    await db.schema
      .createIndex('journalEntryByDeletion')
      .on('journalEntry')
      .column('deletedAt')
      .where(sql.ref('deletedAt'), 'is not', null)
      .execute();
    await db.schema
      .createIndex('journalEntryByMood')
      .on('journalEntry')
      .column('moodId')
      .where(sql.ref('moodId'), 'is not', null)
      .execute();

    await db.schema
      .createTable('journalTag')
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('tag', type.key, (c) => c.notNull())
      .addColumn('entryId', type.key, (c) => c.notNull().references('journalEntry.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('journalTagPk', ['memberId', 'tag', 'entryId'])
      .execute();
    await db.schema.createIndex('journalTagByEntry').on('journalTag').column('entryId').execute();

    await db.schema
      .createTable('journalPhoto')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('entryId', type.key, (c) => c.notNull().references('journalEntry.id').onDelete('cascade'))
      .addColumn('largeFile', type.key, (c) => c.notNull())
      .addColumn('smallFile', type.key, (c) => c.notNull())
      .addColumn('alt', type.text, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('journalPhotoByEntry').on('journalPhoto').columns(['entryId', 'createdAt', 'id']).execute();

    await db.schema
      .createTable('journalPrompt')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('text', type.text, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('journalPromptByMember').on('journalPrompt').columns(['memberId', 'createdAt', 'id']).execute();

    await db.schema
      .createTable('journalVault')
      .addColumn('memberId', type.key, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('vault', type.json, (c) => c.notNull())
      .addColumn('version', type.integer, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .execute();
    await (dialect === 'sqlite' ? sqliteSearch(db) : postgresSearch(db, dialect));
  },
};

/**
 * The words of entries as our own segmenter parts and folds them, so that both databases find the same. The index keeps no text, and
 * whatever is deleted leaves it at once, also where a foreign key deletes.
 */
async function sqliteSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create table journal_doc (
    docid integer primary key autoincrement,
    entry_id text not null unique references journal_entry (id) on delete cascade)`.execute(db);
  await sql`create virtual table journal_words using fts5 (
    owner, words, content = '', contentless_delete = 1, detail = column, tokenize = 'unicode61 remove_diacritics 0')`.execute(db);
  // Deleted words are overwritten, not only marked as gone.
  await sql`insert into journal_words (journal_words, rank) values ('secure-delete', 1)`.execute(db);
  await sql`create trigger journal_doc_gone after delete on journal_doc begin
    delete from journal_words where rowid = old.docid;
  end`.execute(db);
}

async function postgresSearch(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const type = columns(dialect);
  await sql`create table journal_doc (
    entry_id ${type.key} primary key references journal_entry (id) on delete cascade,
    words tsvector not null)`.execute(db);
  await sql`create index journal_doc_by_word on journal_doc using gin (words)`.execute(db);
}
