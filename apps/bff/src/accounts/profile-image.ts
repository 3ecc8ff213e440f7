import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { PHOTO_TYPE, photoSizes } from '../files/photo.ts';
import { deleteFiles, insertFiles } from '../files/store.ts';
import type { Call } from '../http/route.ts';
import { presentProfileImage, presentUser } from './present.ts';
import { lockMember, type Member, readAccount, updateMember } from './store.ts';

const NO_PHOTO = { photoOriginal: null, photoMedium: null, photoThumbnail: null } as const;
type Photo = { readonly [column in keyof typeof NO_PHOTO]: string | null };

/** Replaces the photo by three sizes of the one that was sent. */
export async function uploadProfileImage({ deps, actor, caller }: Call<(typeof api.accounts)['uploadProfileImage']>) {
  if (!caller.file) throw new DomainError('validation', { fields: [{ path: 'body.profileImage', message: 'Choose one file.' }] });
  const sizes = await photoSizes(caller.file.bytes);
  const files = [
    { id: deps.ids.next(), bytes: sizes.original },
    { id: deps.ids.next(), bytes: sizes.medium },
    { id: deps.ids.next(), bytes: sizes.thumbnail },
  ] as const;
  const [original, medium, thumbnail] = files;
  try {
    // The bytes come first: a row never names a file that is not there.
    await Promise.all(files.map(({ id, bytes }) => deps.files.put(id, bytes)));
    return await replacePhoto(deps, actor.id, files, { photoOriginal: original.id, photoMedium: medium.id, photoThumbnail: thumbnail.id });
  } catch (error) {
    await removeBytes(
      deps,
      files.map(({ id }) => id),
    );
    throw error;
  }
}

/** Removes the photo. */
export const removeProfileImage = ({ deps, actor }: Call<(typeof api.accounts)['removeProfileImage']>) =>
  replacePhoto(deps, actor.id, [], NO_PHOTO);

async function replacePhoto(deps: Deps, memberId: string, files: readonly { id: string; bytes: Uint8Array }[], photo: Photo) {
  const now = deps.clock.now();
  const replaced = await transaction(deps.db, async (tx) => {
    const before = await lockMember(tx, memberId);
    if (!before) throw new DomainError('session_expired');
    const old = photoFiles(before);
    if (files.length > 0) {
      const at = { memberId, purpose: 'profile_image' as const, contentType: PHOTO_TYPE, createdAt: now.toISOString() };
      await insertFiles(
        tx,
        files.map(({ id, bytes }) => ({ ...at, id, byteSize: bytes.length })),
      );
    }
    if (files.length > 0 || old.length > 0) await updateMember(tx, memberId, photo, now);
    await deleteFiles(tx, memberId, old);
    return old;
  });
  await removeBytes(deps, replaced);
  deps.events.publish(memberId, { resource: 'account', id: null });
  const account = await readAccount(deps.db.query, memberId);
  return { profileImage: presentProfileImage(deps, account), user: presentUser(deps, account) };
}

const photoFiles = ({ photoOriginal, photoMedium, photoThumbnail }: Member): readonly string[] =>
  [photoOriginal, photoMedium, photoThumbnail].filter((id) => id !== null);

/** Bytes that no row names any more. Failing to remove them harms nobody, so it fails nothing. */
export async function removeBytes({ files, log }: Deps, ids: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(ids.map((id) => files.remove(id)));
  for (const result of results) if (result.status === 'rejected') log.warn({ err: result.reason }, 'a file could not be removed');
}
