import { type RawBuilder, sql } from 'kysely';
import { deleteFiles } from '../files/store.ts';
import { restand } from '../habits/standing.ts';
import { findHabit, type HabitRow } from '../habits/store.ts';
import { photosOf } from '../journal/store.ts';
import { removeExperiments, removeRuns } from './remove-walks.ts';
import type { Kept, Outcome, Removing } from './removing.ts';
import { inBatches, putRecords, type RecordRow, recordsOf } from './store.ts';
import type { RecordKind } from './tables.ts';

/**
 * Removes what an import added and its member left as it was. What others lean on stays as well: a mood that an entry of one's own
 * names, a habit with days of one's own or with a goal. What stays is still known, so that the file does not bring it twice.
 */
export async function removeRecords(removing: Removing): Promise<Outcome> {
  const { tx, memberId, importId } = removing;
  const records = await recordsOf(tx, memberId, importId);
  const of = (kind: RecordKind) => records.filter((record) => record.kind === kind);
  const outcome: Outcome = { removed: 0, kept: [], files: [] };
  await removeRuns(removing, of('challenge'), outcome);
  await removeExperiments(removing, of('experiment'), outcome);
  // Entries go before the moods and questions they name, goals and days before their habits.
  await removeEntries(removing, of('entry'), of('photo'), outcome);
  for (const kind of ['mood', 'goal'] as const) await removeOwned(removing, kind, of(kind), outcome);
  await removePrompts(removing, of('prompt'), outcome);
  await removeTicks(removing, of('tick'), outcome);
  await removeOwned(removing, 'habit', of('habit'), outcome);
  if (of('vault').length > 0) await removeVault(removing);
  await forget(removing, records, outcome.kept);
  return outcome;
}

/** Where records of a kind lie, what of one's own leans on them, and how one is named. */
interface Owned {
  readonly table: RawBuilder<unknown>;
  readonly leaning: readonly RawBuilder<unknown>[];
  readonly localDate: RawBuilder<unknown>;
  readonly text: RawBuilder<unknown>;
}

const owned: Readonly<Record<'entry' | 'mood' | 'goal' | 'habit', Owned>> = {
  entry: {
    table: sql`journal_entry`,
    leaning: [],
    localDate: sql`local_date`,
    text: sql`case when sealed is null then title else 'A locked entry' end`,
  },
  mood: {
    table: sql`mood`,
    leaning: [sql`select 1 from journal_entry where mood_id = mood.id`],
    localDate: sql`local_date`,
    text: sql`note`,
  },
  goal: { table: sql`goal`, leaning: [], localDate: sql`null`, text: sql`title` },
  habit: {
    table: sql`habit`,
    leaning: [sql`select 1 from habit_tick where habit_id = habit.id`, sql`select 1 from goal_habit where habit_id = habit.id`],
    localDate: sql`null`,
    text: sql`title`,
  },
};

async function removeOwned(
  { tx, memberId, at }: Removing,
  kind: keyof typeof owned,
  records: readonly RecordRow[],
  outcome: Outcome,
  touched: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { table, leaning, localDate, text } = owned[kind];
  const free = sql.join(
    leaning.map((query) => sql`and not exists (${query})`),
    sql` `,
  );
  await inBatches([...new Set(records.map(({ recordId }) => recordId))], async (ids) => {
    const standing = sql`id in (${sql.join(ids)}) and member_id = ${memberId} and deleted_at is null`;
    const whole = ids.filter((id) => !touched.has(id));
    const among = sql`id in (${sql.join(whole.length > 0 ? whole : [''])})`;
    const gone =
      await sql`delete from ${table} where ${among} and ${standing} and version = 1 and updated_at = ${at} ${free} returning id`.execute(
        tx,
      );
    outcome.removed += gone.rows.length;
    const rest =
      await sql<Kept>`select id as record_id, ${localDate} as local_date, ${text} as text from ${table} where ${standing}`.execute(tx);
    outcome.kept.push(...rest.rows.map((row) => ({ kind, recordId: row.recordId, localDate: row.localDate, text: row.text })));
  });
}

/** An entry goes with the photos that it came with, unless one was added since or has other words by now. */
async function removeEntries(
  removing: Removing,
  entries: readonly RecordRow[],
  photos: readonly RecordRow[],
  outcome: Outcome,
): Promise<void> {
  const { tx, memberId } = removing;
  const came = new Map(photos.map(({ recordId, stamp }) => [recordId, stamp]));
  await inBatches(entries, async (part) => {
    const ids = part.map(({ recordId }) => recordId);
    const before = await photosOf(tx, memberId, ids);
    const touched = new Set(before.filter(({ id, alt }) => came.get(id) !== alt).map(({ entryId }) => entryId));
    await removeOwned(removing, 'entry', part, outcome, touched);
    const left = new Set((await photosOf(tx, memberId, ids)).map(({ id }) => id));
    const files = before.filter(({ id }) => !left.has(id)).flatMap(({ largeFile, smallFile }) => [largeFile, smallFile]);
    await deleteFiles(tx, memberId, files);
    outcome.files.push(...files);
  });
}

/** Questions never change; one that somebody has answered stays. */
async function removePrompts({ tx, memberId }: Removing, records: readonly RecordRow[], outcome: Outcome): Promise<void> {
  await inBatches(
    records.map(({ recordId }) => recordId),
    async (ids) => {
      const answered = tx.selectFrom('journalEntry').select('promptId').where('memberId', '=', memberId).where('promptId', 'in', ids);
      const used = new Set((await answered.execute()).map(({ promptId }) => promptId));
      const standing = await tx
        .selectFrom('journalPrompt')
        .select(['id', 'text'])
        .where('id', 'in', ids)
        .where('memberId', '=', memberId)
        .execute();
      const [kept = [], free = []] = [standing.filter(({ id }) => used.has(id)), standing.filter(({ id }) => !used.has(id))];
      if (free.length > 0) {
        const freeIds = free.map(({ id }) => id);
        await tx.deleteFrom('journalPrompt').where('id', 'in', freeIds).where('memberId', '=', memberId).execute();
      }
      outcome.removed += free.length;
      outcome.kept.push(...kept.map(({ id, text }) => ({ kind: 'prompt' as const, recordId: id, localDate: null, text })));
    },
  );
}

/** Days of a habit that was deleted go with it, whenever that is. */
async function removeTicks(removing: Removing, records: readonly RecordRow[], outcome: Outcome): Promise<void> {
  const { tx, memberId, at } = removing;
  for (const [habitId, days] of Map.groupBy(records, ({ recordId }) => recordId)) {
    const habit = await findHabit(tx, memberId, habitId);
    if (habit?.deletedAt !== null) continue;
    const dates = days.flatMap(({ localDate }) => localDate ?? []);
    await inBatches(dates, async (part) => {
      const own = tx.selectFrom('habitTick').select('localDate').where('habitId', '=', habitId).where('localDate', 'in', part);
      const before = await own.execute();
      const gone = tx.deleteFrom('habitTick').where('habitId', '=', habitId).where('localDate', 'in', part);
      await gone.where('version', '=', 1).where('updatedAt', '=', at).execute();
      const rest = await own.execute();
      outcome.removed += before.length - rest.length;
      outcome.kept.push(...rest.map(({ localDate }) => ({ kind: 'tick' as const, recordId: habitId, localDate, text: habit.title })));
    });
    await settle(removing, habit, dates);
  }
}

/** Strength is counted anew from the first day that went. */
async function settle({ tx, today }: Removing, habit: HabitRow, dates: readonly string[]): Promise<void> {
  const [earliest] = dates.toSorted();
  if (earliest !== undefined) await restand(tx, habit, earliest, today);
}

/** The key of the locked journal stays as long as there is anything that it opens. */
async function removeVault({ tx, memberId, at }: Removing): Promise<void> {
  const locked = tx.selectFrom('journalEntry').select('id').where('memberId', '=', memberId).where('sealed', 'is not', null).limit(1);
  if ((await locked.execute()).length > 0) return;
  await tx.deleteFrom('journalVault').where('memberId', '=', memberId).where('version', '=', 1).where('updatedAt', '=', at).execute();
}

/** Forgets the import's records but those that stay, and the further names of habits that do. */
async function forget({ tx, memberId, importId }: Removing, records: readonly RecordRow[], kept: readonly Kept[]): Promise<void> {
  await tx.deleteFrom('importRecord').where('importId', '=', importId).where('memberId', '=', memberId).execute();
  const nameOf = ({ kind, recordId, localDate }: Pick<RecordRow, 'kind' | 'recordId' | 'localDate'>) =>
    `${kind} ${recordId} ${kind === 'tick' ? localDate : ''}`;
  const stays = new Set(kept.map(nameOf));
  await putRecords(
    tx,
    records.filter((record) => stays.has(nameOf(record.kind === 'alias' ? { ...record, kind: 'habit' } : record))),
  );
}
