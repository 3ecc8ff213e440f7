import { CONVERSATION_NOT_FOUND, INVALID_CHAT_API_RESPONSE, INVALID_CHAT_RESPONSE } from './chat-texts.ts';
import { FALLBACK_CONVERSATION_ID } from './conversation.ts';
import { DEFAULT_PERSONA_ID } from './personas.ts';

/** A chat reply as read from any of the forms it may come in. */
export interface ChatReplyRead {
  readonly response: string;
  /** {@link FALLBACK_CONVERSATION_ID} when none came back. */
  readonly conversationId: string;
}

/** A message as read from a stored conversation, older forms included. */
export interface MessageRead {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: string | undefined;
  readonly personaId: string | undefined;
  readonly contentType: string;
}

/** A conversation as read from any of the forms it may come in. */
export interface ConversationRead {
  readonly id: string;
  readonly title: string | undefined;
  readonly currentPersona: string;
  readonly lastUpdated: string | undefined;
  readonly createdAt: string | undefined;
  readonly messages: readonly MessageRead[];
}

/**
 * Reads a chat answer: `{success, data: {message or response, conversationId}}`, or the inner object directly.
 * @throws Error with the text for "not JSON or no data", or the one for "JSON without a text"
 */
export function readChatReply(answer: unknown): ChatReplyRead {
  const inner = isRecord(answer) ? innerOf(answer) : undefined;
  if (!inner) throw new Error(INVALID_CHAT_API_RESPONSE);
  const response = textOf(inner.response) ?? textOf(inner.message);
  if (response === undefined) throw new Error(INVALID_CHAT_RESPONSE);
  return { response, conversationId: textOf(inner.conversationId) ?? FALLBACK_CONVERSATION_ID };
}

/**
 * Reads one conversation: in `data`, or an object with `_id` or `id`.
 * @throws Error when there is none
 */
export function readConversation(answer: unknown): ConversationRead {
  const inner = isRecord(answer) ? innerOf(answer) : undefined;
  const conversation = inner && conversationFrom(inner);
  if (!conversation) throw new Error(CONVERSATION_NOT_FOUND);
  return conversation;
}

/** Reads a list of conversations: an array, directly or in `data`. Anything else is an empty list; entries without an id are left out. */
export function readConversations(answer: unknown): readonly ConversationRead[] {
  const list = isRecord(answer) ? answer.data : answer;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => (isRecord(entry) ? (conversationFrom(entry) ?? []) : []));
}

/** Reads a message; its content type is text unless it says otherwise. */
export function readMessage(value: unknown): MessageRead | undefined {
  if (!isRecord(value)) return undefined;
  const role = value.role;
  if (role !== 'user' && role !== 'assistant') return undefined;
  return {
    id: textOf(value.id) ?? textOf(value._id) ?? '',
    role,
    content: typeof value.content === 'string' ? value.content : '',
    timestamp: textOf(value.timestamp),
    personaId: textOf(value.personaId),
    contentType: textOf(value.contentType) ?? 'text',
  };
}

function conversationFrom(value: Record<string, unknown>): ConversationRead | undefined {
  const id = textOf(value._id) ?? textOf(value.id);
  if (id === undefined) return undefined;
  const messages: readonly unknown[] = Array.isArray(value.messages) ? value.messages : [];
  return {
    id,
    title: textOf(value.title),
    currentPersona: textOf(value.currentPersona) ?? textOf(value.personaId) ?? DEFAULT_PERSONA_ID,
    lastUpdated: textOf(value.lastUpdated),
    createdAt: textOf(value.createdAt),
    messages: messages.flatMap((message) => readMessage(message) ?? []),
  };
}

/** The inner object of an envelope; the object itself where there is no envelope; nothing for an envelope without data. */
function innerOf(answer: Record<string, unknown>): Record<string, unknown> | undefined {
  if (isRecord(answer.data)) return answer.success === false ? undefined : answer.data;
  if ('data' in answer || answer.success === false) return undefined;
  const isBareEnvelope = 'success' in answer && Object.keys(answer).length === 1;
  return isBareEnvelope ? undefined : answer;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
