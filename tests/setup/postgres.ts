import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate, migrations, openPostgres } from '@everstep/bff/db';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the throw-away cluster with `{database}` in place of a database's name, or the reason why there is none. */
    postgres: { readonly url: string } | { readonly missing: string };
  }
}

/** Migrated once; every test copies it. */
const TEMPLATE = 'everstep_template';
export const MISSING_POSTGRES =
  'PostgreSQL is needed for these tests: install the server (Debian: apt-get install postgresql; macOS: brew install postgresql) or set PG_BIN to the folder of its binaries.';

/** A throw-away cluster on this machine. */
export interface Cluster {
  /** Address with `{database}` in place of a database's name. */
  readonly url: string;
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL cluster of its own for the run and removes it at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  if (!cluster) {
    project.provide('postgres', { missing: MISSING_POSTGRES });
    return async () => undefined;
  }
  try {
    await createTemplate(cluster);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgres', { url: cluster.url });
  return cluster.stop;
}

/**
 * Starts a PostgreSQL cluster that only this process knows.
 * @param settings in place of those for tests, which keep nothing safe from a power cut
 * @returns undefined where no server is installed
 */
export async function startCluster(settings: Readonly<Record<string, string>> = {}): Promise<Cluster | undefined> {
  const bin = serverBinaries();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'everstep-pg-'));
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const server = start(bin, folder, owner, settings);
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgresql://postgres@localhost/{database}?host=${encodeURIComponent(folder)}`;
  try {
    await ready(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  const createDatabase = (name: string) => {
    const made = spawnSync(join(bin, 'createdb'), ['-h', folder, '-U', 'postgres', name], { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`createdb failed: ${made.stderr}`);
    return url.replace('{database}', name);
  };
  return { url, createDatabase, stop };
}

/** Ends the server in an orderly way, or by force after five seconds. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const late = setTimeout(() => server.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(late);
}

function serverBinaries(): string | undefined {
  const folders = [
    ...(process.env.PG_BIN ? [process.env.PG_BIN] : []),
    ...globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/opt/postgresql*/bin', '/usr/pgsql-*/bin'])
      .sort()
      .reverse(),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => globSync(join(folder, 'initdb')).length > 0 && globSync(join(folder, 'postgres')).length > 0);
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

type Owner = { readonly uid: number; readonly gid: number } | undefined;

function start(bin: string, folder: string, owner: Owner, own: Readonly<Record<string, string>>): ChildProcess {
  const data = join(folder, 'data');
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = {
    listen_addresses: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    log_min_messages: 'panic',
    ...own,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...flags], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const db = openPostgres(url.replace('{database}', 'postgres'));
  try {
    for (let tries = 0; tries < 200; tries += 1) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}`);
      if ((await db.storage()) === 'ok') return;
      await pause(50);
    }
    throw new Error('PostgreSQL did not start within 10 s');
  } finally {
    await db.close();
  }
}

async function createTemplate(cluster: Cluster): Promise<void> {
  const db = openPostgres(cluster.createDatabase(TEMPLATE));
  await migrate(db, migrations, '2026-01-01T00:00:00.000Z');
  await db.close();
}
