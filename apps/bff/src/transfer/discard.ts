import { type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { dropFile } from './kept-file.ts';
import { findWaiting } from './store.ts';

/** Forgets a file that was looked at. */
export async function discardImport({ deps, actor, params }: Call<typeof api.transfer.discard>) {
  const waiting = await findWaiting(deps.db.query, actor.id);
  if (waiting?.id !== params.id) throw new DomainError('not_found');
  await dropFile(deps, waiting);
  return {};
}
