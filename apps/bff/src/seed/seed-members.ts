import { parseArgs } from 'node:util';
import { hashPassword } from '../accounts/passwords.ts';
import { systemIds } from '../clock.ts';
import { openDeps } from '../create-deps.ts';
import { DataFolderError } from '../db/data-folder.ts';
import { DatabaseError } from '../db/open.ts';
import { EnvError, processEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { ADMIN_EMAIL, NotEmptyError, seedCrowd } from './crowd.ts';

const USAGE = `Fills an empty database with members who never lived: DATA_DIR, or DATABASE_URL, as for the server.
  --members 100000   how many
  --seed 1           the same number on the same day gives the same members`;
const TOLD_EVERY = 10_000;

try {
  const { values } = parseArgs({
    options: { members: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean' } },
  });
  if (values.help) process.stdout.write(`${USAGE}\n`);
  else await seed(countOf(values.members, '--members'), countOf(values.seed, '--seed'));
} catch (error) {
  const isExpected = [EnvError, DataFolderError, DatabaseError, NotEmptyError, TypeError].some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}

/** @throws TypeError when it is no whole number */
function countOf(text: string, name: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new TypeError(`${name} has to be a whole number up to 9,999,999.\n${USAGE}`);
  return Number(text);
}

async function seed(members: number, number: number): Promise<void> {
  const env = processEnv();
  const { deps, close } = await openDeps(env, createLog({ mode: 'test' }));
  try {
    const start = performance.now();
    const password = systemIds.secret(12);
    const passwordHash = await hashPassword(password, systemIds);
    const onProgress = (count: number) => {
      if (count % TOLD_EVERY === 0) process.stdout.write(`${count.toLocaleString('en')} members\n`);
    };
    await seedCrowd(deps.db, { members, seed: number, now: deps.clock.now(), passwordHash, onProgress });
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stdout.write(
      `${members.toLocaleString('en')} members in ${seconds} s. ${ADMIN_EMAIL} administers; the password of every account is ${password}\n`,
    );
  } finally {
    await close();
  }
}
