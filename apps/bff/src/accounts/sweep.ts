import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { removeBytes } from './profile-image.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a demo member lives. */
export const DEMO_LIFE_MS = 24 * HOUR_MS;
/** Ended sessions and mailed tokens are kept this long, for questions about them. */
const KEPT_MS = 24 * HOUR_MS;
const BATCH = 20;

/** Removes what has had its time, now and every hour, until the server closes. */
export function startSweeping(deps: Deps): void {
  deps.background.run('sweep accounts', async (signal) => {
    while (!signal.aborted) {
      await sweepAccounts(deps).catch((err: unknown) => deps.log.error({ err }, 'sweep of accounts failed'));
      await pause(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  });
}

/** Removes demo members after 24 hours with all that is theirs, and sessions and mailed tokens that ended a day ago. */
export async function sweepAccounts(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  await removeOldDemoMembers(deps, new Date(now - DEMO_LIFE_MS).toISOString());
  const ended = new Date(now - KEPT_MS).toISOString();
  await deps.db.query.deleteFrom('session').where('expiresAt', '<', ended).execute();
  await deps.db.query.deleteFrom('accountToken').where('expiresAt', '<', ended).execute();
}

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
    const files = await deps.db.query.selectFrom('storedFile').select('id').where('memberId', 'in', ids).execute();
    // Everything else that belongs to a member goes with the row: each table says so in its foreign key.
    await deps.db.query.deleteFrom('idempotency').where('memberId', 'in', ids).execute();
    await deps.db.query.deleteFrom('member').where('id', 'in', ids).where('isDemo', '=', 1).execute();
    await removeBytes(
      deps,
      files.map((file) => file.id),
    );
  }
}
