import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, type Person, world } from '../../apps/bff/src/testing/index.ts';

const say = (who: Person, message: string, { to = 'kael', conversationId }: { to?: string; conversationId?: string } = {}) =>
  who.call(api.chat.send, { params: { personaId: to }, body: { message, personaId: to, ...(conversationId ? { conversationId } : {}) } });

describe.each(databases)('the chat service on %s', (database) => {
  it('sends with and without a conversation, lists, shows, begins anew, changes the guide and deletes [chat-059]', async () => {
    const { ada } = await world(database);
    const first = await say(ada, 'I want to write one page a day.');
    expect(first).toMatchObject({ response: expect.any(String), conversationId: expect.any(String) });
    const { conversationId } = first;
    expect((await say(ada, 'Before nine.', { conversationId })).conversationId).toBe(conversationId);

    const another = await say(ada, 'Something else.');
    expect(another.conversationId).not.toBe(conversationId);
    const listed = async () => (await ada.call(api.chat.conversations, { query: {} })).map(({ id }) => id).sort();
    expect(await listed()).toEqual([conversationId, another.conversationId].sort());

    await say(ada, 'And what do you say?', { to: 'nova', conversationId });
    const shown = await ada.call(api.chat.conversation, { params: { conversationId } });
    expect(shown.currentPersona).toBe('nova');
    expect(shown.messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      'I want to write one page a day.',
      'Before nine.',
      'And what do you say?',
    ]);

    await ada.call(api.chat.removeConversation, { params: { conversationId } });
    expect(await listed()).toEqual([another.conversationId]);
  });

  it('is served under groq as well, by the same guide and the same history [api-025]', async () => {
    const { ada } = await world(database);
    const response = await ada.fetch('/api/groq/chat/kael', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Hello' }),
    });
    const { conversationId } = await response.json();
    expect(await ada.call(api.chat.conversation, { params: { conversationId } })).toMatchObject({ currentPersona: 'kael' });
  });

  it('says that no service for pictures is connected [api-028]', async () => {
    const { ada } = await world(database);
    const attempt = ada.call(api.images.generate, { body: { prompt: 'A canal in fog' } });
    await expect(attempt).rejects.toMatchObject({ status: 501, code: 'not_configured' });
  });
});
