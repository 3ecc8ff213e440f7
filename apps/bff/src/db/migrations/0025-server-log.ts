import { columns } from '../columns.ts';
import type { Migration } from './migration.ts';

/** Newest lines of the logs of all servers, and the orders in which activities are counted. */
export const serverLog: Migration = {
  name: '0025-server-log',
  async up(db, dialect) {
    const type = columns(dialect);
    await db.schema
      .createTable('serverLog')
      .addColumn('id', type.key, (c) => c.primaryKey())
      .addColumn('at', type.instant, (c) => c.notNull())
      .addColumn('level', type.key, (c) => c.notNull())
      .addColumn('message', type.text, (c) => c.notNull())
      .addColumn('detail', type.text, (c) => c.notNull())
      .addColumn('route', type.text)
      .addColumn('requestId', type.key)
      .addColumn('times', type.integer, (c) => c.notNull())
      .addColumn('server', type.key, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('serverLogByLevel').on('serverLog').columns(['level', 'id']).execute();

    await db.schema.createIndex('challengeRunByStart').on('challengeRun').columns(['createdAt', 'memberId']).execute();
    await db.schema.createIndex('challengeRunByEnd').on('challengeRun').columns(['outcome', 'closedAt', 'memberId']).execute();
  },
};
