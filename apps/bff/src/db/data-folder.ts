import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder cannot be used; the message is for the person who starts the server. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** The data folder, held for this process. */
export interface HeldFolder {
  /** Why nothing can be saved in it, as the system says it; undefined when it can be written. */
  readonly readOnly: string | undefined;
  release(): void;
}

/**
 * Makes the data folder and holds it for this process until `release`, or until the process ends in whatever way:
 * the lock is the operating system's, on a small database beside the real one. A folder that cannot be written, or whose
 * database cannot, is held together with others that only read it, and against any that writes: on another mount it may well
 * be writable.
 * @throws DataFolderError when another process holds it, when it cannot be made, or when it can neither be written nor read
 */
export function holdDataFolder(folder: string): HeldFolder {
  makeFolder(folder);
  const readOnly = problemWriting(folder);
  const lock = readOnly === undefined ? takeLock(folder, 'exclusive') : shareLock(folder);
  return {
    readOnly,
    release() {
      if (lock?.isOpen) lock.close();
    },
  };
}

/** Without a lock's file no server has ever run on the folder: it is a copy, and nobody has to be kept away. */
const shareLock = (folder: string): DatabaseSync | undefined => (existsSync(lockFile(folder)) ? takeLock(folder, 'shared') : undefined);

const lockFile = (folder: string): string => join(folder, 'server.lock');

function takeLock(folder: string, kind: 'exclusive' | 'shared'): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile(folder), { timeout: 0, readOnly: kind === 'shared' });
    // A transaction that has read holds its file against writers.
    lock.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select * from sqlite_schema');
    return lock;
  } catch (cause) {
    if (lock?.isOpen) lock.close();
    throw new DataFolderError(
      isBusy(cause)
        ? `Another Everstep is already running on the data folder ${folder}. Stop it first, or give this one another DATA_DIR.`
        : `The data folder ${folder} cannot be used: ${messageOf(cause)}. Free some space, change its permissions, or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/** The embedded database of a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'everstep.db');

/** SQLite quietly reads a file that it cannot write: a lock on it would keep nobody away. */
function problemWriting(folder: string): string | undefined {
  const database = databaseFile(folder);
  try {
    accessSync(folder, constants.W_OK);
    for (const file of [lockFile(folder), database, `${database}-wal`, `${database}-shm`])
      if (existsSync(file)) accessSync(file, constants.W_OK);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Makes a folder that only its owner may read. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new DataFolderError(`The data folder ${folder} cannot be made: ${messageOf(cause)}. Choose another DATA_DIR.`, { cause });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6);
}
