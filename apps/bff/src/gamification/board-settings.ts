import type { api } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Call } from '../http/route.ts';

type Features = typeof api.gamification;

/** Whether the member stands on the boards, and under which name. */
export const readBoardSettings = ({ actor, deps }: Call<Features['boardSettings']>) => boardSettingsOf(deps.db.query, actor.id);

/** Changes what was sent. The boards follow at once; no total is touched. */
export async function changeBoardSettings({ actor, body, deps }: Call<Features['changeBoardSettings']>) {
  const change = {
    ...(body.listed === undefined ? {} : { listed: body.listed ? 1 : 0 }),
    ...(body.name === undefined ? {} : { boardName: body.name }),
  };
  if (Object.keys(change).length > 0) {
    await deps.db.query.updateTable('memberProgress').set(change).where('memberId', '=', actor.id).execute();
  }
  return boardSettingsOf(deps.db.query, actor.id);
}

/** The member's own place on the boards. */
export async function boardSettingsOf(query: Kysely<Tables>, memberId: string): Promise<{ listed: boolean; name: string }> {
  const row = await query
    .selectFrom('memberProgress')
    .innerJoin('member', 'member.id', 'memberProgress.memberId')
    .select(['memberProgress.listed', 'memberProgress.boardName', 'member.firstName'])
    .where('memberProgress.memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return { listed: row.listed === 1, name: row.boardName ?? row.firstName };
}
