import { type api, generalChatPersona } from '@everstep/domain';
import { presentDate } from '../gamification/earning.ts';
import type { Call } from '../http/route.ts';
import { readVersions } from './store.ts';

/**
 * Names all that a dashboard is made from: the member's date, the guide, and two versions. Whatever writes totals, ledger, days,
 * check-ins or moods raises the version of the totals, which it locks first; whatever writes the profile raises the member's.
 */
export async function dashboardState({ actor, deps, query }: Call<typeof api.dashboard.read>): Promise<string> {
  const versions = await readVersions(deps.db.query, actor.id);
  return `${versions.member} ${versions.totals} ${presentDate({ deps, actor }, versions)} ${generalChatPersona(query.personaId)}`;
}
