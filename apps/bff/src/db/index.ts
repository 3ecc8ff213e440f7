export { type Db, type Dialect, openPostgres, openSqlite } from './client.ts';
export { migrate, NewerDatabaseError } from './migrate.ts';
export { migrations } from './migrations/index.ts';
