import { api, type TurnEvent } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { askedOf, messageOf } from '../testing/chat.ts';
import { fakeStreams } from '../testing/harness.tsx';
import { chatReducer, emptyChat } from './chat-state.ts';
import { followTurn, startTurn, type TurnPorts } from './turn-stream.ts';

const asked = askedOf('q1', 'Hello');
const started = { turnId: 't1', conversationId: 'c1', messageId: 'r1', userMessage: asked, offline: false };
const input = { params: { personaId: 'kael' }, body: { message: 'Hello' } };

function turns() {
  const streams = fakeStreams();
  let state = chatReducer(emptyChat, { type: 'sending', message: asked });
  const ports: TurnPorts = {
    openStream: streams.openStream,
    onEvent: (event: TurnEvent) => {
      state = chatReducer(state, { type: 'turn', event });
    },
    current: () => (state.turn ? { turn: state.turn, shown: state.messages.at(-1)?.content.length ?? 0 } : undefined),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
  return { ...streams, ports, text: () => state.messages.at(-1)?.content };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const later = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a reply', () => {
  it('is whole when its stream says so', async () => {
    const { opened, ports, text } = turns();
    const outcome = startTurn(ports, api.chat.send, input, new AbortController().signal);
    await later();
    await opened[0]?.send('start', started);
    await opened[0]?.send('delta', { seq: 0, text: 'Hi' });
    await opened[0]?.send('done', { seq: 3, message: messageOf('r1', { content: 'Hi!' }) });
    expect(await outcome).toBe('ended');
    expect(text()).toBe('Hi!');
    expect(opened).toHaveLength(1);
  });

  it('goes on from the text that is shown after a lost connection, without gap or double', async () => {
    const { opened, ports, text } = turns();
    const outcome = startTurn(ports, api.chat.send, input, new AbortController().signal);
    await later();
    await opened[0]?.send('start', started);
    await opened[0]?.send('delta', { seq: 0, text: 'One two' });
    await opened[0]?.end(new ApiError('network', 'lost'));
    await later();
    expect(opened[1]).toMatchObject({
      endpoint: api.chat.turnEvents,
      input: { params: { conversationId: 'c1', turnId: 't1' }, query: { after: 7 } },
    });
    await opened[1]?.send('delta', { seq: 4, text: 'two three' });
    expect(text()).toBe('One two three');
    await opened[1]?.end();
    await later(1000);
    expect(opened[2]?.input).toMatchObject({ query: { after: 13 } });
    await opened[2]?.send('stopped', { seq: 13, message: messageOf('r1', { content: 'One two three', status: 'stopped' }) });
    expect(await outcome).toBe('ended');
  });

  it('is lost when it cannot be followed any more', async () => {
    const { opened, ports, refuse } = turns();
    const outcome = startTurn(ports, api.chat.send, input, new AbortController().signal);
    await later();
    await opened[0]?.send('start', started);
    refuse(new ApiError('network', 'lost'));
    await opened[0]?.end();
    await later(60_000);
    expect(await outcome).toBe('lost');
  });

  it('that never began is an error of the send', async () => {
    const { ports, refuse } = turns();
    const refused = new ApiError('conflict', 'A reply is being written.', { status: 409 });
    refuse(refused);
    await expect(startTurn(ports, api.chat.send, input, new AbortController().signal)).rejects.toBe(refused);
  });

  it('is let go without a word when nobody looks any more', async () => {
    const { opened, ports } = turns();
    const gone = new AbortController();
    const outcome = startTurn(ports, api.chat.send, input, gone.signal);
    await later();
    await opened[0]?.send('start', started);
    gone.abort();
    await later();
    expect(await outcome).toBe('ended');
    expect(opened).toHaveLength(1);
  });

  it('needs no following when none is being written', async () => {
    const { opened, ports } = turns();
    expect(await followTurn(ports, new AbortController().signal)).toBe(true);
    expect(opened).toHaveLength(0);
  });

  it('that was let go before the server said it had the message is no answer', async () => {
    const { ports } = turns();
    const gone = new AbortController();
    const outcome = startTurn(ports, api.chat.send, input, gone.signal);
    await later();
    gone.abort();
    await later();
    expect(await outcome).toBe('left');
  });
});
