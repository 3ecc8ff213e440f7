import { api } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { log } from '../log/log.ts';
import type { Session } from './session-store.ts';

/** Asks once more for an account that could not be loaded. Whoever has signed out meanwhile is not brought back. */
export async function fetchAccount(session: Session, call: Call): Promise<void> {
  try {
    const { user } = await call(api.accounts.me, {});
    if (session.token() !== null) session.setUser(user);
  } catch (error) {
    log.info('The member could not be loaded.', error);
  }
}
