import type { api, ServerLog } from '@everstep/domain';
import { adminOf } from '../admin/acting-admin.ts';
import { recordAct } from '../admin/audit.ts';
import { requireConfirmation } from '../admin/confirm.ts';
import { decodeCursor, pageOf } from '../db/cursor.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import type { MonitoringTables } from './tables.ts';

/** The newest lines of the logs of all servers, a page at a time. Their ids are made in the order of time, so that the key is the order. */
export async function readRecentLogs({ deps, query: { level, limit, cursor } }: Call<typeof api.monitoring.recentLogs>) {
  await deps.logs.flush(deps.db);
  let listed = deps.db.query.selectFrom('serverLog').selectAll();
  if (level !== undefined) listed = listed.where('level', '=', level);
  const [last] = decodeCursor(cursor, 1) ?? [];
  if (last !== undefined) listed = listed.where('id', '<', last);
  const found = await listed
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = pageOf(found, limit, ({ id }) => [id]);
  return { logs: rows.map(presentLog), nextCursor };
}

/** The newest lines of all. */
export async function newestLogs(deps: Pick<Deps, 'db' | 'logs'>, limit: number): Promise<ServerLog[]> {
  await deps.logs.flush(deps.db);
  const rows = await deps.db.query.selectFrom('serverLog').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return rows.map(presentLog);
}

/**
 * Clears the lines of all servers; what another one has heard in the last seconds may still come. The audit stays, and says who did it.
 * @throws DomainError `confirmation_needed`
 */
export async function clearLogs({ deps, actor }: Call<typeof api.monitoring.clearLogs>) {
  await deps.logs.flush(deps.db);
  await transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    await requireConfirmation(tx, actor, deps.clock.now());
    await tx.deleteFrom('serverLog').execute();
    await recordAct(tx, deps, admin, { act: 'logs_cleared' });
  });
  return {};
}

const presentLog = ({ id, at, level, message, detail, route, requestId, times, server }: MonitoringTables['serverLog']): ServerLog => ({
  ...{ id, at, level, message, detail, route, requestId, times, server },
});
