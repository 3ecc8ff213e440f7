import { sql } from 'kysely';
import type { World } from './world.ts';

const WORD = 'canary';
const NUMBER = 77_123_456;
/** Finds what was planted below. */
export const CANARY = new RegExp(`${WORD}|${NUMBER}`);

/** Tables that administrators work with, or that belong to the server; every other one is a member's own. */
const shared = /^(member|session|audit|server_log|admin_confirmation|account_lock|migration|notification\w*|library_\w+|sqlite_\w+)$/;

interface Column {
  readonly name: string;
  readonly type: string;
}

/** What a column of a private row holds: something that can be found again wherever it comes out. */
function planted({ name, type }: Column, memberId: string) {
  if (name === 'member_id') return sql`${memberId}`;
  return /int/i.test(type) ? sql`${NUMBER}` : sql`${`${WORD}-${crypto.randomUUID()}`}`;
}

/**
 * Puts a row of canaries into each private table, a new one included, and into what an account itself keeps to its owner. SQLite alone
 * lets rows be planted that no rule would let in.
 * @returns names of the private tables
 */
export async function plantCanaries({ db: { query } }: World, memberId: string): Promise<readonly string[]> {
  await sql`pragma foreign_keys = off`.execute(query);
  await sql`pragma ignore_check_constraints = on`.execute(query);
  const { rows: tables } = await sql<{ name: string }>`select name from pragma_table_list where type = 'table'`.execute(query);
  const own = tables.map(({ name }) => name).filter((name) => !shared.test(name));
  for (const table of own) {
    const { rows: columns } = await sql<Column>`select name, type from pragma_table_info(${table})`.execute(query);
    const names = sql.join(columns.map(({ name }) => sql.raw(`"${name}"`)));
    const values = sql.join(columns.map((column) => planted(column, memberId)));
    await sql`insert or replace into ${sql.raw(`"${table}"`)} (${names}) values (${values})`.execute(query);
  }
  await sql`update member set focus = ${WORD}, pending_email = ${WORD}, password_hash = ${WORD}, cohort = ${WORD}, color_scheme = ${WORD},
    photo_original = ${WORD}, birth_year = ${NUMBER}, birth_month = ${NUMBER}, day_start_hour = ${NUMBER} where id = ${memberId}`.execute(
    query,
  );
  await sql`update session set user_agent = ${WORD} where member_id = ${memberId}`.execute(query);
  await sql`pragma ignore_check_constraints = off`.execute(query);
  await sql`pragma foreign_keys = on`.execute(query);
  return own;
}
