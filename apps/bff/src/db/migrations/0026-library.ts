import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Documents and videos for members, their files by version, and uploads that are on their way. Administrators go, these stay: nothing refers to a member. */
export const library: Migration = {
  name: '0026-library',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('libraryItem')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('kind', type.key, (c) => c.notNull())
      .addColumn('title', type.text, (c) => c.notNull())
      .addColumn('titleKey', type.key, (c) => c.notNull())
      .addColumn('fileId', type.key, (c) => c.notNull())
      .addColumn('captionsId', type.key)
      .addColumn('downloads', type.integer, (c) => c.notNull())
      .addColumn('publishedAt', type.instant, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('updatedAt', type.instant, (c) => c.notNull())
      .addColumn('deletedAt', type.instant)
      .addColumn('version', type.integer, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('libraryItemByAge').on('libraryItem').columns(['publishedAt', 'id']).execute();
    await db.schema.createIndex('libraryItemByDeletion').on('libraryItem').column('deletedAt').execute();

    await db.schema
      .createTable('libraryFile')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('itemId', type.key, (c) => c.notNull().references('libraryItem.id').onDelete('cascade'))
      .addColumn('role', type.key, (c) => c.notNull())
      .addColumn('type', type.key, (c) => c.notNull())
      .addColumn('byteSize', type.integer, (c) => c.notNull())
      .addColumn('checksum', type.key, (c) => c.notNull())
      .addColumn('fileVersion', type.integer, (c) => c.notNull())
      .addColumn('createdBy', type.key, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('replacedAt', type.instant)
      .execute();
    await db.schema.createIndex('libraryFileByItem').on('libraryFile').column('itemId').execute();
    await db.schema.createIndex('libraryFileByReplacement').on('libraryFile').column('replacedAt').execute();

    await db.schema
      .createTable('libraryUpload')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('kind', type.key, (c) => c.notNull())
      .addColumn('itemId', type.key)
      .addColumn('name', type.text, (c) => c.notNull())
      .addColumn('byteSize', type.integer, (c) => c.notNull())
      .addColumn('received', type.integer, (c) => c.notNull())
      .addColumn('modifiedAt', type.integer)
      .addColumn('startedBy', type.key, (c) => c.notNull())
      .addColumn('createdAt', type.instant, (c) => c.notNull())
      .addColumn('expiresAt', type.instant, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('libraryUploadByStarter').on('libraryUpload').columns(['startedBy', 'id']).execute();
    await db.schema.createIndex('libraryUploadByExpiry').on('libraryUpload').column('expiresAt').execute();
  },
};
