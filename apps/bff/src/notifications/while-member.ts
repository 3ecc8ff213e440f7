import { DomainError } from '@everstep/domain';
import { findMember } from '../accounts/store.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';

interface Acting {
  readonly deps: Pick<Deps, 'db'>;
  readonly actor: Actor;
}

/**
 * Does what a member asks for with their notifications. An account may end in that very moment, and with it all that could be read or
 * written of theirs: what fails for that is no fault of the server.
 * @throws DomainError `session_expired` once the account has ended
 */
export const whileMember =
  <C extends Acting, R>(work: (call: C) => Promise<R>) =>
  async (call: C): Promise<R> => {
    try {
      return await work(call);
    } catch (error) {
      if (error instanceof DomainError || (await findMember(call.deps.db.query, call.actor.id))) throw error;
      throw new DomainError('session_expired', { cause: error });
    }
  };
