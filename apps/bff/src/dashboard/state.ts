import { type api, generalChatPersona } from '@everstep/domain';
import { isQuiet } from '../care/status.ts';
import { presentDate } from '../gamification/earning.ts';
import type { Call } from '../http/route.ts';
import { countUnread } from '../notifications/count-store.ts';
import { readVersions } from './store.ts';

/**
 * Names all that a dashboard is made from: the member's date, the guide, whether all keeps quiet, how much is unread, and two versions. Whatever writes totals, ledger, days,
 * check-ins, moods or goals raises the version of the totals, which it locks first; whatever writes the profile raises the member's.
 */
export async function dashboardState({ actor, deps, query }: Call<typeof api.dashboard.read>): Promise<string> {
  const { query: read } = deps.db;
  const [versions, unread] = await Promise.all([readVersions(read, actor.id), countUnread(read, actor.id)]);
  const quiet = isQuiet(versions.lastRiskAt, deps.clock.now());
  return `${versions.member} ${versions.totals} ${presentDate({ deps, actor }, versions)} ${generalChatPersona(query.personaId)} ${quiet} ${unread}`;
}
