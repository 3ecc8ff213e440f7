import type { Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Query } from './store.ts';
import type { NotificationTables } from './tables.ts';

type Receipt = Selectable<NotificationTables['notificationReceipt']>;

/** Writes what a member has done with a notification. */
export async function putReceipt(tx: Query, receipt: Receipt): Promise<void> {
  await tx
    .insertInto('notificationReceipt')
    .values(receipt)
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'notificationId']).doUpdateSet({ readAt: receipt.readAt, deletedAt: receipt.deletedAt }),
    )
    .execute();
}

/** Writes that a member has read a notification. One that is deleted meanwhile stays so. */
export async function noteRead(query: Query, receipt: Omit<Receipt, 'deletedAt'>): Promise<void> {
  await query
    .insertInto('notificationReceipt')
    .values({ ...receipt, deletedAt: null })
    .onConflict((conflict) => conflict.columns(['memberId', 'notificationId']).doUpdateSet({ readAt: receipt.readAt }))
    .execute();
}

/** Marks all receipts of a member as read, and remembers the place up to which everything is. */
export async function markRead(tx: Tx, memberId: string, mark: { readonly place: number; readonly at: string }): Promise<void> {
  await tx
    .insertInto('notificationMark')
    .values({ memberId, ...mark })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(mark))
    .execute();
  await tx
    .updateTable('notificationReceipt')
    .set({ readAt: mark.at })
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
}
