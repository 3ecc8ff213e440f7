import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Db, openPostgres, openSqlite } from './db/client.ts';
import { type Env, EnvError, processEnv } from './env.ts';
import { ledgerDifferences } from './gamification/replay-ledger.ts';

/** Replays every member's ledger; exit code 1 and a line for each cached number that its rows do not add up to. */
try {
  process.exitCode = await checkLedger(processEnv());
} catch (error) {
  const expected = error instanceof EnvError;
  process.stderr.write(`${expected ? error.message : `The ledger could not be read: ${String(error)}`}\n`);
  process.exitCode = 1;
}

async function checkLedger(env: Env): Promise<0 | 1> {
  const db = openStored(env);
  if (!db) {
    process.stderr.write(`There is no database in ${env.dataDir} yet.\n`);
    return 1;
  }
  try {
    const { members, differences } = await ledgerDifferences(db.query);
    for (const { memberId, what, cached, replayed } of differences) {
      process.stdout.write(`${memberId}: ${what} is ${cached}, the ledger says ${replayed}\n`);
    }
    process.stdout.write(`${members} members checked, ${differences.length} differences\n`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

/** The database of this configuration; never makes one. */
function openStored(env: Env): Db | undefined {
  if (env.databaseUrl !== undefined) return openPostgres(env.databaseUrl);
  const file = join(env.dataDir, 'everstep.db');
  return existsSync(file) ? openSqlite(file) : undefined;
}
