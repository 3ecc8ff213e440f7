import type { api, NotificationPreferences, NotificationType } from '@everstep/domain';
import { notificationTypes } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import type { Query } from './store.ts';
import type { NotificationTables } from './tables.ts';

const everything: NotificationPreferences = { mutedTypes: [], quiet: null };

/** What a member wants to be told of as it comes; everything, until they say otherwise. */
export async function preferencesOf(query: Query, memberId: string): Promise<NotificationPreferences> {
  const row = await query.selectFrom('notificationPreference').selectAll().where('memberId', '=', memberId).executeTakeFirst();
  return row ? wantedBy(row) : everything;
}

type Wish = Pick<NotificationTables['notificationPreference'], 'quietFrom' | 'quietTo'> & { readonly mutedTypes: string | null };

/** What a row says that a member wants to be told of; one of nulls says everything. */
export const wantedBy = ({ mutedTypes, quietFrom: from, quietTo: to }: Wish): NotificationPreferences => ({
  // Only types of a validated body are ever stored in this column.
  mutedTypes: JSON.parse(mutedTypes ?? '[]') as NotificationType[],
  quiet: from !== null && to !== null ? { from, to } : null,
});

/** The member's own. */
export async function readPreferences({ deps, actor }: Call<typeof api.notifications.preferences>) {
  return preferencesOf(deps.db.query, actor.id);
}

/** Puts these in the place of what was there. */
export async function changePreferences({ deps, actor, body }: Call<typeof api.notifications.changePreferences>) {
  const row = {
    mutedTypes: JSON.stringify(notificationTypes.filter((type) => body.mutedTypes.includes(type))),
    quietFrom: body.quiet?.from ?? null,
    quietTo: body.quiet?.to ?? null,
    updatedAt: deps.clock.now().toISOString(),
  };
  await deps.db.query
    .insertInto('notificationPreference')
    .values({ memberId: actor.id, ...row })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(row))
    .execute();
  deps.events.publish(actor.id, { resource: 'notification', id: null });
  return preferencesOf(deps.db.query, actor.id);
}
