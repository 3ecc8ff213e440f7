import type { api } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { lastPlace } from '../notifications/store.ts';
import { presentUser } from './present.ts';
import { noteSeen } from './sessions.ts';
import { readAccount } from './store.ts';

/** The signed-in member. */
export async function me({ deps, actor }: Call<(typeof api.accounts)['me']>) {
  noteSeen(deps, actor.sessionId);
  const { query } = deps.db;
  const lastEventId = String(await lastPlace(query));
  return { user: presentUser(deps, await readAccount(query, actor.id)), lastEventId };
}
