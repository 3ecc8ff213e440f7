import type { TurnEvent } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { askedOf, messageOf } from '../testing/chat.ts';
import { type ChatAction, type ChatState, chatReducer, emptyChat, FAILURE, withPiece } from './chat-state.ts';

const run = (actions: readonly ChatAction[], state: ChatState = emptyChat) => actions.reduce(chatReducer, state);
const turn = (event: TurnEvent): ChatAction => ({ type: 'turn', event });

const asked = askedOf('q1', 'How are you?');
const start = turn({ event: 'start', data: { turnId: 't1', conversationId: 'c1', messageId: 'r1', userMessage: asked, offline: true } });
const piece = (seq: number, text: string) => turn({ event: 'delta', data: { seq, text } });
const ids = (state: ChatState) => state.messages.map(({ id }) => id);
const texts = (state: ChatState) => state.messages.map(({ content }) => content);

describe('a turn', () => {
  it('shows the message at once, then the reply piece by piece, then the whole [chat-056]', () => {
    const sending = run([{ type: 'sending', message: asked }]);
    expect(sending).toMatchObject({ sending: true, conversationId: null });
    expect(texts(sending)).toEqual(['How are you?']);
    const started = run([start], sending);
    expect(started).toMatchObject({ sending: false, conversationId: 'c1', turn: { turnId: 't1', messageId: 'r1' } });
    expect(texts(started)).toEqual(['How are you?', '']);
    const writing = run([piece(0, 'Very '), piece(5, 'well')], started);
    expect(texts(writing)).toEqual(['How are you?', 'Very well']);
    const done = run([turn({ event: 'done', data: { seq: 10, message: messageOf('r1', { content: 'Very well.' }) } })], writing);
    expect(texts(done)).toEqual(['How are you?', 'Very well.']);
    expect(done.turn).toBeNull();
  });

  it('puts the stored message in place of the one shown while sending', () => {
    const stored = { ...asked, id: 'from-the-server' };
    const started = run([
      { type: 'sending', message: asked },
      turn({ event: 'start', data: { turnId: 't1', conversationId: 'c1', messageId: 'r1', userMessage: stored, offline: false } }),
    ]);
    expect(started.messages.map(({ id }) => id)).toEqual(['from-the-server', 'r1']);
  });

  it('takes away the failure and the reply that a new one replaces', () => {
    const failed = run([
      { type: 'sending', message: asked },
      { type: 'send-failed', cause: 'no', card: undefined, bubble: { id: 'x', timestamp: asked.timestamp, personaId: 'kael' } },
    ]);
    expect(run([start], failed).messages.map(({ id }) => id)).toEqual(['q1', 'r1']);
    const answered = { ...emptyChat, conversationId: 'c1', messages: [asked, messageOf('old')] };
    expect(run([start], answered).messages.map(({ id }) => id)).toEqual(['q1', 'r1']);
  });

  it('keeps what was written when it is stopped, and shows a safety card with its reply', () => {
    const safety = { level: 3, card: null };
    const shown = run([start, piece(0, 'Very'), turn({ event: 'safety', data: safety })]);
    expect(shown.messages.at(-1)?.safety).toEqual(safety);
    const message = messageOf('r1', { content: 'Very', status: 'stopped' });
    const stopped = run([turn({ event: 'stopped', data: { seq: 4, message } })], shown);
    expect(stopped.messages.at(-1)).toEqual(message);
    expect(stopped.turn).toBeNull();
  });

  it('keeps what was written when it fails, or apologises in its place, and says why once [error-026] [chat-044]', () => {
    const failing = (content: string) =>
      run([
        start,
        turn({
          event: 'failed',
          data: { code: 'provider_failed', message: 'The guide is away.', partial: messageOf('r1', { content, status: 'failed' }) },
        }),
      ]);
    expect(texts(failing('Very we')).at(-1)).toBe('Very we');
    expect(texts(failing('')).at(-1)).toBe('Sorry, I encountered an error: The guide is away.');
    expect(failing('')).toMatchObject({ alert: null, turn: null, sending: false });
    expect(failing('Very we').alert).toBe('The guide is away.');
  });

  it('keeps the cause in the place of a reply that did not come, however often the conversation is read again', () => {
    const unsaid = messageOf('r1', { content: '', status: 'failed' });
    const failed = run([
      start,
      turn({ event: 'failed', data: { code: 'provider_failed', message: 'The guide is away.', partial: unsaid } }),
    ]);
    const again: ChatAction = { type: 'opened', conversationId: 'c1', messages: [asked, unsaid] };
    expect(texts(run([again, again], failed)).at(-1)).toBe('Sorry, I encountered an error: The guide is away.');
    const written = messageOf('r1', { content: 'Here I am.', status: 'complete' });
    expect(texts(run([again, { ...again, messages: [asked, written] }], failed)).at(-1)).toBe('Here I am.');
    expect(texts(run([again])).at(-1)).toBe('');
  });

  it('may propose something; heard again, as by a resumed stream, it stands there once', () => {
    const goal = { kind: 'create-goal', title: 'Read six books', why: '', size: 'M', dueDate: null } as const;
    const proposal = { id: 'p1', status: 'open', action: goal } as const;
    const heard = (title: string) => turn({ event: 'proposal', data: { seq: 4, ...proposal, action: { ...goal, title } } });
    const state = run([start, piece(0, 'Very'), heard('Read'), heard('Read six books')]);
    expect(state.messages.at(-1)?.proposals).toEqual([proposal]);
    const answered = run([{ type: 'proposal', proposal: { ...proposal, status: 'done' } }], state);
    expect(answered.messages.map(({ proposals }) => proposals?.map(({ status }) => status))).toEqual([undefined, ['done']]);
  });

  it('is marked as interrupted when it is lost', () => {
    const lost = run([start, piece(0, 'Ve'), { type: 'lost', alert: 'Interrupted' }]);
    expect(lost.messages.at(-1)).toMatchObject({ content: 'Ve', status: 'interrupted' });
    expect(lost).toMatchObject({ turn: null, alert: 'Interrupted' });
  });
});

describe('pieces of a reply', () => {
  it('neither double nor leave a gap, in whatever way they come again', () => {
    expect(withPiece('Very ', 5, 'well')).toBe('Very well');
    expect(withPiece('Very well', 5, 'well')).toBe('Very well');
    expect(withPiece('Very well', 0, 'Very well, thanks')).toBe('Very well, thanks');
    expect(withPiece('Very', 5, 'well')).toBe('Very');
  });
});

describe('a failed send', () => {
  const failed = run([
    { type: 'sending', message: asked },
    {
      type: 'send-failed',
      cause: 'Network error.',
      card: undefined,
      bubble: { id: 'x', timestamp: asked.timestamp, personaId: 'kael' },
    },
  ]);

  it('leaves the message, and says why once: in a bubble of the guide [error-026] [chat-044]', () => {
    expect(texts(failed)).toEqual(['How are you?', 'Sorry, I encountered an error: Network error.']);
    expect(failed.messages.at(-1)).toMatchObject({ role: 'assistant', status: 'failed', id: `${FAILURE}x` });
    expect(failed).toMatchObject({ alert: null, sending: false });
  });

  it('leaves no apology, and no alert, while it is sent once more [chat-044]', () => {
    const alerted = run([{ type: 'alert', text: 'The reply could not be stopped.' }], failed);
    expect(run([{ type: 'alert', text: null }], alerted).alert).toBeNull();
    const again = run([{ type: 'sending', message: null }], alerted);
    expect([again.alert, texts(again)]).toEqual([null, ['How are you?']]);
  });
});

describe('a conversation', () => {
  it('takes the place of the one before when it opens', () => {
    const opened = run([start, { type: 'opening' }, { type: 'opened', conversationId: 'c2', messages: [messageOf('m')] }]);
    expect(opened).toEqual({ ...emptyChat, conversationId: 'c2', messages: [messageOf('m')] });
  });

  it('keeps the messages that were fetched before its first one when it is read again', () => {
    const read = (ids: readonly string[], conversationId = 'c1', hasEarlier = true): ChatAction => ({
      type: 'opened',
      conversationId,
      messages: ids.map((id) => messageOf(id)),
      hasEarlier,
    });
    const fetched = run([
      read(['c', 'd']),
      { type: 'earlier', state: 'loading' },
      { type: 'earlier-came', before: 'c', messages: [messageOf('a'), messageOf('b')], hasEarlier: false },
    ]);
    expect([ids(fetched), fetched.earlier]).toEqual([['a', 'b', 'c', 'd'], 'none']);
    const again = run([read(['c', 'd', 'e'])], fetched);
    expect([ids(again), again.earlier]).toEqual([['a', 'b', 'c', 'd', 'e'], 'none']);
    // Another path, and another conversation, begin anew.
    expect(run([read(['x', 'y'])], fetched)).toMatchObject({ messages: [{ id: 'x' }, { id: 'y' }], earlier: 'more' });
    expect(run([read(['c', 'd'], 'c2', false)], fetched)).toMatchObject({ messages: [{ id: 'c' }, { id: 'd' }], earlier: null });
  });

  it('takes no earlier messages of a path that is not shown any more', () => {
    const opened: ChatAction = { type: 'opened', conversationId: 'c1', messages: [messageOf('b')], hasEarlier: true };
    const state = run([opened, { type: 'earlier-came', before: 'other', messages: [messageOf('a')], hasEarlier: false }]);
    expect([ids(state), state.earlier]).toEqual([['b'], 'more']);
  });

  it('begins with no messages and no id [chat-054]', () => {
    expect(run([start, { type: 'new-conversation' }])).toEqual(emptyChat);
  });
});
