import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { Sweep } from './sweeps.ts';

/** Whoever runs the server is told of a clock that is further off. */
const TELL_MS = 2000;
/** Of so many looks the quickest counts: how long one takes is how wrong it may be. */
const LOOKS = 3;
const SLOWEST_MS = 1000;

/** The clock of a server: on PostgreSQL the database's, so that servers whose own clocks differ agree on what is due. */
export interface DatabaseClock extends Clock {
  offMs(): number;
  /** Compares the own clock with the database's, and goes by that from now on. */
  compare(db: Db, log: Logger): Promise<void>;
}

/** @param own that of the machine */
export function databaseClock(own: Clock): DatabaseClock {
  let off = 0;
  let isTold = false;
  return {
    now: () => new Date(own.now().getTime() - off),
    offMs: () => off,
    async compare(db, log) {
      if (db.dialect !== 'postgres') return;
      const found = await quickest(db, own);
      if (found.tookMs > SLOWEST_MS) return;
      off = found.offMs;
      const isOff = isFarOff(off);
      if (isOff && !isTold) log.warn({ seconds: Math.round(off / 1000) }, 'the clock of this machine differs from the database’s');
      isTold = isOff;
    },
  };
}

/** Whether a clock is so far off that whoever runs the server is told. */
export const isFarOff = (offMs: number): boolean => Math.abs(offMs) > TELL_MS;

/** Compares again every minute: clocks drift, and are set. */
export const clockSweep = (clock: DatabaseClock): Sweep => ({
  name: 'clock',
  everySeconds: 60,
  run: ({ db, log }) => clock.compare(db, log),
});

async function quickest(db: Db, own: Clock): Promise<{ offMs: number; tookMs: number }> {
  const looks = [];
  for (let nth = 0; nth < LOOKS; nth += 1) {
    const before = own.now().getTime();
    const { rows } = await sql<{ at: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db.query);
    const tookMs = own.now().getTime() - before;
    // It was asked in the middle, as near as anybody knows.
    looks.push({ offMs: Math.round(before + tookMs / 2 - (rows[0]?.at ?? before)), tookMs });
  }
  return looks.reduce((best, look) => (look.tookMs < best.tookMs ? look : best));
}
