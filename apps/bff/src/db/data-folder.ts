import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data folder cannot be used; the message is for the person who starts the server. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Makes the data folder and holds it for this process until `release`, or until the process ends in whatever way:
 * the lock is the operating system's, on a small database beside the real one.
 * @throws DataFolderError when another process holds it, or when it cannot be written
 */
export function holdDataFolder(folder: string): { release(): void } {
  makeFolder(folder);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (cause) {
    if (lock?.isOpen) lock.close();
    throw new DataFolderError(
      isBusy(cause)
        ? `Another Everstep is already running on the data folder ${folder}. Stop it first, or give this one another DATA_DIR.`
        : `The data folder ${folder} cannot be written: ${messageOf(cause)}. Free some space, change its permissions, or choose another DATA_DIR.`,
      { cause },
    );
  }
  const held = lock;
  return {
    release() {
      if (held.isOpen) held.close();
    },
  };
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
