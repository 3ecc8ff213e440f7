import { join } from 'node:path';
import type { Logger } from 'pino';
import { createProvider } from './ai/create-provider.ts';
import { createBackground } from './background.ts';
import { systemClock, systemIds } from './clock.ts';
import { type Db, openPostgres, openSqlite } from './db/client.ts';
import { holdDataFolder } from './db/data-folder.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { openAnswering } from './db/open.ts';
import type { Deps, Events } from './deps.ts';
import type { Env } from './env.ts';
import { inProcessEvents } from './events/in-process.ts';
import { postgresEvents } from './events/postgres.ts';
import { localFileStore } from './files/local-store.ts';
import { memoryLimits, postgresLimits } from './http/rate-limit.ts';
import { createMailer } from './mail/create-mailer.ts';
import { tokenSecret } from './token-secret.ts';

/** Longest wait for background work when the server closes, in milliseconds. */
const SETTLE_MS = 10_000;

/** Everything the server needs of the outside, and how to give it back. */
export interface Opened {
  readonly deps: Deps;
  /** Says that the server closes: streams end, sweeps and chat turns stop. */
  beginShutdown(): void;
  /** Waits for background work, then closes what was opened, in reverse order. */
  close(): Promise<void>;
}

/**
 * Opens the outside: data folder, database with its migrations, events, files, mail, AI.
 * @throws DataFolderError, DatabaseError, NewerDatabaseError, or what the database says; nothing stays open then
 */
export async function openDeps(env: Env, log: Logger): Promise<Opened> {
  const opened: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    for (const close of opened.reverse()) await close();
  };
  try {
    const { db, events } = await openStorage(env, log, opened);
    const shutdown = new AbortController();
    const background = createBackground(log);
    const [clock, ids] = [systemClock, systemIds];
    const deps: Deps = {
      env,
      clock,
      ids,
      db,
      log,
      events,
      files: localFileStore(join(env.dataDir, 'files')),
      mail: createMailer(env, { clock, ids, log }),
      ai: createProvider(env),
      background,
      secret: tokenSecret(env, ids),
      limits: env.databaseUrl ? postgresLimits(db, env.rateLimitScale, log) : memoryLimits(env.rateLimitScale, log),
      shutdown: shutdown.signal,
    };
    const beginShutdown = () => {
      shutdown.abort();
      // At once, not when the requests are through: one of them may be waiting for a reply that a guide never ends.
      background.stop();
    };
    return {
      deps,
      beginShutdown,
      async close() {
        beginShutdown();
        await background.settle(SETTLE_MS);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function openStorage(env: Env, log: Logger, opened: (() => Promise<void> | void)[]): Promise<{ db: Db; events: Events }> {
  const at = systemClock.now().toISOString();
  if (env.databaseUrl === undefined) {
    const folder = holdDataFolder(env.dataDir);
    opened.push(() => folder.release());
    const db = await openAnswering(() => openSqlite(join(env.dataDir, 'everstep.db')), {
      name: `The database everstep.db in ${env.dataDir}`,
      advice: 'Bring back a copy of it, or choose another DATA_DIR.',
    });
    opened.push(() => db.close());
    await migrate(db, migrations, at);
    return { db, events: inProcessEvents() };
  }
  const { databaseUrl } = env;
  const db = await openAnswering(() => openPostgres(databaseUrl), {
    name: 'The database of DATABASE_URL',
    advice: 'Start it, or correct the address.',
  });
  opened.push(() => db.close());
  await migrate(db, migrations, at);
  const events = await postgresEvents(databaseUrl, log);
  opened.push(() => events.close());
  return { db, events };
}
