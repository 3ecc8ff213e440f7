import type { Conversation, ConversationSummary, Message } from '@everstep/domain';

const AT = '2026-03-01T10:00:00.000Z';

export function messageOf(id: string, change: Partial<Message> = {}): Message {
  return {
    id,
    role: 'assistant',
    content: '',
    timestamp: AT,
    personaId: 'kael',
    contentType: 'text',
    status: 'complete',
    turnId: null,
    clientMessageId: null,
    safety: null,
    siblings: { index: 0, count: 1 },
    ...change,
  };
}

export const askedOf = (id: string, content: string): Message => messageOf(id, { role: 'user', content, clientMessageId: id });

export function summaryOf(id: string, change: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    _id: id,
    id,
    conversationId: id,
    title: `About ${id}`,
    currentPersona: 'kael',
    personaId: 'kael',
    lastUpdated: AT,
    createdAt: AT,
    firstMessage: 'Hello',
    lastMessage: 'Hi',
    messageCount: 2,
    ...change,
  };
}

export function conversationOf(id: string, messages: Message[], currentPersona = 'kael'): Conversation {
  const { firstMessage: _first, lastMessage: _last, messageCount: _count, ...rest } = summaryOf(id);
  return { ...rest, currentPersona, personaId: currentPersona, messages };
}
