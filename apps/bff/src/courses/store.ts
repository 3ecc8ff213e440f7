import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Tables } from '../db/tables.ts';
import type { CourseAiSettingTable, CourseMessageTable, CourseSessionTable } from './tables.ts';

type Query = Kysely<Tables>;
export type SessionRow = Selectable<CourseSessionTable>;
export type MessageRow = Selectable<CourseMessageTable>;
export type SettingRow = Selectable<CourseAiSettingTable>;

const MOST_SESSIONS = 50;

/** A member's standing session; someone else's or a deleted one is not found. */
export const findSession = (query: Query, memberId: string, id: string): Promise<SessionRow | undefined> =>
  query
    .selectFrom('courseSession')
    .selectAll()
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** The member's latest sessions, last updated first. */
export const listSessions = (query: Query, memberId: string): Promise<SessionRow[]> =>
  query
    .selectFrom('courseSession')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS)
    .execute();

export async function insertSession(tx: Tx, row: Insertable<CourseSessionTable>): Promise<void> {
  await tx.insertInto('courseSession').values(row).execute();
}

/** Changes a standing session and locks it until the transaction ends; undefined when there is none. */
export const updateSession = (
  tx: Query,
  { memberId, id }: { readonly memberId: string; readonly id: string },
  change: Partial<Pick<SessionRow, 'personaId' | 'updatedAt' | 'deletedAt'>>,
): Promise<SessionRow | undefined> =>
  tx
    .updateTable('courseSession')
    .set(change)
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Brings a deleted session back; a standing one stays as it is. */
export const undeleteSession = (query: Query, memberId: string, id: string): Promise<SessionRow | undefined> =>
  query
    .updateTable('courseSession')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .returningAll()
    .executeTakeFirst();

/** Every message of a session, oldest first. */
export const messagesOf = (query: Query, sessionId: string): Promise<MessageRow[]> =>
  query.selectFrom('courseMessage').selectAll().where('sessionId', '=', sessionId).orderBy('id').execute();

export async function insertMessage(query: Query, row: MessageRow): Promise<void> {
  await query.insertInto('courseMessage').values(row).execute();
}

export const findSetting = (query: Query, memberId: string): Promise<SettingRow | undefined> =>
  query.selectFrom('courseAiSetting').selectAll().where('memberId', '=', memberId).executeTakeFirst();

/** Stores a setting in the place of the one before. */
export async function putSetting(tx: Tx, { memberId, ...change }: SettingRow): Promise<void> {
  await tx
    .insertInto('courseAiSetting')
    .values({ memberId, ...change })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(change))
    .execute();
}

/** How many sessions and prompts a member has, and when the last one was. */
export async function countOf(query: Query, memberId: string) {
  const sessions = query.selectFrom('courseSession').where('memberId', '=', memberId).where('deletedAt', 'is', null);
  const [row, said] = await Promise.all([
    sessions.select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('updatedAt').as('last')]).executeTakeFirstOrThrow(),
    sessions
      .innerJoin('courseMessage', 'courseMessage.sessionId', 'courseSession.id')
      .where('courseMessage.role', '=', 'user')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { sessions: Number(row.count), prompts: Number(said.count), last: row.last };
}
