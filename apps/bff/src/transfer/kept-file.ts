import { removeBytes } from '../accounts/profile-image.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { deleteFiles, insertFiles } from '../files/store.ts';
import { type FileRow, findWaiting, forgetWaiting, putWaiting } from './store.ts';

/** Keeps a file that was looked at, in the place of the one that waited before. */
export async function keepFile(deps: Deps, row: FileRow, bytes: Uint8Array): Promise<void> {
  await deps.files.put(row.id, bytes);
  const { id, memberId, createdAt } = row;
  try {
    const before = await transaction(deps.db, async (tx) => {
      const waiting = await findWaiting(tx, memberId);
      if (waiting) await deleteFiles(tx, memberId, [waiting.id]);
      const file = { id, memberId, purpose: 'import' as const, contentType: 'application/octet-stream', byteSize: bytes.length, createdAt };
      await insertFiles(tx, [file]);
      await putWaiting(tx, row);
      return waiting;
    });
    if (before) await removeBytes(deps, [before.id]);
  } catch (error) {
    await removeBytes(deps, [id]);
    throw error;
  }
}

/** Forgets a file that waits, if it still does. */
export async function dropFile(deps: Deps, { id, memberId }: Pick<FileRow, 'id' | 'memberId'>): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await forgetWaiting(tx, memberId, id);
    await deleteFiles(tx, memberId, [id]);
  });
  await removeBytes(deps, [id]);
}
