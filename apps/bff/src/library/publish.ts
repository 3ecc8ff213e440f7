import { type AuditAct, DomainError, type LibraryItem, labelOf, libraryTypes, libraryTypeWords, searchableTitle } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { adminOf } from '../admin/acting-admin.ts';
import { recordAct } from '../admin/audit.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type Inspected, inspect } from './inspect.ts';
import { presentItem } from './present.ts';
import { sniff } from './sniff.ts';
import { changeItem, deleteUpload, findFile, findItem, insertFile, insertItem, markReplaced, type UploadRow } from './store.ts';

/**
 * Makes a document or a video, or a new version of one, of an upload whose bytes are all here: the one end of every upload.
 * @throws DomainError `unsupported_type` when it is not what it should be, and nothing of it is kept then; `not_found`, `forbidden`
 */
export async function publish(deps: Deps, actor: Actor, upload: UploadRow): Promise<LibraryItem> {
  const inspected = await inspect(deps.files, upload.id, upload.byteSize, upload.name);
  const type = sniff(inspected);
  if (type === undefined || libraryTypes[type].kind !== upload.kind) {
    await forgetUpload(deps, upload.id);
    const plural = upload.kind === 'document' ? 'documents' : 'videos';
    const message = `This is not one of the ${plural} that can be taken: ${libraryTypeWords[upload.kind]}.`;
    throw new DomainError('unsupported_type', { message });
  }
  const item = await transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    if (!(await deleteUpload(tx, upload.id))) throw new DomainError('not_found');
    const act = await keep(tx, deps, { upload, inspected, type });
    await recordAct(tx, deps, admin, act);
    return findItem(tx, act.recordId);
  });
  if (!item) throw new DomainError('not_found');
  return presentItem(deps, actor.id, item);
}

/** Forgets an upload with its bytes, unless they are a file of the library by now. */
export async function forgetUpload(deps: Deps, id: string): Promise<void> {
  // The row goes last: while it stands, a sweep finds the bytes.
  if (!(await findFile(deps.db.query, id))) await deps.files.remove(id);
  await deleteUpload(deps.db.query, id);
}

interface Whole {
  readonly upload: UploadRow;
  readonly inspected: Inspected;
  readonly type: NonNullable<ReturnType<typeof sniff>>;
}

async function keep(tx: Tx, { clock, ids }: Deps, { upload, inspected, type }: Whole): Promise<{ act: AuditAct; recordId: string }> {
  const at = clock.now().toISOString();
  const { checksum } = inspected;
  const { id, byteSize, startedBy } = upload;
  const file = { ...{ id, byteSize, checksum, type }, role: 'main' as const, createdBy: startedBy, createdAt: at, replacedAt: null };
  if (upload.itemId === null) {
    const item = { id: ids.next(), kind: upload.kind, title: labelOf(upload.name) };
    const rest = { fileId: id, captionsId: null, downloads: 0, publishedAt: at, createdAt: at, updatedAt: at, deletedAt: null, version: 1 };
    await insertItem(tx, { ...item, ...rest, titleKey: searchableTitle(item.title) });
    await insertFile(tx, { ...file, itemId: item.id, fileVersion: 1 });
    return { act: upload.kind === 'document' ? 'document_added' : 'video_added', recordId: item.id };
  }
  const item = await findItem(tx, upload.itemId);
  if (!item || item.deletedAt !== null) throw new DomainError('not_found');
  await insertFile(tx, { ...file, itemId: item.id, fileVersion: item.fileVersion + 1 });
  await markReplaced(tx, item.fileId, at);
  if (!(await changeItem(tx, item, { fileId: id, publishedAt: at, updatedAt: at })))
    throw new DomainError('unavailable', { retryAfter: 1 });
  return { act: 'file_replaced', recordId: item.id };
}
