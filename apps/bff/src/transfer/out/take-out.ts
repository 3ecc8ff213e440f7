import type { api } from '@everstep/domain';
import { transaction } from '../../db/transaction.ts';
import { fileLink } from '../../files/links.ts';
import { announceProgress, openEarning } from '../../gamification/earning.ts';
import { recordActivity } from '../../gamification/record-activity.ts';
import type { Call } from '../../http/route.ts';

/** The label under which taking data out counts; its reference is the export's id. */
const EXPORT_SOURCE = 'data_export';

/** Opens an export: the archive is made anew whenever its link is fetched, and kept nowhere. */
export async function takeOut({ deps, actor }: Call<typeof api.transfer.export>) {
  const now = deps.clock.now();
  const [id, at] = [deps.ids.next(), now.toISOString()];
  const award = await transaction(deps.db, async (tx) => {
    const earning = await openEarning(tx, { deps, actor });
    await tx.insertInto('dataExport').values({ id, memberId: actor.id, at }).execute();
    return recordActivity(earning, { source: EXPORT_SOURCE, reference: id });
  });
  announceProgress(deps, actor.id);
  return { id, at, award, fileName: exportFileName(at), url: exportLink(deps.secret, { id, memberId: actor.id }, now) };
}

/** The name under which a browser saves the archive. */
export const exportFileName = (at: string): string => `everstep-${at.slice(0, 10)}.zip`;

/** What a link to an export is signed for: no id of a file has a slash. */
export const exportFileId = (id: string): string => `export/${id}`;

const exportLink = (secret: Uint8Array, { id, memberId }: { id: string; memberId: string }, now: Date): string =>
  fileLink(secret, { fileId: exportFileId(id), memberId }, now);
