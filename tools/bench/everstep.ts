import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDeps } from '../../apps/bff/src/create-deps.ts';
import type { Deps } from '../../apps/bff/src/deps.ts';
import { readEnv } from '../../apps/bff/src/env.ts';
import { createLog } from '../../apps/bff/src/log.ts';
import { insertMember, type NewMember } from '../../apps/bff/src/testing/members.ts';
import { freePort } from '../../tests/setup/everstep.ts';
import { root } from '../process.ts';
import { serverFlags } from '../server-flags.mjs';
import { livedDays, storeHistory } from './history.ts';
import { HABITS, storePractice } from './ten-years.ts';
import { endWithUs } from './worker.ts';

/** The longest wait for a server to answer, in milliseconds. */
const READY_MS = 60_000;

/** A member who is signed in. */
export interface Benched {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** The members that the measurements need. */
export interface People {
  readonly newcomer: Benched;
  /** Ten years: 3,650 days with a check-in, two moods, ten ticks and a journal entry each. */
  readonly veteran: Benched;
  /** Two weeks behind them: their next award is that of an ordinary day. */
  readonly regulars: readonly Benched[];
}

/** A folder for data that is gone when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everstep-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where `tools/start.ts` keeps the code without its types. */
const COMPILED = 'node_modules/.cache/compiled';
const SECRET = 'a secret for benchmarks that nothing else uses';

/** What the server's environment must hold to know the people of `prepareData`. */
export const serverEnv = (dataDir: string): Record<string, string> => ({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  JWT_SECRET: SECRET,
  RATE_LIMIT_SCALE: '1000000',
});

/** Fills a fresh data folder with members and their histories. */
export async function prepareData(dataDir: string, regulars: number): Promise<People> {
  const env = readEnv(serverEnv(dataDir));
  const opened = await openDeps(env, createLog({ mode: 'test' }));
  const { deps } = opened;
  const now = deps.clock.now();
  const habitIds = Array.from({ length: HABITS }, () => deps.ids.next());
  const [fortnight, decade] = [livedDays(14, now, deps.ids), livedDays(3650, now, deps.ids, habitIds)];
  try {
    // One transaction: thousands of separate ones would take longer than the measurements.
    return await deps.db.query.transaction().execute(async (tx) => {
      const within: Deps = { ...deps, db: { ...deps.db, query: tx } };
      const member = (who: NewMember): Promise<Benched> => insertMember(within, who);
      const newcomer = await member({ firstName: 'Nia' });
      const veteran = await member({ firstName: 'Vera' });
      await storeHistory(tx, veteran.id, decade, deps.ids);
      const dates = decade.checkins.map(({ localDate }) => localDate);
      await storePractice(tx, within, { memberId: veteran.id, habitIds, dates });
      const others: Benched[] = [];
      for (let count = 0; count < regulars; count += 1) {
        const regular = await member({ firstName: 'Rae' });
        await storeHistory(tx, regular.id, fortnight, deps.ids);
        others.push(regular);
      }
      return { newcomer, veteran, regulars: others };
    });
  } finally {
    await opened.close();
  }
}

export interface Served {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the server as an operator would, its log in a file, and waits for `/health`. */
export async function serveEverstep(
  env: Readonly<Record<string, string>>,
  options: { args?: readonly string[]; folder?: string } = {},
): Promise<Served> {
  const port = await freePort();
  const folder = options.folder ?? root;
  const log = openSync(join(env.DATA_DIR ?? temporaryFolder(), 'server.log'), 'a');
  const child = spawn(process.execPath, [...serverFlags, ...(options.args ?? []), 'apps/bff/src/main.ts'], {
    cwd: folder,
    // The cache as `npm start` has it.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: join(folder, COMPILED), ...env, PORT: String(port) },
    stdio: ['ignore', log, 'inherit'],
  });
  endWithUs(child);
  await untilHealthy(port, child);
  return { port, process: child, stop: () => end(child) };
}

/** Waits until `/health` answers. */
export async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const healthy = await fetch(`http://127.0.0.1:${port}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await pause(10);
  }
  throw new Error('The server did not answer in time');
}

/** Ends a process as an operator would. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
