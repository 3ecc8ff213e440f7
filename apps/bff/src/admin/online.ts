import { type api, ONLINE_LISTED, ONLINE_MINUTES } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { presentUserRow } from './user-store.ts';

/** Who used the product lately, the one seen last first. */
export async function readOnline({ deps }: Call<typeof api.admin.onlineUsers>) {
  const { query } = deps.db;
  const since = new Date(deps.clock.now().getTime() - ONLINE_MINUTES * 60_000).toISOString();
  const seen = await query
    .selectFrom('session')
    .select((row) => ['memberId', row.fn.max('lastSeenAt').as('at')])
    .where('lastSeenAt', '>=', since)
    .where('revokedAt', 'is', null)
    .groupBy('memberId')
    .execute();
  const newest = seen.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, ONLINE_LISTED);
  const ids = newest.map(({ memberId }) => memberId);
  const members = ids.length === 0 ? [] : await query.selectFrom('member').selectAll().where('id', 'in', ids).execute();
  const known = new Map(members.map((member) => [member.id, member]));
  const times = new Map(newest.map(({ memberId, at }) => [memberId, at]));
  const users = ids.flatMap((id) => known.get(id) ?? []).map((member) => presentUserRow(member, times));
  return { users, count: seen.length };
}
