import type { DashboardData, DateText } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { readOpenRuns } from './open-runs.ts';
import { presentProgressList, presentRun } from './present.ts';

/** The runs of a member and what they ask for today, as the dashboard shows it. One query where no run is open. */
export async function readChallengesToday(
  query: Kysely<Tables>,
  memberId: string,
  today: DateText,
): Promise<Pick<DashboardData, 'challengesToday' | 'challengeRuns'>> {
  const runs = await readOpenRuns(query, memberId, today);
  const challengesToday = runs
    .map((run) => presentRun(run, today))
    .flatMap(({ id, name, totalDays, status, open }) =>
      status === 'active'
        ? open
            .filter(({ place }) => place === 'today')
            .map(({ day, title, complete, tasks }) => ({ runId: id, name, day, totalDays, title, complete, tasks }))
        : [],
    );
  return { challengesToday, challengeRuns: presentProgressList(runs) };
}
