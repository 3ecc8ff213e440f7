import { type Kysely, sql } from 'kysely';
import { type Columns, columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Members, their sessions, mailed single-use tokens and files. */
export const accounts: Migration = {
  name: '0001-accounts',
  async up(db, dialect) {
    const type = columns(dialect);
    await createMember(db, type);
    await createSession(db, type);
    await createAccountToken(db, type);
    await createStoredFile(db, type);
    await db.schema
      .createTable('accountLock')
      .addColumn('name', type.key, (c) => c.primaryKey())
      .addColumn('turns', type.integer, (c) => c.notNull())
      .execute();
    await sql`insert into account_lock (name, turns) values ('administrators', 0)`.execute(db);
  },
};

async function createMember(db: Kysely<unknown>, type: Columns): Promise<void> {
  await db.schema
    .createTable('member')
    .addColumn('id', type.key, (c) => c.primaryKey())
    .addColumn('email', type.key, (c) => c.notNull().unique())
    .addColumn('emailVerifiedAt', type.instant)
    .addColumn('pendingEmail', type.key)
    .addColumn('passwordHash', type.key, (c) => c.notNull())
    .addColumn('role', type.key, (c) => c.notNull().check(sql`role in ('admin', 'member')`))
    .addColumn('status', type.key, (c) => c.notNull().check(sql`status in ('active', 'suspended')`))
    .addColumn('firstName', type.text, (c) => c.notNull())
    .addColumn('lastName', type.text, (c) => c.notNull())
    .addColumn('focus', type.text, (c) => c.notNull())
    .addColumn('birthYear', type.integer, (c) => c.notNull())
    .addColumn('birthMonth', type.integer, (c) => c.notNull())
    .addColumn('cohort', type.key)
    .addColumn('timeZone', type.key, (c) => c.notNull())
    .addColumn('dayStartHour', type.integer, (c) => c.notNull())
    .addColumn('colorScheme', type.key)
    .addColumn('colorMode', type.key, (c) => c.notNull())
    .addColumn('calmMode', type.boolean, (c) => c.notNull())
    .addColumn('photoOriginal', type.key)
    .addColumn('photoMedium', type.key)
    .addColumn('photoThumbnail', type.key)
    .addColumn('isDemo', type.boolean, (c) => c.notNull())
    .addColumn('createdAt', type.instant, (c) => c.notNull())
    .addColumn('updatedAt', type.instant, (c) => c.notNull())
    .addColumn('version', type.integer, (c) => c.notNull())
    .execute();
  // The demo sweep looks for old demo members, the rule of the last administrator for active ones.
  await db.schema.createIndex('memberByDemoAge').on('member').columns(['isDemo', 'createdAt']).execute();
  await db.schema.createIndex('memberByRole').on('member').columns(['role', 'status']).execute();
}

async function createSession(db: Kysely<unknown>, type: Columns): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', type.key, (c) => c.primaryKey())
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('createdAt', type.instant, (c) => c.notNull())
    .addColumn('lastSeenAt', type.instant, (c) => c.notNull())
    .addColumn('renewedAt', type.instant, (c) => c.notNull())
    .addColumn('expiresAt', type.instant, (c) => c.notNull())
    .addColumn('revokedAt', type.instant)
    .addColumn('userAgent', type.text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessionByMember').on('session').columns(['memberId', 'lastSeenAt']).execute();
  await db.schema.createIndex('sessionByExpiry').on('session').column('expiresAt').execute();
}

async function createAccountToken(db: Kysely<unknown>, type: Columns): Promise<void> {
  await db.schema
    .createTable('accountToken')
    .addColumn('id', type.key, (c) => c.primaryKey())
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('purpose', type.key, (c) => c.notNull())
    .addColumn('tokenHash', type.key, (c) => c.notNull().unique())
    .addColumn('email', type.key, (c) => c.notNull())
    .addColumn('createdAt', type.instant, (c) => c.notNull())
    .addColumn('expiresAt', type.instant, (c) => c.notNull())
    .addColumn('usedAt', type.instant)
    .execute();
  await db.schema.createIndex('accountTokenByMember').on('accountToken').columns(['memberId', 'purpose']).execute();
  await db.schema.createIndex('accountTokenByExpiry').on('accountToken').column('expiresAt').execute();
}

async function createStoredFile(db: Kysely<unknown>, type: Columns): Promise<void> {
  await db.schema
    .createTable('storedFile')
    .addColumn('id', type.key, (c) => c.primaryKey())
    .addColumn('memberId', type.key, (c) => c.notNull().references('member.id').onDelete('cascade'))
    .addColumn('purpose', type.key, (c) => c.notNull())
    .addColumn('contentType', type.key, (c) => c.notNull())
    .addColumn('byteSize', type.integer, (c) => c.notNull())
    .addColumn('createdAt', type.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('storedFileByMember').on('storedFile').column('memberId').execute();
}
