import type { api } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { presentCouncil, presentSummary } from './present.ts';
import { listCouncils, standingCouncil, voicesOf } from './store.ts';

/** The member's councils, newest first, a page at a time. */
export async function readCouncils({ deps, actor, query }: Call<typeof api.council.list>) {
  const { rows, nextCursor } = await listCouncils(deps.db.query, actor.id, query);
  const voices = Map.groupBy(
    await voicesOf(
      deps.db.query,
      rows.map(({ id }) => id),
    ),
    ({ councilId }) => councilId,
  );
  return { councils: rows.map((row) => presentSummary(row, voices.get(row.id) ?? [])), nextCursor };
}

/** One council. */
export async function readCouncil({ deps, actor, params }: Call<typeof api.council.read>) {
  const council = await standingCouncil(deps.db.query, actor.id, params.id);
  return presentCouncil(council, await voicesOf(deps.db.query, [council.id]));
}
