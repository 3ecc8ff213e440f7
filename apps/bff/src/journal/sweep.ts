import { removeBytes } from '../accounts/profile-image.ts';
import { forGoodBefore } from '../db/deleted-rows.ts';
import { transaction } from '../db/transaction.ts';
import { deleteFiles } from '../files/store.ts';
import type { Sweep } from '../system/sweeps.ts';
import { overwriteForgotten } from './search.ts';

const BATCH = 100;

/** Forgets for good what was deleted longer ago than it can be brought back, photos too. */
export const journalSweep: Sweep = {
  name: 'deleted journal entries',
  everySeconds: 3600,
  async run(deps) {
    const before = forGoodBefore(deps.clock.now());
    for (;;) {
      const gone = await deps.db.query
        .selectFrom('journalEntry')
        .select(['id', 'memberId'])
        .where('deletedAt', '<', before)
        .orderBy('deletedAt')
        .limit(BATCH)
        .execute();
      if (gone.length === 0) return;
      const ids = gone.map(({ id }) => id);
      const files = await transaction(deps.db, async (tx) => {
        const photos = await tx
          .deleteFrom('journalPhoto')
          .where('entryId', 'in', ids)
          .returning(['memberId', 'largeFile', 'smallFile'])
          .execute();
        for (const { memberId, largeFile, smallFile } of photos) await deleteFiles(tx, memberId, [largeFile, smallFile]);
        // Whoever restored one in the meantime keeps it.
        await tx.deleteFrom('journalEntry').where('id', 'in', ids).where('deletedAt', '<', before).execute();
        await overwriteForgotten(tx, deps.db.dialect);
        return photos.flatMap(({ largeFile, smallFile }) => [largeFile, smallFile]);
      });
      await removeBytes(deps, files);
    }
  },
};
