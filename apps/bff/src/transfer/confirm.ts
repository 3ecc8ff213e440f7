import { type api, DomainError } from '@everstep/domain';
import type { ImportBatch } from '@everstep/domain/transfer';
import { removeBytes } from '../accounts/profile-image.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { deleteFiles } from '../files/store.ts';
import { announceProgress, openEarning } from '../gamification/earning.ts';
import type { Call } from '../http/route.ts';
import { addRecords } from './add-records.ts';
import { type EntryWords, wordsOfEntries } from './entry-words.ts';
import { addPhotos, dropPhotos, type ReadyPhoto, readyPhotos } from './photos.ts';
import { type Plan, planImport } from './plan.ts';
import { addedBy, countsOf, presentImport } from './present.ts';
import { importContext } from './preview.ts';
import { readInChild } from './read-in-child.ts';
import { findImport, findWaiting, forgetWaiting, type ImportRow, insertImport } from './store.ts';

type ConfirmCall = Call<typeof api.transfer.confirm>;

/** Takes in a file that was looked at, all of it or nothing. Asked again, it answers with the import as it stands. */
export async function confirmImport(call: ConfirmCall) {
  const { deps, actor, params } = call;
  const done = async () => {
    const known = await findImport(deps.db.query, actor.id, params.id);
    return known && presentImport(known, deps.clock.now());
  };
  const before = await done();
  if (before) return before;
  const file = await waitingFile(call);
  if (!file) {
    // Another device may have been faster.
    const meanwhile = await done();
    if (meanwhile) return meanwhile;
    throw new DomainError('not_found', { message: 'This file waits no longer. Choose it again.' });
  }
  const reading = await read(call, file);
  const { row, used } = await write(call, reading).catch(async (error: unknown) => {
    await dropPhotos(deps, reading.photos);
    throw error;
  });
  const spare = reading.photos.filter((photo) => !used.includes(photo));
  await dropPhotos(deps, spare);
  await removeBytes(deps, [params.id]);
  announceImport(deps, actor.id);
  return presentImport(row, deps.clock.now());
}

/** The file that waits, if it is the one that was named and its hour is not over. */
async function waitingFile({ deps, actor, params }: ConfirmCall) {
  const waiting = await findWaiting(deps.db.query, actor.id);
  if (waiting?.id !== params.id || deps.clock.now().toISOString() >= waiting.expiresAt) return undefined;
  const bytes = await deps.files.get(params.id);
  return bytes && { fileName: waiting.fileName, bytes };
}

async function read(call: ConfirmCall, { fileName, bytes }: { fileName: string; bytes: Uint8Array }): Promise<Reading> {
  const { deps, actor, body } = call;
  const context = await importContext(call);
  const batch = await readInChild(bytes, context);
  const scores = new Map([...batch.moodScores, ...body.moods].map(({ name, score }) => [name, score]));
  // Only what is new needs its words and its photos, which both take long.
  const plan = await planImport(deps.db.query, deps.ids, { id: actor.id, today: context.today, scores }, batch);
  const fresh = plan.entries.map(({ taken }) => taken);
  const wordsOf = await wordsOfEntries(fresh);
  return { batch, scores, fileName, wordsOf, ...(await readyPhotos(deps, bytes, fresh)) };
}

/** A file as it was read, with what takes long to make of it. */
interface Reading {
  readonly batch: ImportBatch;
  readonly scores: ReadonlyMap<string, number | null>;
  readonly fileName: string;
  readonly wordsOf: EntryWords;
  readonly photos: readonly ReadyPhoto[];
  /** Photos that could not be shown. */
  readonly failed: number;
}

interface Written {
  readonly row: ImportRow;
  readonly used: readonly ReadyPhoto[];
}

function write({ deps, actor, params }: ConfirmCall, reading: Reading): Promise<Written> {
  return transaction(deps.db, async (tx) => {
    const { moment } = await openEarning(tx, { deps, actor });
    // Another device may have been faster.
    const known = await findImport(tx, actor.id, params.id);
    if (known) return { row: known, used: [] };
    const { batch, scores, wordsOf } = reading;
    const { timeZone, localDate: today } = moment;
    const plan = await planImport(tx, deps.ids, { id: actor.id, today, scores }, batch);
    const row = importRow({ id: params.id, memberId: actor.id, at: deps.clock.now().toISOString() }, plan, reading);
    await insertImport(tx, row);
    const adding = { tx, deps, wordsOf, memberId: actor.id, importId: row.id, origin: row.origin, at: row.at, timeZone, today };
    await addRecords(adding, plan);
    const entryIds = new Map(plan.entries.map(({ taken, id }) => [taken.key, id]));
    const used = await addPhotos(adding, reading.photos, { next: () => deps.ids.next(), ofEntry: (key) => entryIds.get(key) });
    await forgetWaiting(tx, actor.id, row.id);
    await deleteFiles(tx, actor.id, [row.id]);
    return { row, used };
  });
}

function importRow(own: Pick<ImportRow, 'id' | 'memberId' | 'at'>, plan: Plan, { batch, fileName, failed }: Reading): ImportRow {
  const before = plan.leftOut.find(({ reason }) => reason === 'photos')?.count ?? 0;
  const others = plan.leftOut.filter(({ reason }) => reason !== 'photos');
  const photos = before + failed === 0 ? [] : [{ reason: 'photos' as const, count: before + failed }];
  return {
    ...own,
    origin: batch.origin,
    format: batch.format,
    fileName,
    added: JSON.stringify(countsOf(addedBy(plan))),
    here: Object.values(plan.here).reduce((sum, count) => sum + count, 0),
    leftOut: JSON.stringify([...others, ...photos]),
    undoneAt: null,
    removed: 0,
    kept: '[]',
    keptCount: 0,
  };
}

/** Hints at everything that an import or its undo may have changed. Call it after the commit. */
export function announceImport(deps: Pick<Deps, 'events'>, memberId: string): void {
  for (const resource of ['habits', 'mood', 'journal', 'goals', 'challenges'] as const)
    deps.events.publish(memberId, { resource, id: null });
  announceProgress(deps, memberId);
}
