import { addDays, type DateText, daySourceOf, type MemberDay, NEW_MEMBER } from '@everstep/domain';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { each, type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { GamificationTables, LedgerTable, MemberProgressTable } from './tables.ts';

/** The handle for reads outside a transaction, or a transaction. */
type Query = Kysely<Tables>;
/** Dates of the server by which a device may be late: 48 hours, and a change of zone. */
const LATE_DAYS = 4;

export type ProgressRow = Selectable<MemberProgressTable>;
export type LedgerEntryRow = Selectable<LedgerTable>;
/** What names one act: an award of the domain's table, or a purchase. */
type ActName = Pick<LedgerEntryRow, 'source' | 'reference' | 'period'>;
export type CheckinRow = Selectable<GamificationTables['checkin']>;

/** Gives a new member their empty totals. Call it in the transaction that creates the member. */
export async function createProgress(tx: Query, memberId: string): Promise<void> {
  await tx
    .insertInto('memberProgress')
    .values({
      memberId,
      version: 0,
      seq: 0,
      xp: 0,
      coins: 0,
      coinsEarned: 0,
      coinsSpent: 0,
      highestLevel: NEW_MEMBER.highestLevel,
      multiplierStep: 0,
      streakCurrent: 0,
      streakLongest: 0,
      activeDays: 0,
      lastActivity: null,
      gainedDates: null,
      freezes: NEW_MEMBER.freezes,
      missedDate: null,
      earnedBackOn: null,
      counters: '{}',
      achievements: '[]',
      firstSteps: '[]',
      streakMilestones: '[]',
      moodQuadrants: 0,
      listed: 0,
      boardName: null,
    })
    .execute();
}

const lockedRow = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .updateTable('memberProgress')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('memberId', '=', param('memberId'))
    .returningAll(),
);

/**
 * Locks a member's totals until the transaction ends, and reads them. Every write that earns or spends does this first:
 * limits of acts with different references would race otherwise.
 */
export const lockProgress = async (tx: Tx, memberId: string): Promise<ProgressRow> => theOne(await lockedRow(tx, { memberId }));

const progressRow = prepared((query, param: Param<{ memberId: string }>) =>
  query.selectFrom('memberProgress').selectAll().where('memberId', '=', param('memberId')),
);

/** A member's totals, to be read and not changed. */
export const readProgress = async (query: Query, memberId: string): Promise<ProgressRow> => theOne(await progressRow(query, { memberId }));

/** Every member has totals from the transaction on that created them. */
function theOne(rows: readonly ProgressRow[]): ProgressRow {
  const [row] = rows;
  if (!row) throw new Error('a member without totals');
  return row;
}

/** Changes some columns of a locked member's totals and answers with the row as it stands now. */
export function updateProgress(tx: Tx, memberId: string, change: Updateable<MemberProgressTable>): Promise<ProgressRow> {
  return tx.updateTable('memberProgress').set(change).where('memberId', '=', memberId).returningAll().executeTakeFirstOrThrow();
}

const bookedColumns = [
  'seq',
  'xp',
  'coins',
  'coinsEarned',
  'coinsSpent',
  'highestLevel',
  'multiplierStep',
  'streakCurrent',
  'streakLongest',
  'activeDays',
  'lastActivity',
  'gainedDates',
  'freezes',
  'missedDate',
  'earnedBackOn',
  'counters',
  'achievements',
  'firstSteps',
  'streakMilestones',
] as const satisfies readonly (keyof MemberProgressTable)[];

/** What a booking may change of the totals. */
export type BookedProgress = Pick<MemberProgressTable, (typeof bookedColumns)[number]>;

const bookedRow = prepared((query, param: Param<BookedProgress & { memberId: string }>) =>
  query.updateTable('memberProgress').set(each(bookedColumns, param)).where('memberId', '=', param('memberId')),
);

/** Writes what a booking changed, and answers with the row as it stands now. */
export async function putProgress(tx: Tx, row: ProgressRow, change: BookedProgress): Promise<ProgressRow> {
  await bookedRow(tx, { ...change, memberId: row.memberId });
  return { ...row, ...change };
}

const actRows = prepared((query, param: Param<ActName & { memberId: string }>) =>
  query
    .selectFrom('ledger')
    .selectAll()
    .where('memberId', '=', param('memberId'))
    .where('source', '=', param('source'))
    .where('reference', '=', param('reference'))
    .where('period', '=', param('period'))
    .orderBy('turn'),
);

/** The rows of one act: its award, undo and redo, as far as they are booked. */
export const ledgerRowsOf = (query: Query, memberId: string, name: ActName): Promise<readonly LedgerEntryRow[]> =>
  actRows(query, { memberId, ...name });

const dayAwards = prepared((query, param: Param<{ memberId: string; localDate: string }>) =>
  query
    .selectFrom('ledger')
    .select(['source', 'base', 'capped'])
    .where('memberId', '=', param('memberId'))
    .where('localDate', '=', param('localDate'))
    .where('turn', '=', 0),
);

/** What was awarded on a day of limits: one row per act. */
export const awardsOf = (query: Query, memberId: string, localDate: DateText) => dayAwards(query, { memberId, localDate });

/** Everything that was booked for acts of one date: on that day, or when a device reported late. */
export function ledgerOfActDate(query: Query, memberId: string, actDate: DateText) {
  return query
    .selectFrom('ledger')
    .select(['source', 'reference', 'period', 'turn'])
    .where('memberId', '=', memberId)
    .where('localDate', '>=', addDays(actDate, -1))
    .where('localDate', '<=', addDays(actDate, LATE_DAYS))
    .where('actDate', '=', actDate)
    .execute();
}

/** Everything that was booked for acts later than a date. */
export function ledgerOfActsAfter(query: Query, memberId: string, date: DateText) {
  return query
    .selectFrom('ledger')
    .select(['source', 'reference', 'period', 'turn'])
    .where('memberId', '=', memberId)
    .where('localDate', '>=', date)
    .where('actDate', '>', date)
    .execute();
}

const ledgerColumns = [
  'id',
  'memberId',
  'seq',
  'source',
  'reference',
  'period',
  'turn',
  'base',
  'capped',
  'multiplierPercent',
  'xp',
  'coins',
  'localDate',
  'actDate',
  'at',
  'timeZone',
  'detail',
] as const satisfies readonly (keyof LedgerTable)[];

const newLedgerRow = prepared((query, param: Param<LedgerTable>) => query.insertInto('ledger').values(each(ledgerColumns, param)));

/** Books rows; an act has one or a few. */
export async function insertLedger(tx: Tx, rows: readonly LedgerTable[]): Promise<void> {
  for (const row of rows) await newLedgerRow(tx, row);
}

const dayRow = prepared((query, param: Param<{ memberId: string; localDate: string }>) =>
  query
    .selectFrom('memberDay')
    .select(['localDate', 'kind', 'source'])
    .where('memberId', '=', param('memberId'))
    .where('localDate', '=', param('localDate')),
);

/** One marked day; undefined when it is unmarked. */
export const findDay = async (query: Query, memberId: string, localDate: DateText): Promise<MemberDay | undefined> =>
  (await dayRow(query, { memberId, localDate }))[0];

const daysFrom = prepared((query, param: Param<{ memberId: string; from: string }>) =>
  query
    .selectFrom('memberDay')
    .select(['localDate', 'kind', 'source'])
    .where('memberId', '=', param('memberId'))
    .where('localDate', '>=', param('from'))
    .orderBy('localDate'),
);

/** Marked days from a date on, oldest first; all of them without a date. */
export const listDays = (query: Query, memberId: string, from = ''): Promise<readonly MemberDay[]> => daysFrom(query, { memberId, from });

const putDay = prepared((query, param: Param<GamificationTables['memberDay']>) =>
  query
    .insertInto('memberDay')
    .values({ memberId: param('memberId'), localDate: param('localDate'), kind: param('kind'), source: param('source') })
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'localDate'])
        .doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind'), source: eb.ref('excluded.source') })),
    ),
);

/** Writes marked days, most often one; a row that stands on the same date is replaced. */
export async function putDays(tx: Tx, memberId: string, days: readonly MemberDay[]): Promise<void> {
  for (const day of days) await putDay(tx, { memberId, localDate: day.localDate, kind: day.kind, source: daySourceOf(day) });
}

export async function removeDay(tx: Tx, memberId: string, localDate: DateText): Promise<void> {
  await tx.deleteFrom('memberDay').where('memberId', '=', memberId).where('localDate', '=', localDate).execute();
}

const newAchievement = prepared((query, param: Param<GamificationTables['achievementEarned']>) =>
  query.insertInto('achievementEarned').values({ memberId: param('memberId'), code: param('code'), earnedAt: param('earnedAt') }),
);

export async function insertAchievements(tx: Tx, memberId: string, codes: readonly string[], earnedAt: string): Promise<void> {
  for (const code of codes) await newAchievement(tx, { memberId, code, earnedAt });
}

/** When each achievement was earned, newest first. */
export function listAchievements(query: Query, memberId: string) {
  return query
    .selectFrom('achievementEarned')
    .select(['code', 'earnedAt'])
    .where('memberId', '=', memberId)
    .orderBy('earnedAt', 'desc')
    .orderBy('code')
    .execute();
}

export async function listGrants(query: Query, memberId: string): Promise<readonly string[]> {
  const rows = await query.selectFrom('featureGrant').select('feature').where('memberId', '=', memberId).execute();
  return rows.map(({ feature }) => feature);
}

const checkinRow = prepared((query, param: Param<{ memberId: string; localDate: string }>) =>
  query.selectFrom('checkin').selectAll().where('memberId', '=', param('memberId')).where('localDate', '=', param('localDate')),
);

export const findCheckin = async (query: Query, memberId: string, localDate: DateText): Promise<CheckinRow | undefined> =>
  (await checkinRow(query, { memberId, localDate }))[0];

export async function removeCheckin(tx: Tx, { id, memberId }: Pick<CheckinRow, 'id' | 'memberId'>): Promise<void> {
  await tx.deleteFrom('checkin').where('id', '=', id).where('memberId', '=', memberId).execute();
}

const checkinColumns = ['id', 'memberId', 'localDate', 'at', 'timeZone'] as const satisfies readonly (keyof CheckinRow)[];

const newCheckin = prepared((query, param: Param<CheckinRow>) =>
  query
    .insertInto('checkin')
    .values(each(checkinColumns, param))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll(),
);

/** Adds a check-in; undefined when the id is taken. The caller holds the lock and knows that the day has none. */
export const insertCheckin = async (tx: Tx, row: CheckinRow): Promise<CheckinRow | undefined> => (await newCheckin(tx, row))[0];

/** Keeps a reported completion; once a day is enough. */
export async function insertCompletion(tx: Tx, row: Insertable<GamificationTables['moduleCompletion']>): Promise<void> {
  await tx
    .insertInto('moduleCompletion')
    .values(row)
    .onConflict((conflict) => conflict.columns(['memberId', 'module', 'activity', 'localDate']).doNothing())
    .execute();
}

/** XP and coins of a member, added up over the whole ledger. */
export async function sumLedger(query: Query, memberId: string): Promise<{ xp: number; coins: number }> {
  const sums = await query
    .selectFrom('ledger')
    .select((eb) => [eb.fn.sum<number | null>('xp').as('xp'), eb.fn.sum<number | null>('coins').as('coins')])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return { xp: Number(sums?.xp ?? 0), coins: Number(sums?.coins ?? 0) };
}
