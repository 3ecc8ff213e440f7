import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChatReply, readConversation, readConversations, readMessage } from './read-answers.ts';

describe('a chat answer', () => {
  it.each([
    { success: true, data: { message: 'Hello', conversationId: 'c1' } },
    { success: true, data: { response: 'Hello', conversationId: 'c1' } },
    { message: 'Hello', conversationId: 'c1' },
    { response: 'Hello', conversationId: 'c1' },
    { data: { response: 'Hello', conversationId: 'c1' } },
  ])('is read in every form to the same reply: %j [api-033] [api-037] [entity-006]', (answer) => {
    expect(readChatReply(answer)).toEqual({ response: 'Hello', conversationId: 'c1' });
  });

  it('has the conversation id "default" when none came [api-036]', () => {
    expect(readChatReply({ data: { response: 'Hello' } }).conversationId).toBe('default');
  });

  it.each([undefined, null, 'rubbish', [], { success: true }, { success: true, data: null }, { success: false, message: 'No' }])(
    'that carries no data is refused: %j [error-021]',
    (answer) => {
      expect(() => readChatReply(answer)).toThrow(/^Invalid response format from chat API$/);
    },
  );

  it.each([{ data: { conversationId: 'c1' } }, { foo: 1 }, { data: { response: 7 } }])(
    'without a text is refused: %j [error-022]',
    (answer) => {
      expect(() => readChatReply(answer)).toThrow(/^Invalid chat response format$/);
    },
  );
});

describe('a conversation', () => {
  const messages = [{ id: 'm1', role: 'user', content: 'Hi', timestamp: 't', personaId: 'kael' }];

  it.each([
    { data: { _id: 'c1', currentPersona: 'sera', messages } },
    { _id: 'c1', currentPersona: 'sera', messages },
    { id: 'c1', personaId: 'sera', messages },
  ])('is read in every form: %j [api-039] [entity-004]', (answer) => {
    expect(readConversation(answer)).toMatchObject({ id: 'c1', currentPersona: 'sera', messages: [{ id: 'm1', content: 'Hi' }] });
  });

  it('has text messages unless they say otherwise [entity-005]', () => {
    expect(readMessage({ id: 'm', role: 'assistant', content: 'x' })?.contentType).toBe('text');
    expect(readMessage({ id: 'm', role: 'assistant', content: 'x', contentType: 'safety' })?.contentType).toBe('safety');
    expect(readMessage({ id: 'm', role: 'system', content: 'x' })).toBeUndefined();
  });

  it.each([null, {}, { data: {} }, { title: 'x' }])('without an id is not found: %j [error-024]', (answer) => {
    expect(() => readConversation(answer)).toThrow(/^Conversation not found or invalid response format$/);
  });

  it('lists are read from data or directly, and are empty in any other form [api-038] [error-025]', () => {
    expect(readConversations([{ _id: 'a' }]).map(({ id }) => id)).toEqual(['a']);
    expect(readConversations({ data: [{ id: 'b' }, {}] }).map(({ id }) => id)).toEqual(['b']);
    expect(readConversations({ foo: 1 })).toEqual([]);
  });

  it('and lists are read from anything without a crash', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(Array.isArray(readConversations(answer))).toBe(true);
      }),
    );
  });
});
