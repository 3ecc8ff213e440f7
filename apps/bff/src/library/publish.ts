import {
  type AuditAct,
  DomainError,
  type LibraryItem,
  type LibraryKind,
  labelOf,
  libraryTypes,
  libraryTypeWords,
  searchableTitle,
} from '@everstep/domain';
import type { Actor } from '../actor.ts';
import { adminOf } from '../admin/acting-admin.ts';
import { recordAct } from '../admin/audit.ts';
import type { Tx } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { type Inspected, inspect, inspectHead } from './inspect.ts';
import { presentItem } from './present.ts';
import { HEAD_BYTES, isWebPage, sniff } from './sniff.ts';
import { changeItem, deleteUpload, findFile, findItem, insertFile, insertItem, lockItem, markReplaced, type UploadRow } from './store.ts';

const OTHER_BYTES =
  'What arrived is not the file that was begun: another one took its place, or it changed on the way. Upload it once more.';
const WEB_PAGE = 'This is a web page or a drawing in its code, whatever it is called. Save it as a PDF, and upload that.';

/**
 * Makes a document or a video, or a new version of one, of an upload whose bytes are all here: the one end of every upload.
 * @throws DomainError `unsupported_type` when it is not what it should be, `malformed` when it is not the file that was said to come, and
 * nothing of it is kept then; `not_found`, `forbidden`
 */
export async function publish(deps: Deps, actor: Actor, upload: UploadRow): Promise<LibraryItem> {
  const { id, byteSize, name, digest } = upload;
  const inspected = await inspect(deps.files, { key: id, byteSize, name, byBlocks: digest !== null });
  if (digest !== null && digest !== inspected.digest) {
    await forgetUpload(deps, id);
    throw new DomainError('malformed', { message: OTHER_BYTES });
  }
  const type = sniff(inspected);
  if (type === undefined || libraryTypes[type].kind !== upload.kind) {
    await forgetUpload(deps, id);
    throw isWebPage(inspected) ? new DomainError('unsupported_type', { message: WEB_PAGE }) : notTaken(upload.kind);
  }
  const item = await transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    if (!(await deleteUpload(tx, id))) throw new DomainError('not_found');
    const act = await keep(tx, deps, { upload, inspected, type });
    await recordAct(tx, deps, admin, act);
    return findItem(tx, act.recordId);
  });
  if (!item) throw new DomainError('not_found');
  return presentItem(deps, actor.id, item);
}

/**
 * Refuses a video by its first part, so that nobody waits for the rest of what will not be taken. Documents show what they are at their end.
 * @throws DomainError `unsupported_type`
 */
export async function refuseEarly(deps: Deps, upload: UploadRow): Promise<void> {
  if (upload.kind !== 'video' || upload.received < HEAD_BYTES) return;
  const { head } = await inspectHead(deps.files, upload.id);
  const type = sniff({ head, tail: head, byteSize: head.length, isText: false, name: '' });
  if (type !== undefined && libraryTypes[type].kind === 'video') return;
  await forgetUpload(deps, upload.id);
  throw notTaken('video');
}

function notTaken(kind: LibraryKind): DomainError {
  const plural = kind === 'document' ? 'documents' : 'videos';
  return new DomainError('unsupported_type', { message: `This is not one of the ${plural} that can be taken: ${libraryTypeWords[kind]}.` });
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
  const item = await lockItem(tx, upload.itemId);
  if (!item || item.deletedAt !== null) throw new DomainError('not_found');
  await insertFile(tx, { ...file, itemId: item.id, fileVersion: item.fileVersion + 1 });
  await markReplaced(tx, item.fileId, at);
  await changeItem(tx, item, { fileId: id, publishedAt: at, updatedAt: at });
  return { act: 'file_replaced', recordId: item.id };
}
