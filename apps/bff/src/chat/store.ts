import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { forGoodBefore } from '../db/deleted-rows.ts';
import { each, type Param, prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { ChatTurnTable, ConversationTable, MessageTable } from './tables.ts';

type Query = Kysely<Tables>;
export type ConversationRow = Selectable<ConversationTable>;
export type MessageRow = Selectable<MessageTable>;
export type TurnRow = Selectable<ChatTurnTable>;

const standing = prepared((query, param: Param<{ memberId: string; id: string }>) =>
  query
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', param('id'))
    .where('memberId', '=', param('memberId'))
    .where('deletedAt', 'is', null),
);

/** A member's standing conversation; someone else's or a deleted one is not found. */
export const findConversation = async (query: Query, memberId: string, id: string): Promise<ConversationRow | undefined> =>
  (await standing(query, { memberId, id }))[0];

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

const messageColumns = [
  'id',
  'conversationId',
  'memberId',
  'parentId',
  'role',
  'content',
  'personaId',
  'contentType',
  'status',
  'turnId',
  'clientMessageId',
  'safetyLevel',
  'safetyCard',
  'evidence',
  'proposals',
  'choices',
  'createdAt',
] as const satisfies readonly (keyof MessageRow)[];

const newMessage = prepared((query, param: Param<MessageRow>) =>
  query
    .insertInto('message')
    .values(each(messageColumns, param))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Adds a message; false when the member's client sent the same one before. */
export const insertMessage = async (tx: Tx, row: MessageRow): Promise<boolean> => (await newMessage(tx, row)).length > 0;

const turnColumns = [
  'id',
  'memberId',
  'conversationId',
  'userMessageId',
  'messageId',
  'status',
  'owner',
  'leaseUntil',
  'stopRequestedAt',
  'errorCode',
  'offline',
  'createdAt',
] as const satisfies readonly (keyof TurnRow)[];

const newTurn = prepared((query, param: Param<TurnRow>) =>
  query
    .insertInto('chatTurn')
    .values(each(turnColumns, param))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Adds a turn; false when another one runs in the conversation. */
export const insertTurn = async (tx: Tx, row: TurnRow): Promise<boolean> => (await newTurn(tx, row)).length > 0;

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

const nodes = prepared((query, param: Param<{ conversationId: string }>) =>
  query.selectFrom('message').select(nodeColumns).where('conversationId', '=', param('conversationId')).orderBy('id'),
);

/** Every message of a conversation without its words, oldest first. */
export const nodesOf = (query: Query, conversationId: string): Promise<MessageNode[]> => nodes(query, { conversationId });

const words = prepared((query, param: Param<{ conversationId: string; from: string }>) =>
  query
    .selectFrom('message')
    .select(['id', 'content'])
    .where('conversationId', '=', param('conversationId'))
    .where('id', '>=', param('from')),
);

/** The words of a conversation's messages from one on, by their ids. */
export async function wordsSince(query: Query, conversationId: string, from: string): Promise<ReadonlyMap<string, string>> {
  const rows = await words(query, { conversationId, from });
  return new Map(rows.map(({ id, content }) => [id, content]));
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

const turnById = prepared((query, param: Param<{ id: string }>) => query.selectFrom('chatTurn').selectAll().where('id', '=', param('id')));
const messageById = prepared((query, param: Param<{ id: string }>) =>
  query.selectFrom('message').selectAll().where('id', '=', param('id')),
);

/** A turn and its reply as they stand now. */
export async function readTurn(query: Query, turnId: string): Promise<{ turn: TurnRow; reply: MessageRow }> {
  const [turn] = await turnById(query, { id: turnId });
  const [reply] = turn ? await messageById(query, { id: turn.messageId }) : [];
  if (!turn || !reply) throw new Error('a turn that is gone');
  return { turn, reply };
}

/** Which of some turns the built-in guide answered, by their ids. */
export async function builtInTurns(query: Query, turnIds: readonly string[]): Promise<readonly string[]> {
  if (turnIds.length === 0) return [];
  const rows = await query.selectFrom('chatTurn').select('id').where('id', 'in', turnIds).where('offline', '=', 1).execute();
  return rows.map(({ id }) => id);
}

const running = prepared((query, param: Param<{ memberId: string; now: string }>) =>
  query
    .selectFrom('chatTurn')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', param('memberId'))
    .where('status', '=', 'running')
    .where('leaseUntil', '>', param('now')),
);

/** How many replies are being written for a member now. */
export const runningTurns = async (query: Query, memberId: string, now: string): Promise<number> =>
  Number((await running(query, { memberId, now }))[0]?.count);

/** Turns that are closed at once. */
const MOST_EXPIRED = 500;

const expiredIn = prepared((query, param: Param<{ now: string; conversationId: string }>) =>
  query
    .selectFrom('chatTurn')
    .selectAll()
    .where('status', '=', 'running')
    .where('leaseUntil', '<=', param('now'))
    .where('conversationId', '=', param('conversationId'))
    .limit(MOST_EXPIRED),
);
const expired = prepared((query, param: Param<{ now: string }>) =>
  query.selectFrom('chatTurn').selectAll().where('status', '=', 'running').where('leaseUntil', '<=', param('now')).limit(MOST_EXPIRED),
);

/** Turns whose server stopped renewing its lease; of one conversation, or of all. */
export const expiredTurns = (query: Query, now: string, conversationId?: string): Promise<TurnRow[]> =>
  conversationId === undefined ? expired(query, { now }) : expiredIn(query, { now, conversationId });

const guides = prepared((query, param: Param<{ memberId: string }>) =>
  query
    .selectFrom('message')
    .select((eb) => eb.fn.count<number>('personaId').distinct().as('count'))
    .where('memberId', '=', param('memberId'))
    .where('role', '=', 'assistant')
    .where('status', '=', 'complete')
    .where('safetyLevel', '<', 2),
);

/** With how many guides a member has talked; replies in hard moments do not count. */
export const guidesTalkedWith = async (query: Query, memberId: string): Promise<number> =>
  Number((await guides(query, { memberId }))[0]?.count);
