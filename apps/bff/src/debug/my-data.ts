import { type api, type DataCount, type DataKind, dataKinds } from '@everstep/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Call } from '../http/route.ts';

/** Tables whose records say whose they are. */
type OwnTable =
  | 'mood'
  | 'moodExperiment'
  | 'habit'
  | 'goal'
  | 'journalEntry'
  | 'journalPrompt'
  | 'challengeRun'
  | 'checkin'
  | 'ledger'
  | 'achievementEarned'
  | 'conversation'
  | 'message'
  | 'council'
  | 'courseSession'
  | 'guideNote'
  | 'dataImport'
  | 'storedFile';

/** Where the records of each kind lie, and whether deleted ones wait there for a while. Ticks belong to habits, and are counted by them. */
const tables: Readonly<Record<Exclude<DataKind, 'habit-ticks'>, { readonly table: OwnTable; readonly bin?: true }>> = {
  moods: { table: 'mood', bin: true },
  'mood-experiments': { table: 'moodExperiment', bin: true },
  habits: { table: 'habit', bin: true },
  goals: { table: 'goal', bin: true },
  'journal-entries': { table: 'journalEntry', bin: true },
  'own-prompts': { table: 'journalPrompt' },
  'challenge-runs': { table: 'challengeRun' },
  'check-ins': { table: 'checkin' },
  'ledger-rows': { table: 'ledger' },
  achievements: { table: 'achievementEarned' },
  conversations: { table: 'conversation', bin: true },
  messages: { table: 'message' },
  councils: { table: 'council', bin: true },
  'course-sessions': { table: 'courseSession', bin: true },
  'guide-notes': { table: 'guideNote' },
  imports: { table: 'dataImport' },
  files: { table: 'storedFile' },
};

/** How many records of each kind the member has. */
export async function readMyData({ deps, actor }: Call<typeof api.debug.myData>) {
  const { query } = deps.db;
  const counts: DataCount[] = [];
  for (const kind of dataKinds) {
    counts.push(kind === 'habit-ticks' ? await countTicks(query, actor.id) : { kind, ...(await countOwn(query, actor.id, tables[kind])) });
  }
  return { counts };
}

async function countOwn(query: Kysely<Tables>, memberId: string, { table, bin }: (typeof tables)['moods']) {
  // Kysely types a query over one known table; of these, nothing but what all have is named.
  const one = query as unknown as Kysely<{ record: { memberId: string; deletedAt: string | null } }>;
  const own = one
    .selectFrom(table as 'record')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberId', '=', memberId);
  const all = Number((await own.executeTakeFirstOrThrow()).count);
  if (!bin) return { kept: all, deleted: null };
  const deleted = Number((await own.where('deletedAt', 'is not', null).executeTakeFirstOrThrow()).count);
  return { kept: all - deleted, deleted };
}

async function countTicks(query: Kysely<Tables>, memberId: string): Promise<DataCount> {
  const { count } = await query
    .selectFrom('habitTick')
    .innerJoin('habit', 'habit.id', 'habitTick.habitId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('habit.memberId', '=', memberId)
    .where('habit.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { kind: 'habit-ticks', kept: Number(count), deleted: null };
}
