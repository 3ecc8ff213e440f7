import { type api, corePersona, corePersonas, DomainError } from '@everstep/domain';
import { arlo } from '@everstep/domain/guides';
import type { Call } from '../http/route.ts';

/** The six core guides, in the order of the selector. */
export async function personas(_call: Call<typeof api.chat.personas>) {
  return [...corePersonas];
}

/** One guide by id; arlo of the life script is given only here. */
export async function persona({ params }: Call<typeof api.chat.persona>) {
  const named = params.personaId === arlo.id ? arlo : corePersona(params.personaId);
  if (!named) throw new DomainError('not_found');
  return named;
}
