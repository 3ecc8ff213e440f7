import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** What administrators did, which nothing erases; when they last gave their password; and the orders in which users are listed. */
export const audit: Migration = {
  name: '0024-audit',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('audit')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('at', type.instant, (c) => c.notNull())
      .addColumn('act', type.key, (c) => c.notNull())
      // Ids without a reference: an account that goes takes no row of this table with it.
      .addColumn('actorId', type.key, (c) => c.notNull())
      .addColumn('actorName', type.text, (c) => c.notNull())
      .addColumn('memberId', type.key)
      .addColumn('recordId', type.key)
      .execute();
    await db.schema.createIndex('auditByTime').on('audit').columns(['at', 'id']).execute();
    if (dialect === 'postgres') {
      await sql`create function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'the audit is only added to'; end $$`.execute(
        db,
      );
      await sql`create trigger audit_is_kept before update or delete or truncate on audit for each statement execute function refuse_audit_change()`.execute(
        db,
      );
    } else {
      await sql`create trigger audit_is_not_changed before update on audit begin select raise(abort, 'the audit is only added to'); end`.execute(
        db,
      );
      await sql`create trigger audit_is_not_removed before delete on audit begin select raise(abort, 'the audit is only added to'); end`.execute(
        db,
      );
    }

    await db.schema
      .createTable('adminConfirmation')
      .addColumn('sessionId', type.key, (c) => c.primaryKey().references('session.id').onDelete('cascade'))
      .addColumn('at', type.instant, (c) => c.notNull())
      .execute();

    // Names are compared without regard to the case of A to Z, byte by byte: the same in both databases.
    const bytes = dialect === 'postgres' ? sql` collate "C"` : sql``;
    await sql`create index member_by_name on member (lower((first_name || ' ' || last_name)${bytes}), id)`.execute(db);
    await sql`create index member_by_last_name on member (lower(last_name${bytes}))`.execute(db);
    await db.schema.createIndex('memberByAge').on('member').columns(['createdAt', 'id']).execute();
  },
};
