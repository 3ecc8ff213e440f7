import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { World } from './world.ts';

const WORD = 'canary';
const NUMBER = 77_123_456;
/** Finds what was planted below. */
export const CANARY = new RegExp(`${WORD}|${NUMBER}`);

/** Tables that administrators work with, or that belong to the server; every other one is a member's own. */
const shared =
  /^(member|session|audit|challenge_template|challenge_edition|server_log|admin_confirmation|account_lock|migration|storage_probe|notification\w*|library_\w+|sqlite_\w+)$/;

interface Column {
  readonly name: string;
  readonly type: string;
}

/** What a column of a private row holds: something that can be found again wherever it comes out. */
function planted({ name, type }: Column, memberId: string) {
  if (name === 'member_id') return sql`${memberId}`;
  // A yes or no of PostgreSQL has no room for it.
  if (type === 'smallint') return sql`1`;
  return /int/i.test(type) ? sql`${NUMBER}` : sql`${`${WORD}-${crypto.randomUUID()}`}`;
}

/**
 * Puts a row of canaries into each private table, a new one included, and into what an account itself keeps to its owner, past every
 * rule that would not let it in.
 * @returns names of the private tables
 */
export async function plantCanaries({ db }: World, memberId: string): Promise<readonly string[]> {
  return db.dialect === 'sqlite' ? inSqlite(db, memberId) : transaction(db, (tx) => inPostgres(tx, memberId));
}

type Query = Pick<World['db'], 'query'>['query'] | Tx;

async function inSqlite({ query }: World['db'], memberId: string): Promise<readonly string[]> {
  await sql`pragma foreign_keys = off`.execute(query);
  await sql`pragma ignore_check_constraints = on`.execute(query);
  const { rows: tables } = await sql<{ name: string }>`select name from pragma_table_list where type = 'table'`.execute(query);
  const own = tables.map(({ name }) => name).filter((name) => !shared.test(name));
  for (const table of own) {
    const { rows } = await sql<Column>`select name, type from pragma_table_info(${table})`.execute(query);
    await plantRow(query, sql`insert or replace`, { table, columns: rows, memberId });
  }
  await plantAccount(query, memberId);
  await sql`pragma ignore_check_constraints = off`.execute(query);
  await sql`pragma foreign_keys = on`.execute(query);
  return own;
}

async function inPostgres(tx: Tx, memberId: string): Promise<readonly string[]> {
  await sql`set local session_replication_role = replica`.execute(tx);
  const { rows: checks } = await sql<{ table: string; name: string; rule: string }>`
    select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as rule
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname = 'public' and c.contype = 'c'`.execute(tx);
  for (const { table, name } of checks) await sql`alter table ${sql.ref(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(tx);
  const own = tables.map(({ name }) => name).filter((name) => !shared.test(name));
  for (const table of own) {
    const { rows: columns } = await sql<Column>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(tx);
    if (columns.some(({ name }) => name === 'member_id'))
      await sql`delete from ${sql.table(table)} where member_id = ${memberId}`.execute(tx);
    await plantRow(tx, sql`insert`, { table, columns, memberId });
  }
  await plantAccount(tx, memberId);
  // The database is used again by the tests that follow.
  for (const { table, name, rule } of checks) {
    const isLasting = rule.endsWith('NOT VALID') ? sql`` : sql` not valid`;
    await sql`alter table ${sql.ref(table)} add constraint ${sql.ref(name)} ${sql.raw(rule)}${isLasting}`.execute(tx);
  }
  return own;
}

interface Row {
  readonly table: string;
  readonly columns: readonly Column[];
  readonly memberId: string;
}

async function plantRow(query: Query, insert: ReturnType<typeof sql>, { table, columns, memberId }: Row): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.raw(`"${name}"`)));
  const values = sql.join(columns.map((column) => planted(column, memberId)));
  await sql`${insert} into ${sql.raw(`"${table}"`)} (${names}) values (${values})`.execute(query);
}

async function plantAccount(query: Query, memberId: string): Promise<void> {
  await sql`update member set focus = ${WORD}, pending_email = ${WORD}, password_hash = ${WORD}, cohort = ${WORD}, color_scheme = ${WORD},
    photo_original = ${WORD}, birth_year = ${NUMBER}, birth_month = ${NUMBER}, day_start_hour = ${NUMBER} where id = ${memberId}`.execute(
    query,
  );
  await sql`update session set user_agent = ${WORD} where member_id = ${memberId}`.execute(query);
}
