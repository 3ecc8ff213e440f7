import { type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { presentDownload } from './present.ts';
import { findItem, listItems } from './store.ts';

/** Documents for members, newest first, a page at a time. */
export async function readDownloads({ deps, actor, query }: Call<typeof api.library.downloads>) {
  const { rows, nextCursor } = await listItems(deps.db.query, { ...query, kind: 'document' });
  return { downloads: rows.map((row) => presentDownload(deps, actor.id, row)), nextCursor };
}

/** One document or video, with links that are good from now on. @throws DomainError `not_found` */
export async function readDownload({ deps, actor, params }: Call<typeof api.library.download>) {
  const item = await findItem(deps.db.query, params.id);
  if (!item || item.deletedAt !== null) throw new DomainError('not_found');
  return presentDownload(deps, actor.id, item);
}
