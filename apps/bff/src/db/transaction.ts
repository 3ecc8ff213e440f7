import { setTimeout as pause } from 'node:timers/promises';
import { systemChance } from '../clock.ts';
import type { Db, Tx } from './client.ts';
import { isLostRace } from './storage-errors.ts';

/** How often work is begun whose transaction PostgreSQL ended in favour of another one. */
const TRIES = 3;
const PAUSE_MS = 50;

/**
 * Runs work in one transaction and rolls back when it throws. Where it and another one waited for each other it is run again, from the
 * beginning: let it change nothing but what `tx` takes back.
 * Await nothing in it but calls on `tx`: any other query would wait for the connection that this transaction holds.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.query.transaction().execute(work);
    } catch (error) {
      if (tried >= TRIES || !isLostRace(error)) throw error;
      // By chance, so that the two don't meet in the same way again.
      await pause(systemChance() * PAUSE_MS * tried);
    }
  }
}
