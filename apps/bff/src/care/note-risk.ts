import { assess, HIGH_RISK_LEVEL, soundsTroubled } from '@everstep/domain';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { insertCareEvent } from './store.ts';

interface Noting {
  readonly actor: Pick<Actor, 'id'>;
  readonly deps: Pick<Deps, 'clock' | 'ids'>;
}

/**
 * Whether a note, a title or any other words that a member keeps speak of danger, or may do so. New ones of which the rules are sure are
 * counted by level and time alone, so that guides are gentle for a day.
 * @param isNew whether these words are said for the first time; the same words again are not another moment
 */
export async function notesRisk(
  { actor, deps }: Noting,
  tx: Tx,
  { note, isNew }: { readonly note: string; readonly isNew: boolean },
): Promise<boolean> {
  const { level } = assess(note);
  // No card and no event where nothing is sure; but nothing is celebrated either.
  if (level < HIGH_RISK_LEVEL) return soundsTroubled(note);
  if (isNew) await insertCareEvent(tx, { id: deps.ids.next(), memberId: actor.id, level, at: deps.clock.now().toISOString() });
  return true;
}
