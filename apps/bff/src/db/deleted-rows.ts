import type { Sweep } from '../system/sweeps.ts';

/** How long what a member has deleted can be brought back, in milliseconds. */
const RESTORE_WITHIN_MS = 30 * 86_400_000;

/** The instant before which a deletion is for good. */
export const forGoodBefore = (now: Date): string => new Date(now.getTime() - RESTORE_WITHIN_MS).toISOString();

/** Whether a row was deleted longer ago than it can be brought back. */
export const isGone = ({ deletedAt }: { readonly deletedAt: string | null }, now: Date): boolean =>
  deletedAt !== null && deletedAt < forGoodBefore(now);

/**
 * Forgets rows of a table for good, once they can't be brought back any more.
 * @param name what they are, in the words of the log
 */
export const forgetDeleted = (name: string, table: 'goal' | 'habit' | 'mood' | 'moodExperiment'): Sweep => ({
  name,
  everySeconds: 3600,
  async run({ db, clock }) {
    await db.query.deleteFrom(table).where('deletedAt', '<', forGoodBefore(clock.now())).execute();
  },
});
