import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DomainError } from '@everstep/domain';
import type { FileStore } from './file-store.ts';

/**
 * Keeps files in a folder, spread over subfolders by the last letters of their key, where the randomness of our ids is.
 * `put` throws DomainError `storage_full` when the disk takes nothing.
 */
export function localFileStore(folder: string): FileStore {
  let written = 0;
  const pathOf = (key: string): string => {
    if (!/^[\w-]{8,100}$/.test(key)) throw new Error('This is not a key of a file');
    return join(folder, key.slice(-2), key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      written += 1;
      const unfinished = `${path}.${process.pid}.${written}.part`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeDurably(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw storageFailure(error);
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async write(key, from, bytes) {
      const path = pathOf(key);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        return await writeFrom(path, from, bytes);
      } catch (error) {
        throw storageFailure(error);
      }
    },
    async read(key, start, end) {
      try {
        const file = await open(pathOf(key), 'r');
        // The stream closes the file at its end, and when whoever reads it goes away.
        return end > start ? file.createReadStream({ start, end: end - 1 }) : closed(file);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async room() {
      const { bavail, bsize } = await statfs(folder).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return statfs(folder);
      });
      return bavail * bsize;
    },
  };
}

/** The bytes are on the disk before the name points at them: a crash leaves the old file or the new one, never half of it. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeFrom(path: string, from: number, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    await file.truncate(from);
    let at = from;
    for await (const chunk of bytes) {
      for (let written = 0; written < chunk.length; ) {
        const { bytesWritten } = await file.write(chunk, written, chunk.length - written, at);
        written += bytesWritten;
        at += bytesWritten;
      }
    }
    await file.sync();
    return at - from;
  } finally {
    await file.close();
  }
}

async function closed(file: FileHandle): Promise<AsyncIterable<Uint8Array>> {
  await file.close();
  return (async function* () {})();
}

/**
 * Codes that mean "cannot save": no space, quota used up, read-only, no right to write. Node says ENOENT when it cannot make a
 * folder within a read-only one.
 */
const CANNOT_SAVE: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOENT'];

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';
const storageFailure = (error: unknown): unknown =>
  CANNOT_SAVE.includes(codeOf(error)) ? new DomainError('storage_full', { cause: error }) : error;
