import type { Kysely } from 'kysely';

/** Members, their sessions, mailed single-use tokens and files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMember(db);
  await createSession(db);
  await createAccountToken(db);
  await createStoredFile(db);
  await db.schema
    .createTable('account_lock')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('turns', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createMember(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified_at', 'text')
    .addColumn('pending_email', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('focus', 'text', (column) => column.notNull())
    .addColumn('birth_year', 'integer', (column) => column.notNull())
    .addColumn('birth_month', 'integer', (column) => column.notNull())
    .addColumn('cohort', 'text')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('day_start_hour', 'integer', (column) => column.notNull())
    .addColumn('color_scheme', 'text')
    .addColumn('color_mode', 'text', (column) => column.notNull())
    .addColumn('calm_mode', 'integer', (column) => column.notNull())
    .addColumn('photo_original', 'text')
    .addColumn('photo_medium', 'text')
    .addColumn('photo_thumbnail', 'text')
    .addColumn('is_demo', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  // The demo sweep looks for old demo members, the last-administrator rule for active administrators.
  await db.schema.createIndex('member_by_demo_age').on('member').columns(['is_demo', 'created_at']).execute();
  await db.schema.createIndex('member_by_role').on('member').columns(['role', 'status']).execute();
}

async function createSession(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('renewed_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_by_member').on('session').columns(['member_id', 'last_seen_at']).execute();
  await db.schema.createIndex('session_by_expiry').on('session').column('expires_at').execute();
}

async function createAccountToken(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_token')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema.createIndex('account_token_by_member').on('account_token').columns(['member_id', 'purpose']).execute();
}

async function createStoredFile(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stored_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('byte_size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('stored_file_by_member').on('stored_file').column('member_id').execute();
}
