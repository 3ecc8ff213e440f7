import { HIGH_RISK_LEVEL, type NotificationPriority, type NotificationType } from '@everstep/domain';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import { transaction } from '../../db/transaction.ts';
import type { Query } from '../store.ts';
import type { PushTables } from './tables.ts';

export type DeliveryRow = Selectable<PushTables['pushDelivery']>;

/** How long whoever takes a delivery has it to themselves, in seconds; what a server leaves behind is taken again after that. */
const LEASE_SECONDS = 120;

/** What one push needs to know: the device, the words, and what their member wants. */
export interface DueDelivery {
  readonly delivery: DeliveryRow;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly timeZone: string;
  readonly failedAt: string | null;
  readonly memberId: string;
  readonly subject: string;
  readonly senderName: string;
  readonly type: NotificationType;
  readonly priority: NotificationPriority;
  readonly audience: string;
  /** Null without a preference of the member. */
  readonly mutedTypes: string | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  /** As for the inbox: whether the member has seen it elsewhere. */
  readonly toucher: string | null;
  readonly readAt: string | null;
  readonly deletedAt: string | null;
  readonly notificationPlace: number;
  readonly mark: number | null;
  /** The member's last hard moment. */
  readonly lastRiskAt: string | null;
}

/** Takes deliveries that are due, the oldest first, so that no other server takes them meanwhile. */
export async function takeDue(db: Db, limit: number, now: Date): Promise<DeliveryRow[]> {
  const at = now.toISOString();
  const due = await db.query.selectFrom('pushDelivery').select('dueAt').where('dueAt', '<=', at).limit(1).executeTakeFirst();
  if (!due) return [];
  return transaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('pushDelivery')
      .selectAll()
      .where('dueAt', '<=', at)
      .orderBy('dueAt')
      .limit(limit)
      .$if(db.dialect === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();
    const until = new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString();
    for (const row of rows) await changeDelivery(tx, row, { dueAt: until, attempts: row.attempts + 1 });
    return rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
  });
}

export const changeDelivery = (tx: Tx, row: DeliveryRow, change: { readonly dueAt: string; readonly attempts: number }) =>
  tx.updateTable('pushDelivery').set(change).where('subscriptionId', '=', row.subscriptionId).where('place', '=', row.place).execute();

export const removeDelivery = (tx: Tx, row: DeliveryRow) =>
  tx.deleteFrom('pushDelivery').where('subscriptionId', '=', row.subscriptionId).where('place', '=', row.place).execute();

/** What is known of deliveries now. Those whose session has ended, or whose member is suspended, are left out. */
export async function knownOf(query: Query, taken: readonly DeliveryRow[], now: Date): Promise<readonly DueDelivery[]> {
  const rows = await query
    .selectFrom('pushDelivery as delivery')
    .innerJoin('pushSubscription as device', 'device.id', 'delivery.subscriptionId')
    .innerJoin('session', 'session.id', 'device.sessionId')
    .innerJoin('member', 'member.id', 'device.memberId')
    .innerJoin('notification', 'notification.id', 'delivery.notificationId')
    .leftJoin('notificationPreference as wish', 'wish.memberId', 'device.memberId')
    .leftJoin('notificationMark as mark', 'mark.memberId', 'device.memberId')
    .leftJoin('notificationReceipt as receipt', (join) =>
      join.onRef('receipt.memberId', '=', 'device.memberId').onRef('receipt.notificationId', '=', 'notification.id'),
    )
    .select(['delivery.subscriptionId', 'delivery.place as deliveryPlace'])
    .select(['device.endpoint', 'device.p256dh', 'device.auth', 'device.timeZone', 'device.failedAt', 'device.memberId'])
    .select(['notification.subject', 'notification.senderName', 'notification.type', 'notification.priority', 'notification.audience'])
    .select(['notification.place as notificationPlace', 'wish.mutedTypes', 'wish.quietFrom', 'wish.quietTo', 'mark.place as mark'])
    .select(['receipt.memberId as toucher', 'receipt.readAt', 'receipt.deletedAt'])
    .select((row) =>
      row
        .selectFrom('careEvent')
        .select((event) => event.fn.max('careEvent.at').as('at'))
        .whereRef('careEvent.memberId', '=', 'device.memberId')
        .where('careEvent.level', '>=', HIGH_RISK_LEVEL)
        .as('lastRiskAt'),
    )
    .where(
      'delivery.subscriptionId',
      'in',
      taken.map(({ subscriptionId }) => subscriptionId),
    )
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', now.toISOString())
    .where('member.status', '=', 'active')
    .execute();
  const byName = new Map(taken.map((delivery) => [`${delivery.subscriptionId} ${delivery.place}`, delivery]));
  return rows.flatMap(({ subscriptionId, deliveryPlace, notificationPlace, ...known }) => {
    const delivery = byName.get(`${subscriptionId} ${deliveryPlace}`);
    return delivery && notificationPlace !== null ? [{ ...known, notificationPlace, delivery }] : [];
  });
}
