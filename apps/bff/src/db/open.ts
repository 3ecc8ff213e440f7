import { sql } from 'kysely';
import type { Db } from './client.ts';

/** The database cannot be used; the message is for the person who starts the server and holds no secret. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens a database and asks it something, so that one that is away, locked or damaged is found at the start.
 * @param whose where it is and what to do about it, in words
 * @throws DatabaseError; nothing stays open then
 */
export async function openAnswering(open: () => Db, whose: { readonly name: string; readonly advice: string }): Promise<Db> {
  let db: Db | undefined;
  try {
    db = open();
    await sql`select 1`.execute(db.query);
    return db;
  } catch (cause) {
    await db?.close();
    throw new DatabaseError(`${whose.name} cannot be used: ${reasonOf(cause)}. ${whose.advice}`, { cause });
  }
}

/** What the driver said, beneath the words that members would get. A refused connection may have a code only. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}
