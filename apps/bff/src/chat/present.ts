import type { ChatReply, Conversation, ConversationSummary, Message } from '@everstep/domain';
import { chat, knowledge } from '@everstep/domain/contract';
import { readChoices } from './choices.ts';
import type { FoundRow } from './history-store.ts';
import type { PathPart } from './read-path.ts';
import type { ConversationRow, MessageRow, TurnRow } from './store.ts';
import { readProposals } from './stored-proposals.ts';

const { SafetyCard } = chat;
const EvidenceList = knowledge.Evidence.array();
const ALONE = { index: 0, count: 1 } as const;

/** How a reply was meant: the level that was decided, with the card where one was shown. */
export function presentSafety(row: MessageRow): ChatReply['safety'] {
  return { level: row.safetyLevel, card: row.safetyCard === null ? null : SafetyCard.parse(JSON.parse(row.safetyCard)) };
}

/** A message as it leaves. The member's own words carry no label. */
export function presentMessage(row: MessageRow, siblings: Message['siblings'] = ALONE): Message {
  const choices = readChoices(row);
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    timestamp: row.createdAt,
    personaId: row.personaId,
    contentType: row.contentType,
    status: row.status,
    turnId: row.turnId,
    clientMessageId: row.clientMessageId,
    safety: row.role === 'assistant' && row.safetyLevel >= 2 ? presentSafety(row) : null,
    siblings,
    ...(row.evidence === null ? {} : { evidence: EvidenceList.parse(JSON.parse(row.evidence)) }),
    ...(row.proposals === null ? {} : { proposals: [...readProposals(row)] }),
    ...(choices.length === 0 ? {} : { choices: [...choices] }),
  };
}

function presentHead(row: ConversationRow) {
  return {
    _id: row.id,
    id: row.id,
    conversationId: row.id,
    title: row.title,
    currentPersona: row.personaId,
    personaId: row.personaId,
    lastUpdated: row.updatedAt,
    createdAt: row.createdAt,
    incognito: Number(row.incognito) === 1,
    pinned: row.pinnedAt !== null,
  };
}

/** A conversation with a part of its active path. */
export function presentConversation(row: ConversationRow, { messages, hasEarlier, siblings }: PathPart): Conversation {
  return { ...presentHead(row), messages: messages.map((message) => presentMessage(message, siblings(message))), hasEarlier };
}

/** A row of the history. A reply without a text yet gives way to what it answers. */
export function presentSummary(row: FoundRow): ConversationSummary {
  return {
    ...presentHead(row),
    firstMessage: row.firstText ?? '',
    lastMessage: row.leafText || row.saidText || '',
    messageCount: Number(row.messageCount ?? 0),
    ...(row.foundId ? { foundMessageId: row.foundId } : {}),
    ...(row.foundText === undefined ? {} : { foundText: row.foundText }),
  };
}

/** The JSON answer to a message: the reply under both names that callers read. */
export function presentReply(turn: TurnRow, said: MessageRow, reply: MessageRow, siblings?: Message['siblings']): ChatReply {
  return {
    message: reply.content,
    response: reply.content,
    conversationId: turn.conversationId,
    turnId: turn.id,
    userMessage: presentMessage(said),
    reply: presentMessage(reply, siblings),
    safety: presentSafety(reply),
    proposals: [...readProposals(reply)],
    offline: turn.offline === 1,
  };
}
