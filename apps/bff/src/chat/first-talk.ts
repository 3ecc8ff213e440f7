import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { earning } from '../gamification/earning.ts';
import { recordActivity } from '../gamification/record-activity.ts';
import { ledgerRowsOf } from '../gamification/store.ts';
import { readTurn } from './store.ts';

const SOURCE = 'guide_chat';

/** Counts the first talk with each guide for the achievements. Talking earns no XP, and a hard moment counts for nothing. */
export async function rewardFirstTalk(deps: Deps, actor: Actor, turnId: string): Promise<void> {
  const { reply } = await readTurn(deps.db.query, turnId);
  if (reply.safetyLevel >= 2) return;
  const booked = await ledgerRowsOf(deps.db.query, actor.id, { source: SOURCE, reference: reply.personaId, period: '' });
  if (booked.length > 0) return;
  await earning({ deps, actor }, (now) => recordActivity(now, { source: SOURCE, reference: reply.personaId, gains: { guides: 1 } }));
}
