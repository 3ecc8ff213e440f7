import { removeBytes } from '../accounts/profile-image.ts';
import { transaction } from '../db/transaction.ts';
import { deleteFiles } from '../files/store.ts';
import type { Sweep } from '../system/sweeps.ts';

const KEPT_DAYS = 30;
const BATCH = 50;

/** Forgets what was read aloud 30 days ago; it can be read again. */
export const speechSweep: Sweep = {
  name: 'old speech',
  everySeconds: 3600,
  async run(deps) {
    const before = new Date(deps.clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
    for (;;) {
      const { query } = deps.db;
      const old = await query
        .selectFrom('speechClip')
        .selectAll()
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(BATCH)
        .execute();
      if (old.length === 0) return;
      for (const { memberId, hash, fileId } of old) {
        await transaction(deps.db, async (tx) => {
          await tx.deleteFrom('speechClip').where('memberId', '=', memberId).where('hash', '=', hash).execute();
          await deleteFiles(tx, memberId, [fileId]);
        });
        await removeBytes(deps, [fileId]);
      }
    }
  },
};
