import { DomainError, JOURNAL_PHOTO_MAX_BYTES } from '@everstep/domain';
import type { TakenEntry } from '@everstep/domain/transfer';
import { removeBytes } from '../accounts/profile-image.ts';
import type { Deps } from '../deps.ts';
import { PHOTO_TYPE, photoSizes } from '../files/photo.ts';
import { insertFiles } from '../files/store.ts';
import type { Adding } from './adding.ts';
import { type Archive, openArchive } from './archive.ts';
import { inBatches, putRecords, recordKey } from './store.ts';

/** Photos of one import: each is decoded and made anew, which takes its time. */
const MOST_PHOTOS = 300;

/** A photo of a file, made small and put into the file store. */
export interface ReadyPhoto {
  readonly entry: TakenEntry;
  readonly key: string;
  readonly alt: string;
  readonly large: ReadyFile;
  readonly small: ReadyFile;
}
interface ReadyFile {
  readonly id: string;
  readonly byteSize: number;
}

/** The photos of an import, ready for their entries. Whatever is not used in the end has to be removed. */
export interface ReadyPhotos {
  readonly photos: readonly ReadyPhoto[];
  /** Damaged, too large, or of a kind that is not shown here. */
  readonly failed: number;
}

/** Makes the photos of entries out of the archive that they came in. Done before the transaction, which must not wait for it. */
export async function readyPhotos(deps: Deps, bytes: Uint8Array, entries: readonly TakenEntry[]): Promise<ReadyPhotos> {
  const wanted = entries.flatMap((entry) => (entry.sealed === null ? entry.photos.map((photo) => ({ entry, ...photo })) : []));
  if (wanted.length === 0) return { photos: [], failed: 0 };
  const archive = await openArchive(bytes);
  const photos: ReadyPhoto[] = [];
  try {
    for (const { entry, key, alt, file } of wanted.slice(0, MOST_PHOTOS)) {
      const files = await readyFiles(deps, archive, file);
      if (files) photos.push({ entry, key, alt, ...files });
    }
  } catch (error) {
    await dropPhotos(deps, photos);
    throw error;
  }
  return { photos, failed: wanted.length - photos.length };
}

/** One photo as a large and a small file; undefined when it is no photo that can be shown. */
async function readyFiles(deps: Deps, archive: Archive, name: string): Promise<Pick<ReadyPhoto, 'large' | 'small'> | undefined> {
  let sizes: Awaited<ReturnType<typeof photoSizes>>;
  try {
    sizes = await photoSizes(await archive.read(name, JOURNAL_PHOTO_MAX_BYTES), 'file');
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
  const [large, small] = [sizes.original, sizes.medium].map((bytes) => ({ id: deps.ids.next(), bytes }));
  if (!large || !small) return undefined;
  // The bytes come first: a row never names a file that is not there.
  await Promise.all([large, small].map(({ id, bytes }) => deps.files.put(id, bytes)));
  return { large: { id: large.id, byteSize: large.bytes.length }, small: { id: small.id, byteSize: small.bytes.length } };
}

/** Removes the bytes of photos that no row names. */
export const dropPhotos = (deps: Deps, photos: readonly ReadyPhoto[]): Promise<void> =>
  removeBytes(
    deps,
    photos.flatMap(({ large, small }) => [large.id, small.id]),
  );

/**
 * Gives new entries their photos.
 * @returns those that were used: an entry may have come in by another device meanwhile
 */
export async function addPhotos(
  adding: Adding,
  photos: readonly ReadyPhoto[],
  ids: { readonly next: () => string; readonly ofEntry: (key: string) => string | undefined },
): Promise<readonly ReadyPhoto[]> {
  const { tx, memberId, importId, origin, at: createdAt } = adding;
  const used = photos.flatMap((photo) => {
    const entryId = ids.ofEntry(photo.entry.key);
    return entryId === undefined ? [] : [{ ...photo, id: ids.next(), entryId }];
  });
  const file = { memberId, purpose: 'journal_photo' as const, contentType: PHOTO_TYPE, createdAt };
  await inBatches(used, async (part) => {
    await insertFiles(
      tx,
      part.flatMap(({ large, small }) => [large, small].map((size) => ({ ...file, ...size }))),
    );
    const rows = part.map(({ id, entryId, large, small, alt }) => ({
      id,
      memberId,
      entryId,
      largeFile: large.id,
      smallFile: small.id,
      alt,
      createdAt,
    }));
    await tx.insertInto('journalPhoto').values(rows).execute();
  });
  await putRecords(
    tx,
    used.map(({ key, id, entryId, alt }) => ({
      memberId,
      origin,
      importId,
      kind: 'photo',
      key: recordKey('photo', `${entryId} ${key}`),
      recordId: id,
      localDate: null,
      stamp: alt,
    })),
  );
  return photos.filter((photo) => used.some(({ large }) => large.id === photo.large.id));
}
