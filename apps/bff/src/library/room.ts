import { DomainError, type LibraryKind, type LibraryLimits } from '@everstep/domain';
import type { Deps } from '../deps.ts';
import { bytesHeld } from './store.ts';

/** Room on the disk that uploads leave for everything else: members must be able to save what they write. */
const KEPT_FREE_BYTES = 256 * 1024 * 1024;

/** How large files may be, and how much the library can still take, in bytes. */
export async function limitsOf({ env, db, files }: Deps): Promise<LibraryLimits> {
  const { document, video, all } = env.library;
  const [held, room] = await Promise.all([bytesHeld(db.query), files.room()]);
  return { document, video, left: Math.max(0, Math.min(all - held, room - KEPT_FREE_BYTES)) };
}

const megabytes = (bytes: number): string => `${Number((bytes / (1024 * 1024)).toPrecision(3))} MB`;

/**
 * Refuses a file that is larger than its kind may be, or than the library can still take.
 * @throws DomainError `too_large`, `storage_full`
 */
export function checkSize(kind: LibraryKind, byteSize: number, limits: LibraryLimits): void {
  if (byteSize > limits[kind]) {
    throw new DomainError('too_large', { message: `A ${kind} can have up to ${megabytes(limits[kind])}.` });
  }
  if (byteSize > limits.left) {
    throw new DomainError('storage_full', {
      message: `There is room for ${megabytes(limits.left)} more. Delete what is not needed, or ask whoever runs the server for more.`,
    });
  }
}
