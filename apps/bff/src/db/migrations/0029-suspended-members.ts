import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Few are suspended: they are found and counted without a look at everybody else. */
export const suspendedMembers: Migration = {
  name: '0029-suspended-members',
  async up(db) {
    await sql`create index member_suspended on member (created_at, id) where status = 'suspended'`.execute(db);
  },
};
