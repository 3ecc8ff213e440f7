import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

const kael = { personaId: 'kael' };

describe.each(databases)('talking with a guide on %s', (database) => {
  it('answers a first message with reply, conversation and title, and keeps both sides [api-033] [chat-056] [chat-001]', async () => {
    const { ada } = await world(database);
    const answer = await ada.call(api.chat.send, { params: kael, body: { message: '  I keep putting off my thesis.  ', title: 'Thesis' } });
    expect(answer.message).toBe('I hear you. What would help most today?');
    expect(answer.response).toBe(answer.message);
    const stored = await ada.call(api.chat.conversation, { params: { conversationId: answer.conversationId } });
    expect(stored.title).toBe('Thesis');
    expect(stored.messages.map(({ role, content, status }) => [role, content, status])).toEqual([
      ['user', 'I keep putting off my thesis.', 'complete'],
      ['assistant', 'I hear you. What would help most today?', 'complete'],
    ]);
  });

  it('makes the title of a new conversation from the first message [valid-007]', async () => {
    const { ada } = await world(database);
    const { conversationId } = await ada.call(api.chat.send, { params: kael, body: { message: 'A quiet evening plan' } });
    await ada.call(api.chat.send, { params: { personaId: 'luma' }, body: { message: 'And then?', conversationId } });
    const [row] = await ada.call(api.chat.conversations, { query: {} });
    expect(row).toMatchObject({ title: 'A quiet evening plan', currentPersona: 'luma', messageCount: 4, firstMessage: 'A quiet evening plan' });
  });
});
