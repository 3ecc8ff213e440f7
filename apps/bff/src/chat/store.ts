import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { forGoodBefore } from '../db/deleted-rows.ts';
import type { Tables } from '../db/tables.ts';
import type { ChatTurnTable, ConversationTable, MessageTable } from './tables.ts';

type Query = Kysely<Tables>;
export type ConversationRow = Selectable<ConversationTable>;
export type MessageRow = Selectable<MessageTable>;
export type TurnRow = Selectable<ChatTurnTable>;

/** A member's standing conversation; someone else's or a deleted one is not found. */
export function findConversation(query: Query, memberId: string, id: string): Promise<ConversationRow | undefined> {
  return query
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Changes a standing conversation and locks it until the transaction ends; undefined when there is none. */
export function updateConversation(
  query: Query,
  memberId: string,
  id: string,
  change: Updateable<ConversationTable>,
): Promise<ConversationRow | undefined> {
  return query
    .updateTable('conversation')
    .set(change)
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Brings a conversation back that was not deleted for good; a standing one stays as it is. */
export function undeleteConversation(query: Query, memberId: string, id: string, now: Date): Promise<ConversationRow | undefined> {
  return query
    .updateTable('conversation')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where((row) => row.or([row('deletedAt', 'is', null), row('deletedAt', '>=', forGoodBefore(now))]))
    .returningAll()
    .executeTakeFirst();
}

export async function insertConversation(tx: Tx, row: Insertable<ConversationTable>): Promise<void> {
  await tx.insertInto('conversation').values(row).execute();
}

/** Adds a message; false when the member's client sent the same one before. */
export async function insertMessage(tx: Tx, row: Insertable<MessageTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('message')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds a turn; false when another one runs in the conversation. */
export async function insertTurn(tx: Tx, row: Insertable<ChatTurnTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('chatTurn')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Every message of a conversation, oldest first. */
export function messagesOf(query: Query, conversationId: string): Promise<MessageRow[]> {
  return query.selectFrom('message').selectAll().where('conversationId', '=', conversationId).orderBy('id').execute();
}

const nodeColumns = [
  'id',
  'parentId',
  'role',
  'personaId',
  'contentType',
  'status',
  'turnId',
  'safetyLevel',
  'createdAt',
] as const satisfies readonly (keyof MessageRow)[];
/** A message without its words: what its place among the others takes. */
export type MessageNode = Pick<MessageRow, (typeof nodeColumns)[number]>;

/** Every message of a conversation without its words, oldest first. */
export function nodesOf(query: Query, conversationId: string): Promise<MessageNode[]> {
  return query.selectFrom('message').select(nodeColumns).where('conversationId', '=', conversationId).orderBy('id').execute();
}

/** Messages of a conversation by their ids. */
export async function messagesById(query: Query, conversationId: string, ids: readonly string[]): Promise<ReadonlyMap<string, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('message')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findMessage(query: Query, memberId: string, id: string): Promise<MessageRow | undefined> {
  return query.selectFrom('message').selectAll().where('id', '=', id).where('memberId', '=', memberId).executeTakeFirst();
}

/** What the member's client already sent under this key. */
export function findSent(query: Query, memberId: string, clientMessageId: string): Promise<MessageRow | undefined> {
  return query
    .selectFrom('message')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('clientMessageId', '=', clientMessageId)
    .executeTakeFirst();
}

/** The first turn that answered a message. */
export function firstTurnFor(query: Query, userMessageId: string): Promise<TurnRow | undefined> {
  return query.selectFrom('chatTurn').selectAll().where('userMessageId', '=', userMessageId).orderBy('id').limit(1).executeTakeFirst();
}

/** A member's turn, if its conversation stands. */
export function findTurn(query: Query, memberId: string, conversationId: string, id: string): Promise<TurnRow | undefined> {
  return query
    .selectFrom('chatTurn')
    .innerJoin('conversation', 'conversation.id', 'chatTurn.conversationId')
    .selectAll('chatTurn')
    .where('chatTurn.id', '=', id)
    .where('chatTurn.conversationId', '=', conversationId)
    .where('chatTurn.memberId', '=', memberId)
    .where('conversation.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** A turn and its reply as they stand now. */
export async function readTurn(query: Query, turnId: string): Promise<{ turn: TurnRow; reply: MessageRow }> {
  const turn = await query.selectFrom('chatTurn').selectAll().where('id', '=', turnId).executeTakeFirstOrThrow();
  const reply = await query.selectFrom('message').selectAll().where('id', '=', turn.messageId).executeTakeFirstOrThrow();
  return { turn, reply };
}

/** How many replies are being written for a member now. */
export async function runningTurns(query: Query, memberId: string, now: string): Promise<number> {
  const { count } = await query
    .selectFrom('chatTurn')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', memberId)
    .where('status', '=', 'running')
    .where('leaseUntil', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Turns whose server stopped renewing its lease; of one conversation, or of all. */
export function expiredTurns(query: Query, now: string, conversationId?: string): Promise<TurnRow[]> {
  let turns = query.selectFrom('chatTurn').selectAll().where('status', '=', 'running').where('leaseUntil', '<=', now);
  if (conversationId !== undefined) turns = turns.where('conversationId', '=', conversationId);
  return turns.limit(500).execute();
}

/** With how many guides a member has talked; replies in hard moments do not count. */
export async function guidesTalkedWith(query: Query, memberId: string): Promise<number> {
  const { count } = await query
    .selectFrom('message')
    .select((eb) => eb.fn.count<number>('personaId').distinct().as('count'))
    .where('memberId', '=', memberId)
    .where('role', '=', 'assistant')
    .where('status', '=', 'complete')
    .where('safetyLevel', '<', 2)
    .executeTakeFirstOrThrow();
  return Number(count);
}
