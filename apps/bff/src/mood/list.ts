import type { api } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { presentMood } from './present.ts';
import { listMoods } from './store.ts';

/** The member's moods, newest first, a page at a time. */
export async function readMoods({ actor, deps, query }: Call<typeof api.mood.list>) {
  const { rows, nextCursor } = await listMoods(deps.db.query, actor.id, query);
  return { moods: rows.map(presentMood), nextCursor };
}
