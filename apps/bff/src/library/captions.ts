import { type api, CAPTIONS_MAX_BYTES, DomainError, UPLOAD_KEPT_MS } from '@everstep/domain';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { inspect } from './inspect.ts';
import { changeOne } from './items.ts';
import { forgetUpload } from './publish.ts';
import { isCaptions } from './sniff.ts';
import { deleteUpload, findItem, insertFile, insertUpload, markReplaced, type WholeItem } from './store.ts';
import { takeIn } from './take-in.ts';

/**
 * Gives a video captions, in the place of those it had.
 * @throws DomainError `not_found` when there is no such video, `unsupported_type` when they are no WebVTT, `too_large`
 */
export async function putCaptions({ deps, actor, params, caller }: Call<typeof api.library.putCaptions>) {
  await videoOf(deps, params.id);
  if (!caller.incoming) throw new DomainError('malformed');
  const id = deps.ids.next();
  const now = deps.clock.now();
  const at = now.toISOString();
  const upload = { id, kind: 'video' as const, itemId: params.id, name: '', byteSize: CAPTIONS_MAX_BYTES, received: 0, modifiedAt: null };
  // Noted as an upload, so that a sweep finds the bytes if this server ends in the middle.
  await insertUpload(deps.db.query, {
    ...upload,
    startedBy: '',
    createdAt: at,
    expiresAt: new Date(now.getTime() + UPLOAD_KEPT_MS).toISOString(),
  });
  try {
    const refusal = () => new DomainError('too_large', { message: 'Captions can have up to 1 MB.' });
    const { count, cut } = await takeIn(deps.files, { key: id, from: 0, most: CAPTIONS_MAX_BYTES, refusal }, caller.incoming.bytes);
    if (cut !== undefined) throw cut;
    const inspected = await inspect(deps.files, { key: id, byteSize: count, name: '' });
    if (!isCaptions(inspected))
      throw new DomainError('unsupported_type', { message: 'These are no captions: choose a WebVTT file (.vtt).' });
    return await changeOne(deps, actor, params.id, (item) => ({
      act: 'captions_added',
      change: { captionsId: id },
      also: async (tx) => {
        if (item.deletedAt !== null || !(await deleteUpload(tx, id))) throw new DomainError('not_found');
        if (item.captionsId !== null) await markReplaced(tx, item.captionsId, at);
        const file = {
          id,
          itemId: item.id,
          role: 'captions' as const,
          type: 'text/vtt' as const,
          byteSize: count,
          checksum: inspected.checksum,
        };
        await insertFile(tx, { ...file, fileVersion: 1, createdBy: actor.id, createdAt: at, replacedAt: null });
      },
    }));
  } catch (error) {
    await forgetUpload(deps, id);
    throw error;
  }
}

/** Takes the captions of a video away. One without stays as it is. @throws DomainError `not_found` */
export async function removeCaptions({ deps, actor, params }: Call<typeof api.library.removeCaptions>) {
  await videoOf(deps, params.id);
  return changeOne(deps, actor, params.id, ({ captionsId }, at) => {
    if (captionsId === null) return undefined;
    return { act: 'captions_removed', change: { captionsId: null }, also: (tx) => markReplaced(tx, captionsId, at) };
  });
}

async function videoOf({ db }: Deps, id: string): Promise<WholeItem> {
  const item = await findItem(db.query, id);
  if (!item || item.deletedAt !== null || item.kind !== 'video') throw new DomainError('not_found');
  return item;
}
