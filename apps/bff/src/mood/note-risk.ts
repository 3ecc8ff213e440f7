import { assess, HIGH_RISK_LEVEL, soundsTroubled } from '@everstep/domain';
import { insertCareEvent } from '../care/store.ts';
import type { Tx } from '../db/client.ts';
import type { EarningCall } from '../gamification/earning.ts';

/**
 * Whether a note speaks of danger, or may do so. A new one of which the rules are sure is counted by level and time alone, so that guides are gentle for a day.
 * @param isNew whether these words are said for the first time; the same words again are not another moment
 */
export async function notesRisk(
  { actor, deps }: Pick<EarningCall, 'actor' | 'deps'>,
  tx: Tx,
  { note, isNew }: { readonly note: string; readonly isNew: boolean },
): Promise<boolean> {
  const { level } = assess(note);
  // No card and no event where nothing is sure; but nothing is celebrated either.
  if (level < HIGH_RISK_LEVEL) return soundsTroubled(note);
  if (isNew) await insertCareEvent(tx, { id: deps.ids.next(), memberId: actor.id, level, at: deps.clock.now().toISOString() });
  return true;
}
