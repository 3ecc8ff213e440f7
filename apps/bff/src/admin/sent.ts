import { type api, DomainError, type SentNotification } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { cancelWaiting } from '../notifications/deliver.ts';
import { adminOf } from './acting-admin.ts';
import { recordAct } from './audit.ts';
import { presentSent } from './present.ts';
import { findSent, listSent, sentNumbers } from './store.ts';

/** What was sent, waits or was cancelled, newest first, a page at a time. */
export async function readSent({ deps, query }: Call<typeof api.admin.sentNotifications>) {
  const { rows, nextCursor } = await listSent(deps.db.query, query);
  const counts = await sentNumbers(
    deps.db.query,
    rows.map(({ id }) => id),
  );
  return { notifications: rows.map((row) => presentSent(row, counts)), nextCursor };
}

/**
 * Cancels a notification that has not gone out. One that was cancelled already stays so.
 * @throws DomainError `not_found`, `already_sent`
 */
export async function cancelNotification({ deps, actor, params }: Call<typeof api.admin.cancelNotification>): Promise<SentNotification> {
  const at = deps.clock.now().toISOString();
  const row = await transaction(deps.db, async (tx) => {
    const admin = await adminOf(tx, actor);
    const now = await cancelWaiting(tx, params.id, at);
    if (now) await recordAct(tx, deps, admin, { act: 'notification_cancelled', recordId: params.id });
    const cancelled = now ?? (await findSent(tx, params.id));
    if (!cancelled) throw new DomainError('not_found');
    if (cancelled.cancelledAt === null) throw new DomainError('already_sent');
    return cancelled;
  });
  return presentSent(row, await sentNumbers(deps.db.query, [row.id]));
}
