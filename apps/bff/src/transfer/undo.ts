import { type api, type DataImport, DomainError } from '@everstep/domain';
import { shortened } from '@everstep/domain/transfer';
import { removeBytes } from '../accounts/profile-image.ts';
import { transaction } from '../db/transaction.ts';
import { openEarning } from '../gamification/earning.ts';
import type { Call } from '../http/route.ts';
import { announceImport } from './confirm.ts';
import { presentImport, undoUntil } from './present.ts';
import { removeRecords } from './remove-records.ts';
import { findImport } from './store.ts';

const MOST_NAMED = 100;
const TEXT_MAX = 160;

/**
 * Takes an import back: what it added goes for good, what its member changed since stays and is named. Asked again, it answers with
 * the import as it stands.
 */
export async function undoImport({ deps, actor, params }: Call<typeof api.transfer.undo>) {
  const now = deps.clock.now();
  const files: string[] = [];
  const row = await transaction(deps.db, async (tx) => {
    const { moment } = await openEarning(tx, { deps, actor });
    const row = await findImport(tx, actor.id, params.id);
    if (!row) throw new DomainError('not_found');
    if (row.undoneAt !== null) return row;
    if (now.toISOString() >= undoUntil(row))
      throw new DomainError('conflict', { message: 'This import is older than 30 days and can no longer be taken back.' });
    const outcome = await removeRecords({ tx, memberId: actor.id, importId: row.id, at: row.at, today: moment.localDate });
    const { removed, kept } = outcome;
    const named: DataImport['kept'] = kept
      .slice(0, MOST_NAMED)
      .map(({ kind, localDate, text }) => ({ kind, localDate, text: shortened(text, TEXT_MAX) }));
    files.push(...outcome.files);
    return tx
      .updateTable('dataImport')
      .set({ undoneAt: now.toISOString(), removed, kept: JSON.stringify(named), keptCount: kept.length })
      .where('id', '=', row.id)
      .where('memberId', '=', actor.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  await removeBytes(deps, files);
  announceImport(deps, actor.id);
  return presentImport(row, now);
}
