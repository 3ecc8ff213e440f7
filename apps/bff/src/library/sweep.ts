import { forGoodBefore } from '../db/deleted-rows.ts';
import type { Deps } from '../deps.ts';
import type { Sweep } from '../system/sweeps.ts';
import { forgetUpload } from './publish.ts';

/** How long a file that was replaced is kept for those who are in the middle of it, in milliseconds. */
const REPLACED_KEPT_MS = 24 * 60 * 60 * 1000;
const BATCH = 50;

/** Removes uploads that nobody goes on with, files that were replaced a day ago, and what was deleted for good. */
export const librarySweep: Sweep = {
  name: 'files of the library that nobody needs',
  everySeconds: 600,
  async run(deps) {
    const now = deps.clock.now();
    await each(
      deps,
      () => expiredUploads(deps, now.toISOString()),
      (id) => forgetUpload(deps, id),
    );
    const replaced = new Date(now.getTime() - REPLACED_KEPT_MS).toISOString();
    await each(
      deps,
      () => replacedFiles(deps, replaced),
      (id) => removeFile(deps, id),
    );
    const gone = forGoodBefore(now);
    await each(
      deps,
      () => filesOfDeleted(deps, gone),
      (id) => removeFile(deps, id),
    );
    await deps.db.query.deleteFrom('libraryItem').where('deletedAt', '<', gone).execute();
  },
};

type Ids = readonly { readonly id: string }[];

async function each({ shutdown }: Deps, find: () => Promise<Ids>, remove: (id: string) => Promise<void>): Promise<void> {
  for (let found = await find(); found.length > 0 && !shutdown.aborted; found = await find()) {
    for (const { id } of found) await remove(id);
  }
}

const expiredUploads = ({ db }: Deps, before: string): Promise<Ids> =>
  db.query.selectFrom('libraryUpload').select('id').where('expiresAt', '<', before).limit(BATCH).execute();

const replacedFiles = ({ db }: Deps, before: string): Promise<Ids> =>
  db.query.selectFrom('libraryFile').select('id').where('replacedAt', '<', before).limit(BATCH).execute();

const filesOfDeleted = ({ db }: Deps, before: string): Promise<Ids> =>
  db.query
    .selectFrom('libraryFile')
    .innerJoin('libraryItem', 'libraryItem.id', 'libraryFile.itemId')
    .select('libraryFile.id')
    .where('libraryItem.deletedAt', '<', before)
    .limit(BATCH)
    .execute();

/** The row goes last: while it stands, the bytes are found. */
async function removeFile({ db, files }: Deps, id: string): Promise<void> {
  await files.remove(id);
  await db.query.deleteFrom('libraryFile').where('id', '=', id).execute();
}
