import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When sessions began and ended: the administrators read both as one list by time. */
export const sessionEvents: Migration = {
  name: '0032-session-events',
  async up(db) {
    await db.schema.createIndex('sessionByCreation').on('session').columns(['createdAt', 'id']).execute();
    await db.schema
      .createIndex('sessionByRevocation')
      .on('session')
      .columns(['revokedAt', 'id'])
      .where(sql.ref('revokedAt'), 'is not', null)
      .execute();
  },
};
