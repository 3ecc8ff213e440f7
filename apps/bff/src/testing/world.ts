import { Buffer } from 'node:buffer';
import { api, type Input } from '@everstep/domain';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createAiUse } from '../ai/ai-use.ts';
import { type AppOptions, createApp } from '../app.ts';
import { createBackground } from '../background.ts';
import { systemIds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { type Env, readEnv } from '../env.ts';
import { inProcessEvents } from '../events/in-process.ts';
import { memoryLimits, postgresLimits } from '../http/rate-limit.ts';
import { countedMailer } from '../mail/counted-mailer.ts';
import { createLogKeeper, heardBy } from '../monitoring/log-keeper.ts';
import { createParts } from '../monitoring/parts.ts';
import { createRequestMeter } from '../monitoring/request-meter.ts';
import { createServerMeter } from '../monitoring/server-meter.ts';
import { type DatabaseName, testDatabase } from './databases.ts';
import { insertMember, type NewMember } from './members.ts';
import { memoryFiles, noPushService, plainGuide, recordingLog, recordingMailer, type TestClock, testClock } from './outside.ts';
import { type Person, person } from './person.ts';

export interface WorldOptions {
  /** Time zone of the members; UTC by default. */
  readonly zone?: string;
  /** Where the clock stands: an instant, or a local date and time of `zone` without an offset. */
  readonly at?: string;
  /** Environment variables on top of the tests' own. */
  readonly env?: Readonly<Record<string, string>>;
  /** In place of the tests' own outside. */
  readonly deps?: Partial<Deps>;
  readonly app?: AppOptions;
}

/** A server of its own with three members. It closes by itself at the end of the test. */
export interface World {
  readonly deps: Deps;
  readonly db: Db;
  readonly app: Hono;
  readonly clock: TestClock;
  readonly mail: ReturnType<typeof recordingMailer>;
  readonly files: ReturnType<typeof memoryFiles>;
  /** Lines of the server's log. */
  readonly logged: readonly Readonly<Record<string, unknown>>[];
  readonly ada: Person;
  readonly bo: Person;
  readonly admin: Person;
  /** Somebody who is not signed in. */
  readonly nobody: Person;
  /** Address of the PostgreSQL database, for a second connection. */
  readonly databaseUrl: string | undefined;
  /** A further member, put straight into the database. */
  member(member: NewMember): Promise<Person>;
  /** A person who registers over the API, password and all. */
  register(
    body?: Partial<Input<typeof api.accounts.register>['body']>,
  ): Promise<Person & { readonly email: string; readonly password: string }>;
  /** The same person on another device, or with a token made by hand. */
  as(token: string, id?: string): Person;
  /** Closes the server; a test that awaits background work calls it itself. */
  close(): Promise<void>;
}

/** A fresh server on a fresh database. Call it within a test; in `beforeAll`, call `close()` yourself. */
export async function world(database: DatabaseName, options: WorldOptions = {}): Promise<World> {
  const zone = options.zone ?? 'UTC';
  const server = await testServer(database, options, zone);
  const { app, deps, close } = server;
  closeWithTest(close);
  const lastError = () => server.lines.findLast((line) => line.err !== undefined)?.err;
  const serve = async (path: string, init?: RequestInit) => app.request(path, init);
  const as = (token: string, id = '') => person(serve, { id, token }, lastError);
  const member = async (who: NewMember) => {
    const { id, token } = await insertMember(deps, { timeZone: zone, ...who });
    return as(token, id);
  };
  const admin = await member({ firstName: 'Ines', role: 'admin' });
  const ada = await member({ firstName: 'Ada' });
  const bo = await member({ firstName: 'Bo' });
  return {
    deps,
    db: deps.db,
    app,
    clock: server.clock,
    mail: server.mail,
    files: server.files,
    logged: server.lines,
    ada,
    bo,
    admin,
    nobody: as(''),
    databaseUrl: server.url,
    member,
    as,
    close,
    async register(body = {}) {
      const email = body.email ?? `new.${deps.ids.next()}@example.org`;
      const password = body.password ?? 'a long and rare passphrase 42';
      const answer = await as('').call(api.accounts.register, {
        body: { firstName: 'Nia', birthYear: 1990, birthMonth: 5, timeZone: zone, ...body, email, password },
      });
      return { ...as(answer.token, answer.user.id), email, password };
    },
  };
}

/** The server behind a world, with everything outside of it replaced. */
async function testServer(database: DatabaseName, options: WorldOptions, zone: string) {
  const { db, remove, url } = await testDatabase(database);
  const clock = testClock(instantOf(options.at ?? '2026-03-02T09:00', zone));
  const outside = { mail: recordingMailer(), files: memoryFiles(), ...recordingLog() };
  const shutdown = new AbortController();
  const background = createBackground(outside.log);
  const env = testEnv(options.env);
  const server = createServerMeter({ clock, ids: systemIds });
  const logs = createLogKeeper({ clock, ids: systemIds, server: server.name });
  const log = heardBy(outside.log, logs);
  const base: Omit<Deps, 'parts'> = {
    env,
    clock,
    ids: systemIds,
    db,
    log,
    events: inProcessEvents(),
    files: outside.files,
    mail: countedMailer(outside.mail),
    push: noPushService,
    ai: plainGuide(),
    aiUse: createAiUse('offline'),
    requests: createRequestMeter(clock),
    server,
    logs,
    background,
    secret: Buffer.from('a secret of the tests, 32 bytes long or more'),
    limits: database === 'sqlite' ? memoryLimits(env.rateLimitScale, outside.log) : postgresLimits(db, env.rateLimitScale, outside.log),
    shutdown: shutdown.signal,
    ...options.deps,
  };
  const deps: Deps = { parts: createParts(base), ...base };
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= (async () => {
      shutdown.abort();
      await background.settle(5000);
      server.close();
      await remove();
    })();
    return closed;
  };
  return { deps, app: createApp(deps, options.app), clock, url, close, ...outside };
}

/** The environment of tests: no demo limits, no outside. */
export const testEnv = (variables: Readonly<Record<string, string>> = {}): Env =>
  readEnv({ NODE_ENV: 'test', RATE_LIMIT_SCALE: '1000', ...variables });

/** `2026-03-02T08:00` is eight in the morning of the zone. */
function instantOf(at: string, zone: string): Date {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(at)) return new Date(at);
  return new Date(Temporal.PlainDateTime.from(at).toZonedDateTime(zone).epochMilliseconds);
}

function closeWithTest(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    // Outside a test there is nothing to hang it on; whoever made the world closes it.
  }
}
