import type { Deps } from '../deps.ts';
import type { Sweep } from '../system/sweeps.ts';
import { removeBytes } from './profile-image.ts';
import { removeMembers } from './remove-members.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a demo member lives. */
export const DEMO_LIFE_MS = 24 * HOUR_MS;
/** Ended sessions and mailed tokens are kept this long, for questions about them. */
const KEPT_MS = 24 * HOUR_MS;
const BATCH = 20;

/** Removes demo members after 24 hours with all that is theirs, and sessions and mailed tokens that ended a day ago. */
export const accountsSweep: Sweep = {
  name: 'ended accounts and sessions',
  everySeconds: 3600,
  async run(deps) {
    const now = deps.clock.now().getTime();
    await removeOldDemoMembers(deps, new Date(now - DEMO_LIFE_MS).toISOString());
    const ended = new Date(now - KEPT_MS).toISOString();
    await deps.db.query.deleteFrom('session').where('expiresAt', '<', ended).execute();
    await deps.db.query.deleteFrom('accountToken').where('expiresAt', '<', ended).execute();
  },
};

async function removeOldDemoMembers(deps: Deps, before: string): Promise<void> {
  for (;;) {
    const rows = await deps.db.query
      .selectFrom('member')
      .select('id')
      .where('isDemo', '=', 1)
      .where('createdAt', '<=', before)
      .orderBy('createdAt')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    await removeBytes(deps, await removeMembers(deps.db.query, ids));
  }
}
