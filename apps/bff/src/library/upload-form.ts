import { createHash } from 'node:crypto';
import { type api, DomainError, type LibraryItem, type LibraryKind, UPLOAD_NAME_MAX } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import type { Incoming } from '../http/incoming.ts';
import type { Call } from '../http/route.ts';
import { storableText } from '../http/storable.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { presentItem } from './present.ts';
import { forgetUpload, publish } from './publish.ts';
import { checkSize, limitsOf } from './room.ts';
import { type FileRow, findFile, findItem, findUpload, insertUpload, type UploadRow } from './store.ts';
import { takeIn } from './take-in.ts';
import { expiryOf } from './uploads.ts';
import { aloneUntil, writingOf, writtenElsewhere } from './writing.ts';

/** Takes a document in one request. @throws DomainError as `uploadForm` does */
export const uploadDocument = (call: Call<typeof api.library.uploadDocument>) => uploadForm(call, 'document');
/** Takes a video in one request. @throws DomainError as `uploadForm` does */
export const uploadVideo = (call: Call<typeof api.library.uploadVideo>) => uploadForm(call, 'video');

type FormCall = Pick<Call<typeof api.library.uploadDocument>, 'deps' | 'actor' | 'caller'>;

/**
 * Takes a whole file in one request, and keeps nothing of it when that fails. The key of the request names the upload, so that the
 * same bytes under the same key are one item, however often they come.
 * @throws DomainError `too_large`, `storage_full`, `unsupported_type`, `malformed`, `idempotency_conflict`, `conflict`
 */
async function uploadForm({ deps, actor, caller }: FormCall, kind: LibraryKind): Promise<LibraryItem> {
  const { incoming, idempotencyKey } = caller;
  if (!incoming) throw new DomainError('malformed');
  const id = idempotencyKey ?? deps.ids.next();
  return oneAtATime(deps, { id, latest: false }, async () => {
    const before = await findFile(deps.db.query, id);
    if (before) return again(deps, actor, before, incoming);
    const unfinished = await findUpload(deps.db.query, id);
    if (unfinished && (unfinished.startedBy !== actor.id || unfinished.kind !== kind)) throw new DomainError('idempotency_conflict');
    if (unfinished?.writerUntil && unfinished.writerUntil > deps.clock.now().toISOString()) throw writtenElsewhere();
    if (unfinished) await forgetUpload(deps, id);
    const upload = await store(deps, actor, { id, kind }, incoming);
    try {
      return await publish(deps, actor, upload);
    } catch (error) {
      await forgetOwn(deps, upload);
      throw error;
    }
  });
}

async function store(deps: Deps, actor: Actor, { id, kind }: Pick<UploadRow, 'id' | 'kind'>, incoming: Incoming): Promise<UploadRow> {
  const limits = await limitsOf(deps);
  // Of a form, only the length of the whole is known, which is a little more than that of the file.
  const expected = incoming.announced ?? 0;
  if (expected > limits[kind] * 1.01 + 65_536 || expected > limits.left + 65_536) checkSize(kind, expected, limits);
  const now = deps.clock.now();
  const name = storableText(incoming.name).slice(0, UPLOAD_NAME_MAX);
  const upload = { id, kind, name, itemId: null, modifiedAt: null, digest: null };
  const writing = writingOf(deps, id, deps.ids.next());
  const alone = { writer: writing.writer, writerUntil: aloneUntil(now) };
  const row = {
    ...upload,
    ...alone,
    received: 0,
    byteSize: expected,
    startedBy: actor.id,
    createdAt: now.toISOString(),
    expiresAt: expiryOf(now),
  };
  if (!(await insertUpload(deps.db.query, row))) throw new DomainError('conflict');
  try {
    const most = Math.min(limits[kind], limits.left);
    const refusal = () => tooMuch(kind, most + 1, limits);
    const { count, cut } = await takeIn(deps.files, { key: id, from: 0, most, refusal }, incoming.bytes, writing);
    if (cut !== undefined) throw cut;
    return { ...row, byteSize: count, received: count };
  } catch (error) {
    await forgetOwn(deps, row);
    throw error;
  }
}

/** Forgets an upload, unless another request writes it by now. */
async function forgetOwn(deps: Deps, { id, writer }: Pick<UploadRow, 'id' | 'writer'>): Promise<void> {
  const now = await findUpload(deps.db.query, id);
  if (!now || now.writer === writer) await forgetUpload(deps, id);
}

function tooMuch(...size: Parameters<typeof checkSize>): Error {
  try {
    checkSize(...size);
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  return new DomainError('too_large');
}

/** What came of a key before, if the same bytes come again. @throws DomainError `idempotency_conflict` */
async function again(deps: Deps, actor: Actor, file: FileRow, { bytes }: Incoming): Promise<LibraryItem> {
  const conflict = () => new DomainError('idempotency_conflict');
  if (file.createdBy !== actor.id || file.role !== 'main') throw conflict();
  const hash = createHash('sha256');
  let length = 0;
  for await (const piece of bytes) {
    hash.update(piece);
    length += piece.length;
    if (length > file.byteSize) throw conflict();
  }
  if (hash.digest('hex') !== file.checksum) throw conflict();
  const item = await findItem(deps.db.query, file.itemId);
  if (!item || item.deletedAt !== null) throw new DomainError('not_found');
  return presentItem(deps, actor.id, item);
}
