import { type api, DomainError } from '@everstep/domain';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { presentCouncil } from './present.ts';
import { standingCouncil, updateCouncil, voicesOf } from './store.ts';

const NO_STEP = 'This guide has given no step that could be chosen.';

/** Chooses the step of one guide, another one, or none. The last choice stands; the same one again changes nothing. */
export async function chooseStep({ deps, actor, params, body }: Call<typeof api.council.choose>) {
  const { council, voices } = await transaction(deps.db, async (tx) => {
    const standing = await standingCouncil(tx, actor.id, params.id);
    const all = await voicesOf(tx, [standing.id]);
    if (standing.chosenPersonaId === body.personaId) return { council: standing, voices: all };
    const voice = all.find(({ personaId }) => personaId === body.personaId);
    if (body.personaId !== null && !voice) throw new DomainError('not_found');
    if (voice && voice.nextStep === null) throw new DomainError('conflict', { message: NO_STEP });
    const change = { chosenPersonaId: body.personaId, version: standing.version + 1, updatedAt: deps.clock.now().toISOString() };
    return { council: await updateCouncil(tx, standing, change), voices: all };
  });
  deps.events.publish(actor.id, { resource: 'council', id: council.id });
  return presentCouncil(council, voices);
}
