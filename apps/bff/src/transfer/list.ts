import type { api, ImportPreview } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { presentImport } from './present.ts';
import { findWaiting, lastExportAt, listImports } from './store.ts';

/** What a member has taken in and out, newest first. */
export async function readTransfer({ deps, actor, query }: Call<typeof api.transfer.read>) {
  const now = deps.clock.now();
  const waiting = await findWaiting(deps.db.query, actor.id);
  const isOpen = waiting !== undefined && now.toISOString() < waiting.expiresAt;
  const { rows, nextCursor } = await listImports(deps.db.query, actor.id, query);
  return {
    // Only previews that the contract took are ever stored in this column.
    pending: isOpen ? (JSON.parse(waiting.preview) as ImportPreview) : null,
    imports: rows.map((row) => presentImport(row, now)),
    nextCursor,
    lastExportAt: await lastExportAt(deps.db.query, actor.id),
  };
}
