import type { api, ClosedChallengeRun } from '@everstep/domain';
import { presentDate } from '../gamification/earning.ts';
import { readProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { listCatalogue, nameOfRun, startable } from './editions.ts';
import { readOpenRuns } from './open-runs.ts';
import { presentClosed, presentProgressList, presentRun, presentSummary, presentTemplate } from './present.ts';
import { listClosedRuns } from './store.ts';

type Features = typeof api.challenges;

/** Active and paused runs, the newest first. */
export async function readUserProgress({ actor, deps }: Call<Features['userProgress']>) {
  const today = presentDate({ deps, actor }, await readProgress(deps.db.query, actor.id));
  return presentProgressList(await readOpenRuns(deps.db.query, actor.id, today));
}

/** The challenges there are, and the open runs with the tasks of their day. */
export async function readChallenges({ actor, deps }: Call<Features['overview']>) {
  const today = presentDate({ deps, actor }, await readProgress(deps.db.query, actor.id));
  const runs = await readOpenRuns(deps.db.query, actor.id, today);
  return { today, templates: (await listCatalogue(deps.db.query)).map(presentSummary), runs: runs.map((run) => presentRun(run, today)) };
}

/** A challenge with all its days. */
export async function readTemplate({ params, deps }: Call<Features['template']>) {
  return presentTemplate((await startable(deps.db.query, params.templateId)).challenge);
}

/** Runs that were finished or stopped, the newest first, a page at a time. */
export async function readClosedRuns({ actor, deps, query }: Call<Features['closedRuns']>) {
  const { rows, nextCursor } = await listClosedRuns(deps.db.query, actor.id, query);
  const runs: ClosedChallengeRun[] = [];
  for (const row of rows) runs.push(presentClosed(row, await nameOfRun(deps.db.query, row)));
  return { runs, nextCursor };
}
