import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DomainError } from '@everstep/domain';
import { ImportBatch, type ImportContext, unreadableFile } from '@everstep/domain/transfer';
import { storableJson } from '../http/storable.ts';

const READER = fileURLToPath(new URL('./reader-process.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** What the reader may look at beside the file: its own code. */
const CODE = ['apps/bff/src/transfer', 'apps/bff/package.json', 'apps/bff/node_modules', 'packages/domain', 'node_modules', 'package.json'];
const TIME_LIMIT_MS = 30_000;
const HEAP_MB = 512;
const MOST_OUTPUT_BYTES = 96 * 1024 * 1024;
/** Readers at once in this process; whoever comes when as many more wait is asked to come back. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 8;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a file in a process of its own, which can read nothing else, write nothing, reach no network, and has limits of time and
 * memory. Whatever the file is made to do ends there.
 *
 * @throws DomainError `validation` with a sentence for the member, or `unavailable` when too many are read at once
 */
export async function readInChild(bytes: Uint8Array, context: ImportContext): Promise<ImportBatch> {
  await turn();
  try {
    return await read(bytes, context);
  } finally {
    const next = waiting.shift();
    // The place goes to whoever waits longest.
    if (next) next();
    else running -= 1;
  }
}

async function turn(): Promise<void> {
  if (running < MOST_AT_ONCE) {
    running += 1;
    return;
  }
  if (waiting.length >= MOST_WAITING) throw new DomainError('unavailable', { retryAfter: 10 });
  await new Promise<void>((resolve) => waiting.push(resolve));
}

async function read(bytes: Uint8Array, context: ImportContext): Promise<ImportBatch> {
  const folder = await mkdtemp(join(tmpdir(), 'everstep-import-'));
  try {
    const file = join(folder, 'file');
    await writeFile(file, bytes, { mode: 0o600 });
    return batchOf(await run(file, context));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function batchOf(output: string): ImportBatch {
  // The reader met a hostile file: what it says is checked as if that had said it.
  const answer: unknown = JSON.parse(storableJson(output));
  if (typeof answer === 'object' && answer !== null) {
    if ('problem' in answer && typeof answer.problem === 'string') throw unreadableFile(answer.problem);
    if ('batch' in answer) {
      const { success, data } = ImportBatch.safeParse(answer.batch);
      if (success) return data;
    }
  }
  throw unreadableFile(GENERAL);
}

/** The reader's code under the names by which it is asked for, and where these lead: modules may lie elsewhere. */
const code = (): readonly string[] =>
  CODE.map((path) => join(ROOT, path))
    .filter((path) => existsSync(path))
    .flatMap((path) => [path, realpathSync(path)]);

const GENERAL = 'We could not read this file.';

function run(file: string, context: ImportContext): Promise<string> {
  const rights = [...code(), file].map((path) => `--allow-fs-read=${path}`);
  const child = spawn(
    process.execPath,
    ['--permission', ...rights, `--max-old-space-size=${HEAP_MB}`, '--no-warnings', READER, file, JSON.stringify(context)],
    // Nothing of the server's environment is its business, and what it writes of a defect may repeat the file.
    { env: {}, stdio: ['ignore', 'pipe', 'ignore'], timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' },
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_OUTPUT_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', (cause) => reject(new DomainError('unavailable', { cause, retryAfter: 10 })));
    child.on('close', (code, signal) => {
      if (code === 0 && size <= MOST_OUTPUT_BYTES) resolve(Buffer.concat(chunks).toString());
      else reject(unreadableFile(signal === null ? GENERAL : 'This file asks for more time or memory than we can give.'));
    });
  });
}
