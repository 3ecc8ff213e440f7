import { type api, DomainError, UPLOAD_KEPT_MS } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { storableText } from '../http/storable.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { presentItem, presentUpload } from './present.ts';
import { forgetUpload, publish, refuseEarly } from './publish.ts';
import { checkSize, limitsOf } from './room.ts';
import { findFile, findItem, findUpload, insertUpload, listUploads, noteReceived, type UploadRow } from './store.ts';
import { takeIn } from './take-in.ts';
import { elsewhere, type Writing, whileWriting } from './writing.ts';

const OTHER_FILE =
  'This is not the file that the upload was begun with, though it has the same name. Choose that one, or remove the upload and begin anew.';

export const expiryOf = (now: Date): string => new Date(now.getTime() + UPLOAD_KEPT_MS).toISOString();

export async function readUploads({ deps, actor }: Call<typeof api.library.uploads>) {
  return { uploads: (await listUploads(deps.db.query, actor.id)).map(presentUpload) };
}

/**
 * Begins an upload that can be cut off and go on. Begun again under the same id, it goes on where it is.
 * @throws DomainError `too_large`, `storage_full`, `not_found` for an item that is not there, `conflict` when the id names something else, or
 * another file than the one that it was begun with
 */
export async function beginUpload({ deps, actor, body }: Call<typeof api.library.beginUpload>) {
  const { id, kind, byteSize, itemId = null, modifiedAt = null, digest = null } = body;
  const begun = await ownUpload(deps, actor, id);
  if (begun && digest !== null && begun.digest !== null && begun.digest !== digest)
    throw new DomainError('conflict', { message: OTHER_FILE });
  const known = await stateOf(deps, actor, id);
  if (known) {
    if (known.upload && (known.upload.byteSize !== byteSize || known.upload.kind !== kind)) throw new DomainError('conflict');
    return known;
  }
  checkSize(kind, byteSize, await limitsOf(deps));
  if (itemId !== null) {
    const item = await findItem(deps.db.query, itemId);
    if (!item || item.deletedAt !== null || item.kind !== kind) throw new DomainError('not_found');
  }
  const now = deps.clock.now();
  const name = storableText(body.name);
  const row = {
    id,
    kind,
    itemId,
    name,
    byteSize,
    modifiedAt,
    received: 0,
    digest,
    startedBy: actor.id,
    createdAt: now.toISOString(),
  };
  await insertUpload(deps.db.query, { ...row, expiresAt: expiryOf(now) });
  return (await stateOf(deps, actor, id)) ?? taken();
}

/** How far an upload is, or what became of it. @throws DomainError `not_found` */
export async function readUpload({ deps, actor, params }: Call<typeof api.library.upload>) {
  const state = await stateOf(deps, actor, params.id);
  if (!state) throw new DomainError('not_found');
  return state;
}

/**
 * Adds a part to an upload. What came of it counts, even when it was cut off; the last one publishes the file.
 * @throws DomainError `conflict` with what the server has when the part begins elsewhere, and all of `publish`
 */
export async function continueUpload({ deps, actor, params, caller }: Call<typeof api.library.continueUpload>) {
  return oneAtATime(deps, { id: params.id, latest: true }, async (stopped) => {
    const upload = await ownUpload(deps, actor, params.id);
    // The answer to the last part may have been lost on its way.
    if (!upload) return readUpload({ deps, actor, params, caller });
    const { incoming } = caller;
    if (!incoming || incoming.offset !== upload.received) throw elsewhere(upload.received);
    return whileWriting(deps, upload, (writing) => addPart({ deps, actor }, upload, incoming.bytes, { ...writing, stopped }));
  });
}

type Part = Writing & { readonly stopped: AbortSignal };

async function addPart(
  { deps, actor }: { readonly deps: Deps; readonly actor: Actor },
  upload: UploadRow,
  bytes: AsyncIterable<Uint8Array>,
  part: Part,
) {
  const { id, byteSize } = upload;
  const refusal = () => new DomainError('too_large', { message: 'This is more than the file was said to have.' });
  const place = { key: id, from: upload.received, most: byteSize - upload.received, refusal };
  const { count, cut } = await takeIn(deps.files, place, bytes, part);
  const received = upload.received + count;
  if (count > 0 && !(await noteReceived(deps.db.query, { id, writer: part.writer }, received, expiryOf(deps.clock.now())))) {
    const other = await findUpload(deps.db.query, id);
    if (other) throw elsewhere(other.received);
    // Cancelled meanwhile: what was written after that must not stay.
    await forgetUpload(deps, id);
    throw new DomainError('not_found');
  }
  if (cut !== undefined) throw cut;
  const now = { ...upload, received };
  if (upload.received === 0 && received < byteSize) await refuseEarly(deps, now);
  if (received < byteSize) return { upload: presentUpload(now), item: null };
  return { upload: null, item: await publish(deps, actor, now) };
}

/** Forgets an upload. One that is published stays: it is an item by now. @throws DomainError `not_found` */
export async function cancelUpload({ deps, actor, params }: Call<typeof api.library.cancelUpload>) {
  return oneAtATime(deps, { id: params.id, latest: true }, async () => {
    const upload = await ownUpload(deps, actor, params.id);
    if (!upload) throw new DomainError('not_found');
    await forgetUpload(deps, upload.id);
    return {};
  });
}

function taken(): never {
  throw new DomainError('conflict');
}

/** An upload of this administrator; somebody else's is not there. */
async function ownUpload(deps: Deps, actor: Actor, id: string): Promise<UploadRow | undefined> {
  const upload = await findUpload(deps.db.query, id);
  return upload?.startedBy === actor.id ? upload : undefined;
}

/** How far an upload is, or what became of it; undefined when this administrator has none under that id. */
async function stateOf(deps: Deps, actor: Actor, id: string) {
  const upload = await ownUpload(deps, actor, id);
  if (upload) return { upload: presentUpload(upload), item: null };
  const file = await findFile(deps.db.query, id);
  if (file?.createdBy !== actor.id || file.role !== 'main') return undefined;
  const item = await findItem(deps.db.query, file.itemId);
  return item && item.deletedAt === null ? { upload: null, item: presentItem(deps, actor.id, item) } : undefined;
}
