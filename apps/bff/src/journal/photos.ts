import { type api, DomainError, ENTRY_MAX_PHOTOS } from '@everstep/domain';
import { removeBytes } from '../accounts/profile-image.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { PHOTO_TYPE, photoSizes } from '../files/photo.ts';
import { deleteFiles, insertFiles } from '../files/store.ts';
import { lockProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { presentEntry } from './present.ts';
import { type EntryRow, findEntry, photosOf } from './store.ts';

/** Adds a photo to an entry. Photos of a locked entry are not encrypted, so it takes none. */
export async function addPhoto({ actor, deps, caller, params }: Call<typeof api.journal.addPhoto>) {
  if (!caller.file) throw new DomainError('validation', { fields: [{ path: 'body.photo', message: 'Choose one file.' }] });
  const sizes = await photoSizes(caller.file.bytes, 'photo');
  const large = { id: deps.ids.next(), bytes: sizes.original };
  const small = { id: deps.ids.next(), bytes: sizes.medium };
  try {
    // The bytes come first: a row never names a file that is not there.
    await Promise.all([large, small].map(({ id, bytes }) => deps.files.put(id, bytes)));
    return await changePhotos({ actor, deps, params }, async (tx, entry) => {
      if (entry.sealed !== null)
        throw new DomainError('validation', {
          fields: [{ path: 'body.photo', message: 'A locked entry takes no photos: they would not be locked.' }],
        });
      if ((await photosOf(tx, actor.id, [entry.id])).length >= ENTRY_MAX_PHOTOS) throw new DomainError('limit_reached');
      const createdAt = deps.clock.now().toISOString();
      const file = { memberId: actor.id, purpose: 'journal_photo' as const, contentType: PHOTO_TYPE, createdAt };
      await insertFiles(
        tx,
        [large, small].map(({ id, bytes }) => ({ ...file, id, byteSize: bytes.length })),
      );
      await tx
        .insertInto('journalPhoto')
        .values({
          id: deps.ids.next(),
          memberId: actor.id,
          entryId: entry.id,
          largeFile: large.id,
          smallFile: small.id,
          alt: '',
          createdAt,
        })
        .execute();
    });
  } catch (error) {
    await removeBytes(deps, [large.id, small.id]);
    throw error;
  }
}

/** Says what a photo shows. */
export function describePhoto({ actor, deps, params, body }: Call<typeof api.journal.describePhoto>) {
  return changePhotos({ actor, deps, params }, async (tx, entry) => {
    const changed = await tx
      .updateTable('journalPhoto')
      .set({ alt: body.alt })
      .where('id', '=', params.photoId)
      .where('entryId', '=', entry.id)
      .where('memberId', '=', actor.id)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new DomainError('not_found');
  });
}

/** Removes a photo for good. */
export async function removePhoto({ actor, deps, params }: Call<typeof api.journal.removePhoto>) {
  let files: readonly string[] = [];
  const entry = await changePhotos({ actor, deps, params }, async (tx, { id }) => {
    const removed = await tx
      .deleteFrom('journalPhoto')
      .where('id', '=', params.photoId)
      .where('entryId', '=', id)
      .where('memberId', '=', actor.id)
      .returning(['largeFile', 'smallFile'])
      .executeTakeFirst();
    if (!removed) throw new DomainError('not_found');
    files = [removed.largeFile, removed.smallFile];
    await deleteFiles(tx, actor.id, files);
  });
  await removeBytes(deps, files);
  return entry;
}

interface PhotoCall {
  readonly actor: { readonly id: string };
  readonly deps: Deps;
  readonly params: { readonly id: string };
}

async function changePhotos({ actor, deps, params }: PhotoCall, work: (tx: Tx, entry: EntryRow) => Promise<void>) {
  const entry = await transaction(deps.db, async (tx) => {
    await lockProgress(tx, actor.id);
    const standing = await findEntry(tx, actor.id, params.id);
    if (!standing || standing.deletedAt !== null) throw new DomainError('not_found');
    await work(tx, standing);
    return presentEntry(deps, standing, await photosOf(tx, actor.id, [standing.id]));
  });
  deps.events.publish(actor.id, { resource: 'journal', id: entry.id });
  return entry;
}
