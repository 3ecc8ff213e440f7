import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createAiUse } from './ai/ai-use.ts';
import { createProvider } from './ai/create-provider.ts';
import { createBackground } from './background.ts';
import { systemChance, systemClock, systemIds } from './clock.ts';
import { type Db, openPostgres, openSqlite, openSqliteForReading } from './db/client.ts';
import { DataFolderError, databaseFile, holdDataFolder } from './db/data-folder.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './db/migrations/index.ts';
import { openAnswering } from './db/open.ts';
import type { Deps, Events } from './deps.ts';
import type { Env } from './env.ts';
import { inProcessEvents } from './events/in-process.ts';
import { postgresEvents } from './events/postgres.ts';
import { localFileStore } from './files/local-store.ts';
import { memoryLimits, postgresLimits } from './http/rate-limit.ts';
import { countedMailer } from './mail/counted-mailer.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createLogKeeper, heardBy } from './monitoring/log-keeper.ts';
import { createParts } from './monitoring/parts.ts';
import { createRequestMeter } from './monitoring/request-meter.ts';
import { createServerMeter } from './monitoring/server-meter.ts';
import { internetTransport } from './notifications/push/transport.ts';
import { clockSweep, databaseClock } from './system/database-clock.ts';
import type { Sweep } from './system/sweeps.ts';
import { tokenSecret } from './token-secret.ts';

/** Longest wait for background work when the server closes, in milliseconds. */
const SETTLE_MS = 10_000;

/** Everything the server needs of the outside, and how to give it back. */
export interface Opened {
  readonly deps: Deps;
  /** What is done again and again for what was opened. */
  readonly sweeps: readonly Sweep[];
  /** Says that the server closes: streams end, sweeps and chat turns stop. */
  beginShutdown(): void;
  /** Waits for background work, then closes what was opened, in reverse order. */
  close(): Promise<void>;
}

/**
 * Opens the outside: data folder, database with its migrations, events, files, mail, AI. A data folder or database that cannot be
 * written is opened for reading if it is up to date.
 * @throws DataFolderError, DatabaseError, NewerDatabaseError, OutdatedDatabaseError, or what the database says; nothing stays open then
 */
export async function openDeps(env: Env, ownLog: Logger): Promise<Opened> {
  const opened: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    for (const close of opened.reverse()) await close();
  };
  const [clock, ids] = [databaseClock(systemClock), systemIds];
  const server = createServerMeter({ clock, ids });
  opened.push(() => server.close());
  const logs = createLogKeeper({ clock, ids, server: server.name });
  const log = heardBy(ownLog, logs);
  try {
    const { db, events } = await openStorage(env, log, opened);
    await clock.compare(db, log);
    const shutdown = new AbortController();
    const background = createBackground(log);
    const aiUse = createAiUse(env.ai.provider);
    const outside: Omit<Deps, 'parts'> = {
      env,
      clock,
      ids,
      db,
      log,
      events,
      files: localFileStore(join(env.dataDir, 'files')),
      mail: countedMailer(createMailer(env, { clock, ids, log })),
      push: internetTransport(),
      ai: createProvider(env, { chance: systemChance, use: aiUse }),
      aiUse,
      requests: createRequestMeter(clock),
      server,
      logs,
      background,
      secret: tokenSecret(env, ids),
      limits: env.databaseUrl ? postgresLimits(db, env.rateLimitScale, log) : memoryLimits(env.rateLimitScale, log),
      shutdown: shutdown.signal,
    };
    const deps: Deps = { ...outside, parts: createParts(outside) };
    logs.hear('info', 'the server has started');
    const beginShutdown = () => {
      shutdown.abort();
      // At once, not when the requests are through: one of them may be waiting for a reply that a guide never ends.
      background.stop();
    };
    return {
      deps,
      sweeps: [clockSweep(clock)],
      beginShutdown,
      async close() {
        beginShutdown();
        await background.settle(SETTLE_MS);
        logs.hear('info', 'the server has closed');
        await logs.flush(db);
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
    const db = await openEmbedded(env.dataDir, log, opened);
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
  if ((await db.storage()) === 'read-only') log.warn('the database is read-only: what it holds is served, and nothing can be saved');
  const events = await postgresEvents(databaseUrl, log);
  opened.push(() => events.close());
  return { db, events };
}

async function openEmbedded(dataDir: string, log: Logger, opened: (() => Promise<void> | void)[]): Promise<Db> {
  const folder = holdDataFolder(dataDir);
  opened.push(() => folder.release());
  const file = databaseFile(dataDir);
  const { readOnly } = folder;
  if (readOnly !== undefined && !existsSync(file))
    throw new DataFolderError(
      `The data folder ${dataDir} holds no data yet and cannot be written: ${readOnly}. Make it writable for the first start, or choose another DATA_DIR.`,
    );
  const db = await openAnswering(() => (readOnly === undefined ? openSqlite(file) : openSqliteForReading(file)), {
    name: `The database everstep.db in ${dataDir}`,
    advice:
      readOnly === undefined
        ? 'Bring back a copy of it, or choose another DATA_DIR.'
        : `The folder cannot be written (${readOnly}); make it writable for one start, or choose another DATA_DIR.`,
  });
  opened.push(() => db.close());
  if (readOnly !== undefined)
    log.warn(
      { reason: readOnly },
      'data folder is read-only: what it holds is served, and nothing can be saved until it is writable and the server is started again',
    );
  return db;
}
