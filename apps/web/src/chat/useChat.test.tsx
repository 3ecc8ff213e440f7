import { api, chatAlerts } from '@everstep/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { CONFIRMED_WITHIN_MS } from '../care/unsent-help.ts';
import { emit } from '../layout/useWindowEvent.ts';
import { askedOf, conversationOf, messageOf, summaryOf } from '../testing/chat.ts';
import { type FakeServer, fakeServer, fakeStreams, surroundings } from '../testing/harness.tsx';
import { useChat } from './useChat.ts';

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lost = new ApiError('network', 'Network error. Please check your connection.');

async function chat({ server = fakeServer().on(api.chat.conversations, []), personaId = 'kael', open = true } = {}) {
  const streams = fakeStreams();
  const onNoPersona = vi.fn();
  const onPersona = vi.fn();
  const onUnheard = vi.fn();
  const hook = renderHook(
    (props: { open: boolean; personaId: string | undefined }) =>
      useChat({ ...props, openStream: streams.openStream, onNoPersona, onPersona, onUnheard }),
    {
      wrapper: surroundings({ server, openStream: streams.openStream }),
      initialProps: { open, personaId: personaId || undefined },
    },
  );
  if (open) await waitFor(() => expect(hook.result.current.loading).toBe(false));
  const { result } = hook;
  /** Sends and lets the reply begin. */
  const say = async (text: string, conversationId = 'c1') => {
    let sent: Promise<boolean> = Promise.resolve(false);
    await act(async () => {
      sent = result.current.send(text);
    });
    const stream = streams.opened.at(-1);
    const { clientMessageId = '' } = (stream?.input as { body?: { clientMessageId?: string } } | undefined)?.body ?? {};
    const userMessage = askedOf(clientMessageId, text.trim());
    await act(() =>
      stream?.send('start', {
        turnId: `t-${clientMessageId}`,
        conversationId,
        messageId: `r-${clientMessageId}`,
        userMessage,
        offline: false,
      }),
    );
    const finish = async (content: string) => {
      await act(() => stream?.send('done', { seq: content.length, message: messageOf(`r-${clientMessageId}`, { content }) }));
      await act(() => sent.then(() => undefined));
    };
    return { stream, sent, finish };
  };
  const texts = () => result.current.messages.map(({ content }) => content);
  const body = (index: number) => (streams.opened[index]?.input as { body: Record<string, unknown> } | undefined)?.body;
  return { ...hook, ...streams, say, texts, body, onNoPersona, onPersona, onUnheard, server };
}

const withTwo = (): FakeServer =>
  fakeServer()
    .on(api.chat.conversations, [summaryOf('c1'), summaryOf('c2')])
    .on(api.chat.conversation, ({ params }) =>
      conversationOf(params.conversationId, [messageOf('m', { content: `In ${params.conversationId}` })], 'sera'),
    );

describe('opening the chat', () => {
  it('loads the list and opens the first conversation with its guide [chat-045] [chat-046] [chat-040]', async () => {
    const { result, texts, onPersona } = await chat({ server: withTwo() });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    expect(result.current.conversations).toHaveLength(2);
    expect(result.current.conversationId).toBe('c1');
    expect(onPersona).toHaveBeenCalledWith('sera');
  });

  it('opens the conversation that was updated last, not the pinned one above it [chat-046]', async () => {
    const list = [summaryOf('c2', { pinned: true, lastUpdated: '2026-01-01T10:00:00.000Z' }), summaryOf('c1')];
    const { texts } = await chat({ server: withTwo().on(api.chat.conversations, list) });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
  });

  it('asks for nothing while it is closed', async () => {
    const { server } = await chat({ server: withTwo(), open: false });
    expect(server.sent(api.chat.conversations)).toHaveLength(0);
  });

  it('stays with a new conversation that the member has begun, and opens the first again the next time only', async () => {
    const { result, rerender } = await chat({ server: withTwo() });
    await waitFor(() => expect(result.current.conversationId).toBe('c1'));
    act(() => result.current.newConversation());
    expect(result.current).toMatchObject({ conversationId: null, messages: [] });
    rerender({ open: false, personaId: 'kael' });
    rerender({ open: true, personaId: 'kael' });
    await waitFor(() => expect(result.current.conversationId).toBe('c1'));
  });

  it('says so when the list or a conversation cannot be loaded [chat-044] [error-027]', async () => {
    const noList = await chat({ server: fakeServer().on(api.chat.conversations, new ApiError('server', 'no', { status: 500 })) });
    await waitFor(() => expect(noList.result.current.alert).toBe(chatAlerts.conversations));
    act(() => noList.result.current.dismissAlert());
    expect(noList.result.current.alert).toBeNull();
    const noConversation = await chat({ server: fakeServer().on(api.chat.conversations, [summaryOf('c1')]) });
    await waitFor(() => expect(noConversation.result.current.alert).toBe(chatAlerts.conversation));
  });

  it('follows a reply that is still being written after a reload', async () => {
    const server = fakeServer()
      .on(api.chat.conversations, [summaryOf('c1')])
      .on(
        api.chat.conversation,
        conversationOf('c1', [askedOf('q', 'Hi'), messageOf('r', { content: 'Hel', status: 'streaming', turnId: 't' })]),
      );
    const { opened, result, texts } = await chat({ server });
    await waitFor(() => expect(opened[0]?.input).toMatchObject({ query: { after: 3 } }));
    await act(() => opened[0]?.send('delta', { seq: 3, text: 'lo' }));
    expect(texts().at(-1)).toBe('Hello');
    await act(() => opened[0]?.send('done', { seq: 5, message: messageOf('r', { content: 'Hello' }) }));
    expect(result.current.turn).toBeNull();
  });
});

describe('a long conversation', () => {
  const page = (ids: readonly string[], hasEarlier: boolean) => ({
    ...conversationOf(
      'c1',
      ids.map((id) => messageOf(id, { content: id })),
    ),
    hasEarlier,
  });
  const long = () =>
    fakeServer()
      .on(api.chat.conversations, [summaryOf('c1')])
      .on(api.chat.conversation, ({ query }) => (query?.before === 'c' ? page(['a', 'b'], false) : page(['c', 'd'], true)));

  it('opens with its newest part, and fetches what came before when it is asked for', async () => {
    const { result, texts, server } = await chat({ server: long() });
    await waitFor(() => expect(result.current.earlier).toBe('more'));
    expect(server.sent(api.chat.conversation)).toEqual([{ params: { conversationId: 'c1' }, query: { limit: 100 } }]);
    await act(() => Promise.all([result.current.loadEarlier(), result.current.loadEarlier()]));
    expect(texts()).toEqual(['a', 'b', 'c', 'd']);
    expect(result.current.earlier).toBe('none');
    await act(() => result.current.loadEarlier());
    expect(server.sent(api.chat.conversation)).toHaveLength(2);
  });

  it('says when what came before cannot be loaded, and tries again', async () => {
    const { result, texts, server } = await chat({ server: long() });
    await waitFor(() => expect(result.current.earlier).toBe('more'));
    server.on(api.chat.conversation, lost);
    await act(() => result.current.loadEarlier());
    expect(result.current).toMatchObject({ earlier: 'failed', alert: null });
    server.on(api.chat.conversation, page(['b'], true));
    await act(() => result.current.loadEarlier());
    expect([texts(), result.current.earlier]).toEqual([['b', 'c', 'd'], 'more']);
  });

  it('opens at a message that was looked for, however far back, and at its end where it cannot be had', async () => {
    const { result, texts, server } = await chat({ server: long() });
    await waitFor(() => expect(result.current.earlier).toBe('more'));
    await act(() => result.current.openConversation('c1', 'a'));
    await waitFor(() => expect(result.current.soughtId).toBe('a'));
    expect(texts()).toEqual(['a', 'b', 'c', 'd']);
    expect(server.sent(api.chat.conversation).at(-1)?.query).toEqual({ limit: 500, before: 'c' });
    await act(() => result.current.openConversation('c1', 'on-another-branch'));
    expect(result.current).toMatchObject({ soughtId: null, alert: null });
  });

  it('that comes whole has nothing before it', async () => {
    const { result } = await chat({ server: withTwo() });
    await waitFor(() => expect(result.current.conversationId).toBe('c1'));
    expect(result.current.earlier).toBeNull();
  });
});

describe('sending', () => {
  it('without a guide opens the selector and sends nothing [chat-047] [valid-003] [valid-005] [valid-006]', async () => {
    const { result, onNoPersona, opened } = await chat({ personaId: '' });
    await act(async () => expect(await result.current.send('Hello')).toBe(false));
    expect(onNoPersona).toHaveBeenCalledOnce();
    expect(opened).toHaveLength(0);
    expect(console.warn).toHaveBeenCalledWith('No persona selected. Please select a persona first.');
  });

  it.each(['', '   ', '\n\t'])('sends no blank message: %j [valid-002]', async (text) => {
    const { result, opened } = await chat();
    await act(async () => expect(await result.current.send(text)).toBe(false));
    expect(opened).toHaveLength(0);
  });

  it('waits for the one in progress [valid-004]', async () => {
    const { result, opened, say } = await chat();
    let second: Promise<boolean> = Promise.resolve(true);
    await act(async () => {
      void result.current.send('One');
      second = result.current.send('Two');
    });
    expect(await second).toBe(false);
    expect(opened).toHaveLength(1);
    await act(() =>
      opened[0]?.send('start', { turnId: 't', conversationId: 'c1', messageId: 'r', userMessage: askedOf('q', 'One'), offline: false }),
    );
    await act(async () => expect(await result.current.send('Three')).toBe(false));
    expect(opened).toHaveLength(1);
    expect([result.current.alert, result.current.waits]).toEqual([null, true]);
    await act(() => opened[0]?.send('done', { seq: 0, message: messageOf('r', { content: 'Hi' }) }));
    const { finish } = await say('Four');
    expect(result.current.waits).toBe(false);
    await finish('Again');
    expect(opened).toHaveLength(2);
  });

  it('gives a new conversation a title, and the next message the id of the first reply [chat-056] [valid-007]', async () => {
    const { say, body, result } = await chat();
    const first = await say('  My thesis on mosses  ');
    expect(body(0)).toMatchObject({ message: 'My thesis on mosses', title: 'My thesis on mosses', personaId: 'kael' });
    expect(body(0)).not.toHaveProperty('conversationId');
    await first.finish('Tell me more.');
    expect(result.current.conversationId).toBe('c1');
    await say('Gladly');
    expect(body(1)).toMatchObject({ message: 'Gladly', conversationId: 'c1' });
    expect(body(1)).not.toHaveProperty('title');
  });

  it('after a new start goes to the guide that is chosen now [chat-054] [chat-055]', async () => {
    const { say, body, result, rerender, opened } = await chat();
    await (await say('Hello')).finish('Hi');
    rerender({ open: true, personaId: 'sera' });
    act(() => result.current.newConversation());
    expect(result.current).toMatchObject({ messages: [], conversationId: null });
    await say('Hello Sera', 'c2');
    expect(opened[1]?.input).toMatchObject({ params: { personaId: 'sera' } });
    expect(body(1)).not.toHaveProperty('conversationId');
  });

  it('refreshes the list when the reply is whole', async () => {
    const { say, server } = await chat();
    await (await say('Hello')).finish('Hi');
    await waitFor(() => expect(server.sent(api.chat.conversations).length).toBeGreaterThan(1));
  });

  it('whose reply the service failed to give is answered by the built-in guide when asked, in the place of the failure', async () => {
    const asked = messageOf('q', { role: 'user', content: 'Hello', clientMessageId: 'other' });
    const failed = messageOf('r', { content: '', status: 'failed', canHandOver: true });
    const server = withTwo().on(api.chat.conversation, conversationOf('c1', [asked, failed]));
    const { result, texts, opened } = await chat({ server });
    await waitFor(() => expect(result.current.messages.at(-1)?.canHandOver).toBe(true));
    await act(async () => void result.current.regenerate('r', { offline: true }));
    expect(opened.at(-1)).toMatchObject({
      endpoint: api.chat.regenerate,
      input: { params: { conversationId: 'c1' }, body: { messageId: 'r', offline: true } },
    });
    await act(() =>
      opened.at(-1)?.send('start', { turnId: 't2', conversationId: 'c1', messageId: 'r2', userMessage: asked, offline: true }),
    );
    await act(() => opened.at(-1)?.send('delta', { seq: 0, text: 'I am offline' }));
    expect(texts()).toEqual(['Hello', 'I am offline']);
  });

  it.each([
    ['conflict', 'complete'],
    ['turn_in_progress', 'streaming'],
  ] as const)('whose reply another tab was first to ask for shows that one and no failure: %s', async (code, status) => {
    const asked = messageOf('q', { role: 'user', content: 'Hello' });
    const failed = messageOf('r', { content: '', status: 'failed', canHandOver: true });
    const server = withTwo().on(api.chat.conversation, conversationOf('c1', [asked, failed]));
    const { result, texts, refuse, opened } = await chat({ server });
    await waitFor(() => expect(result.current.messages.at(-1)?.canHandOver).toBe(true));
    server.on(api.chat.conversation, conversationOf('c1', [asked, messageOf('r2', { content: 'I am', status, turnId: 't2' })]));
    const streams = opened.length;
    refuse(new ApiError('conflict', 'The guide is still answering.', { status: 409, code }));
    await act(async () => {
      void result.current.regenerate('r', { offline: true });
      refuse(null);
    });
    await waitFor(() => expect(texts()).toEqual(['Hello', 'I am']));
    expect(result.current).toMatchObject({ sending: false, alert: null });
    expect(opened.slice(streams).map(({ endpoint }) => endpoint)).toEqual(status === 'streaming' ? [api.chat.turnEvents] : []);
  });

  it('that fails says so once, in a bubble, and goes again under its own id [error-026] [chat-044]', async () => {
    const { result, refuse, texts, opened, body } = await chat();
    refuse(lost);
    await act(async () => expect(await result.current.send('Hello')).toBe(false));
    expect(texts()).toEqual(['Hello', 'Sorry, I encountered an error: Network error. Please check your connection.']);
    expect(result.current.alert).toBeNull();
    const id = result.current.messages[0]?.clientMessageId;
    await act(async () => expect(await result.current.regenerate()).toBeNull());
    refuse(null);
    let again: Promise<string | null> = Promise.resolve(null);
    await act(async () => {
      again = result.current.regenerate();
    });
    expect(body(0)).toMatchObject({ message: 'Hello', clientMessageId: id });
    await act(() =>
      opened[0]?.send('start', {
        turnId: 't',
        conversationId: 'c1',
        messageId: 'r',
        userMessage: { ...askedOf('stored', 'Hello'), clientMessageId: id },
        offline: false,
      }),
    );
    expect(texts()).toEqual(['Hello', '']);
    // From here on nothing has to be kept for another try.
    expect(await again).toBe('Hello');
  });

  it('that hangs brings people to reach after two seconds where it speaks of danger, until the server has something to show', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, opened } = await chat();
    await act(async () => void result.current.send('I want to kill myself'));
    const cards = () => result.current.messages.flatMap(({ safety }) => safety?.card?.title ?? []);
    await act(() => vi.advanceTimersByTimeAsync(CONFIRMED_WITHIN_MS - 1000));
    expect(cards()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(cards()).toEqual(['Let us pause here']));
    expect(result.current.sending).toBe(true);
    const userMessage = {
      ...askedOf('stored', 'I want to kill myself'),
      clientMessageId: result.current.messages[0]?.clientMessageId ?? '',
    };
    await act(() => opened[0]?.send('start', { turnId: 't', conversationId: 'c1', messageId: 'r', userMessage, offline: true }));
    expect(cards()).toEqual(['Let us pause here']);
    await act(() => opened[0]?.send('delta', { seq: 0, text: 'I am' }));
    expect(cards()).toEqual([]);
    expect(result.current.messages).toHaveLength(2);
  });

  it('of danger does not wait for the reply before: that is stopped, and the card stands under what came of it', async () => {
    const { result, say, opened, server } = await chat({
      server: fakeServer().on(api.chat.conversations, []).on(api.chat.stopTurn, { turnId: 't', status: 'stopped' }),
    });
    const { stream } = await say('Hello');
    await act(() => stream?.send('delta', { seq: 0, text: 'Good that' }));
    await say('I want to kill myself, I have the pills here');
    expect(server.sent(api.chat.stopTurn)).toHaveLength(1);
    expect(opened).toHaveLength(2);
    expect(result.current.messages.map(({ content, status }) => [content, status])).toEqual([
      ['Hello', 'complete'],
      ['Good that', 'stopped'],
      ['I want to kill myself, I have the pills here', 'complete'],
      ['', 'streaming'],
    ]);
  });

  it('of danger that cannot be sent while a reply hangs brings people to reach', async () => {
    const { result, say, refuse } = await chat();
    await say('Hello');
    refuse(lost);
    await act(async () => expect(await result.current.send('I want to kill myself')).toBe(false));
    await waitFor(() => expect(result.current.messages.flatMap(({ safety }) => safety?.card?.title ?? [])).toEqual(['Let us pause here']));
    expect(result.current.turn).toBeNull();
    expect(result.current.alert).toBeNull();
  });

  it('that the server takes at once brings nobody in between', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { say, result } = await chat();
    await say('I want to kill myself');
    await act(() => vi.advanceTimersByTimeAsync(CONFIRMED_WITHIN_MS + 1000));
    expect(result.current.messages.flatMap(({ safety }) => safety?.card ?? [])).toEqual([]);
  });

  it('that hangs while another conversation is begun counts as not taken, and goes again under its own id', async () => {
    const { result, body } = await chat();
    let taken: boolean | undefined;
    await act(async () => void result.current.send('Hello').then((answer) => (taken = answer)));
    await act(async () => result.current.newConversation());
    await waitFor(() => expect(taken).toBe(false));
    await act(async () => void result.current.send('Hello'));
    expect(body(1)).toMatchObject({ message: 'Hello', clientMessageId: body(0)?.clientMessageId });
  });

  it('that hangs while the session is lost counts as not taken', async () => {
    const { result, unmount } = await chat();
    const sent = await act(async () => [result.current.send('Hello')]);
    unmount();
    expect(await sent[0]).toBe(false);
  });

  it('is taken as soon as the server says so, while the reply is being written', async () => {
    const { say, result } = await chat();
    const { sent } = await say('Hello');
    expect(await sent).toBe(true);
    expect(result.current.turn).not.toBeNull();
  });

  it('that fails and is sent once more from the draft stands there once, under its own id', async () => {
    const { result, refuse, texts, opened, body } = await chat();
    refuse(lost);
    await act(async () => void (await result.current.send('Hello')));
    await act(async () => void (await result.current.send('Hello')));
    expect(texts()).toEqual(['Hello', 'Sorry, I encountered an error: Network error. Please check your connection.']);
    const id = result.current.messages[0]?.clientMessageId;
    refuse(null);
    await act(async () => void result.current.send(' Hello '));
    expect(opened).toHaveLength(1);
    expect(body(0)).toMatchObject({ clientMessageId: id });
  });

  it.each([
    ['without a connection', new ApiError('offline', 'You are offline. What you typed is kept.')],
    ['to a server that takes too long', new ApiError('timeout', 'The server took too long to answer.')],
    ['to a server that fails', new ApiError('server', 'Something went wrong.', { status: 500 })],
  ])('sent %s brings people to reach in place of the error, where it speaks of danger', async (_, cause) => {
    const { result, refuse, opened, onUnheard } = await chat();
    refuse(cause);
    await act(async () => expect(await result.current.send('I want to kill myself')).toBe(false));
    const [said, card, ...more] = result.current.messages;
    // Whoever can tell the server later, tells it.
    expect(onUnheard).toHaveBeenCalledOnce();
    expect(said?.content).toBe('I want to kill myself');
    expect(card?.safety?.card).toMatchObject({ title: 'Let us pause here' });
    expect(card?.safety?.card?.helplines.length).toBeGreaterThan(0);
    expect([card?.content, more, result.current.alert]).toEqual(['', [], null]);
    // Nothing goes by itself once there is a connection.
    refuse(null);
    window.dispatchEvent(new Event('online'));
    expect(opened).toEqual([]);
    await act(async () => void result.current.send('I want to kill myself'));
    expect(result.current.messages.filter(({ safety }) => safety?.card)).toEqual([]);
  });
});

describe('a reply', () => {
  it('can be stopped, and says so when it cannot [error-027]', async () => {
    const { result, say, server } = await chat();
    await say('Hello');
    await act(() => result.current.stop());
    expect(result.current.alert).toBe(chatAlerts.stop);
    server.on(api.chat.stopTurn, { turnId: 't', status: 'stopped' });
    act(() => result.current.dismissAlert());
    await act(() => result.current.stop());
    expect(result.current.alert).toBeNull();
    expect(server.sent(api.chat.stopTurn)).toHaveLength(2);
  });

  it('can be written anew, and the siblings be looked through', async () => {
    const { result, say, server, opened } = await chat();
    await (await say('Hello')).finish('Hi');
    // The server names stored messages itself.
    server.on(api.chat.selectSibling, conversationOf('c1', [askedOf('q', 'Hello'), messageOf('r2', { content: 'Hey' })]));
    await act(() => result.current.stepSibling('r', 1));
    expect(result.current.messages.at(-1)?.content).toBe('Hey');
    expect(server.sent(api.chat.selectSibling)[0]).toMatchObject({ body: { messageId: 'r', step: 1 } });
    server.on(
      api.chat.selectSibling,
      conversationOf('c1', [
        messageOf('q', { role: 'user', content: 'Hello', clientMessageId: 'other' }),
        messageOf('r2', { content: 'Hey' }),
      ]),
    );
    await act(() => result.current.stepSibling('r', -1));
    await act(async () => void result.current.regenerate('r2'));
    expect(opened.at(-1)).toMatchObject({
      endpoint: api.chat.regenerate,
      input: { params: { conversationId: 'c1' }, body: { messageId: 'r2' } },
    });
  });
});

describe('a conversation that goes on in another tab', () => {
  const changed = (...conversationIds: string[]) => act(async () => emit('chat-changed', { conversationIds }));
  const goOn = (server: FakeServer) =>
    server.on(
      api.chat.conversation,
      conversationOf('c1', [messageOf('m', { content: 'In c1' }), messageOf('n', { content: 'More' })], 'sera'),
    );

  it('goes on here too, and leaves the chosen guide alone', async () => {
    const { texts, server, onPersona } = await chat({ server: withTwo() });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    goOn(server);
    await changed('c2');
    expect(texts()).toEqual(['In c1']);
    await changed('c2', 'c1');
    await waitFor(() => expect(texts()).toEqual(['In c1', 'More']));
    expect(onPersona).toHaveBeenCalledOnce();
  });

  it('brings the rest of a reply that was given up on here, whatever the alert says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { texts, server, say, result, refuse } = await chat({ server: withTwo() });
      await waitFor(() => expect(texts()).toEqual(['In c1']));
      const { stream, sent } = await say('Hello');
      refuse(lost);
      await act(async () => {
        await stream?.send('delta', { seq: 0, text: 'Good' });
        await stream?.end(lost);
        await vi.advanceTimersByTimeAsync(20_000);
        await sent;
      });
      expect(result.current).toMatchObject({ alert: chatAlerts.interrupted, lost: true });
      expect(result.current.messages.at(-1)).toMatchObject({ content: 'Good', status: 'interrupted' });
      const whole = [messageOf('m', { content: 'In c1' }), askedOf('q', 'Hello'), messageOf('r', { content: 'Good morning.' })];
      server.on(api.chat.conversation, conversationOf('c1', whole));
      await changed('c1');
      await waitFor(() => expect(texts()).toEqual(['In c1', 'Hello', 'Good morning.']));
      expect(result.current).toMatchObject({ alert: null, lost: false });
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not disturb a reply that is being written here', async () => {
    const { texts, server, say, result } = await chat({ server: withTwo() });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    const asked = server.sent(api.chat.conversation).length;
    const { finish } = await say('Hello');
    await changed('c1');
    expect(server.sent(api.chat.conversation)).toHaveLength(asked);
    expect(result.current.turn).not.toBeNull();
    await finish('Hi');
    expect(texts()).toEqual(['In c1', 'Hello', 'Hi']);
  });
});

describe('words that another tab’s were quicker than', () => {
  it('wait in their field, while the other tab’s message and its growing reply are shown', async () => {
    const { result, texts, refuse, opened, server } = await chat({ server: withTwo() });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    const theirs = askedOf('q', 'From the other tab');
    const growing = messageOf('r', { content: 'I am', status: 'streaming', turnId: 't' });
    server.on(api.chat.conversation, conversationOf('c1', [messageOf('m', { content: 'In c1' }), theirs, growing]));
    refuse(new ApiError('conflict', 'The guide is still answering.', { status: 409, code: 'turn_in_progress' }));
    const sent = await act(async () => {
      const answer = result.current.send('From here');
      refuse(null);
      return [answer];
    });
    await waitFor(() => expect(texts()).toEqual(['In c1', 'From the other tab', 'I am']));
    expect(result.current).toMatchObject({ sending: false, waits: true, alert: null, turn: { turnId: 't' } });
    await act(() => opened.at(-1)?.send('delta', { seq: 4, text: ' here.' }));
    expect(texts().at(-1)).toBe('I am here.');
    await act(() => opened.at(-1)?.send('done', { seq: 10, message: messageOf('r', { content: 'I am here.' }) }));
    expect(await sent[0]).toBe(false);
    expect(result.current.turn).toBeNull();
  });

  it('bring people to reach where they speak of danger', async () => {
    const { result, refuse, texts } = await chat({ server: withTwo() });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    refuse(new ApiError('conflict', 'The guide is still answering.', { status: 409, code: 'turn_in_progress' }));
    await act(async () => expect(await result.current.send('I want to kill myself')).toBe(false));
    expect(result.current.messages.at(-1)?.safety?.card).toMatchObject({ title: 'Let us pause here' });
  });
});

describe('a conversation that was deleted elsewhere', () => {
  const gone = new ApiError('not-found', 'We could not find that.', { status: 404 });
  const changed = () => act(async () => emit('chat-changed', { conversationIds: ['c1'] }));

  it('is said to be so when its other tabs hear of it, and again not to be when it comes back', async () => {
    const { result, texts, server } = await chat({ server: withTwo() });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    server.on(api.chat.conversation, gone);
    await changed();
    await waitFor(() => expect(result.current.deleted).toBe(true));
    expect(texts()).toEqual(['In c1']);
    server.on(api.chat.conversation, conversationOf('c1', [messageOf('m', { content: 'In c1' })], 'sera'));
    await changed();
    await waitFor(() => expect(result.current.deleted).toBe(false));
  });

  it('is said to be so in place of a failure when something is sent into it, which stays unsent', async () => {
    const { result, texts, refuse } = await chat({ server: withTwo() });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    refuse(gone);
    await act(async () => expect(await result.current.send('Hello')).toBe(false));
    expect(result.current).toMatchObject({ deleted: true, sending: false, alert: null });
    expect(texts()).toEqual(['In c1']);
    await act(async () => void (await result.current.send('I want to kill myself')));
    expect(result.current.messages.at(-1)?.safety?.card).toMatchObject({ title: 'Let us pause here' });
  });

  it('comes back to the screen when that is asked for, and leaves it for a new one', async () => {
    const { result, texts, refuse, server } = await chat({ server: withTwo().on(api.chat.restoreConversation, summaryOf('c1')) });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    refuse(gone);
    await act(async () => void (await result.current.send('Hello')));
    await act(() => result.current.restoreConversation('c1'));
    expect(server.sent(api.chat.restoreConversation)).toHaveLength(1);
    expect(result.current).toMatchObject({ deleted: false, conversationId: 'c1' });
    await act(async () => void (await result.current.send('Hello')));
    act(() => result.current.newConversation());
    expect(result.current).toMatchObject({ deleted: false, conversationId: null, messages: [] });
  });

  it('is not taken for one that is being deleted here', async () => {
    const { result, texts, server } = await chat({ server: withTwo() });
    await waitFor(() => expect(texts()).toEqual(['In c1']));
    let answer = () => {};
    server.on(api.chat.removeConversation, () => new Promise((resolve) => (answer = () => resolve({}))));
    await act(async () => void result.current.removeConversation('c1'));
    server.on(api.chat.conversation, gone);
    await changed();
    expect(result.current.deleted).toBe(false);
    await act(async () => answer());
    expect(result.current.conversationId).toBeNull();
  });
});

describe('deleting', () => {
  const server = () => withTwo().on(api.chat.removeConversation, {});

  it('the current conversation starts a new one and refreshes the list [chat-057] [chat-058] [chat-038]', async () => {
    const { result, server: asked } = await chat({ server: server() });
    await waitFor(() => expect(result.current.conversationId).toBe('c1'));
    const before = asked.sent(api.chat.conversations).length;
    await act(async () => expect(await result.current.removeConversation('c1')).toBe(true));
    expect(result.current).toMatchObject({ conversationId: null, messages: [] });
    await waitFor(() => expect(asked.sent(api.chat.conversations).length).toBeGreaterThan(before));
  });

  it('another conversation keeps the current one [chat-058]', async () => {
    const { result, texts } = await chat({ server: server() });
    await waitFor(() => expect(result.current.conversationId).toBe('c1'));
    await act(async () => expect(await result.current.removeConversation('c2')).toBe(true));
    expect(texts()).toEqual(['In c1']);
  });

  it('that fails is only logged [error-028]', async () => {
    const { result, texts } = await chat({ server: withTwo() });
    await waitFor(() => expect(result.current.conversationId).toBe('c1'));
    await act(async () => expect(await result.current.removeConversation('c1')).toBe(false));
    expect(texts()).toEqual(['In c1']);
    expect(result.current.alert).toBeNull();
    expect(console.error).toHaveBeenCalled();
  });

  it('the current conversation can be taken back to where it stood, unless another was begun', async () => {
    const { result, texts } = await chat({ server: server().on(api.chat.restoreConversation, summaryOf('c1')) });
    await waitFor(() => expect(result.current.conversationId).toBe('c1'));
    await act(async () => void (await result.current.removeConversation('c1')));
    await act(() => result.current.restoreConversation('c1'));
    expect(result.current.conversationId).toBe('c1');
    expect(texts()).toEqual(['In c1']);
    await act(async () => void (await result.current.removeConversation('c1')));
    await act(() => result.current.openConversation('c2'));
    await act(() => result.current.restoreConversation('c1'));
    expect(result.current.conversationId).toBe('c2');
  });

  it('can be taken back, and says so when that fails', async () => {
    const { result, server: asked } = await chat({ server: server().on(api.chat.restoreConversation, summaryOf('c1')) });
    await act(() => result.current.restoreConversation('c1'));
    expect(asked.sent(api.chat.restoreConversation)).toEqual([{ params: { conversationId: 'c1' } }]);
    asked.on(api.chat.restoreConversation, lost);
    await act(() => result.current.restoreConversation('c1'));
    expect(result.current.alert).toBe(chatAlerts.restore);
  });
});

describe('renaming a conversation', () => {
  it('refreshes the list, and says so when it fails', async () => {
    const { result, server: asked } = await chat({ server: withTwo().on(api.chat.editConversation, summaryOf('c2')) });
    const before = asked.sent(api.chat.conversations).length;
    await act(() => result.current.renameConversation('c2', 'Solved'));
    expect(asked.sent(api.chat.editConversation)).toEqual([{ params: { conversationId: 'c2' }, body: { title: 'Solved' } }]);
    await waitFor(() => expect(asked.sent(api.chat.conversations).length).toBeGreaterThan(before));
    asked.on(api.chat.editConversation, lost);
    await act(() => result.current.renameConversation('c2', 'Solved'));
    expect(result.current.alert).toBe(chatAlerts.rename);
  });
});

describe('pinning a conversation', () => {
  it('refreshes the list, and says so when it fails', async () => {
    const { result, server: asked } = await chat({ server: withTwo().on(api.chat.editConversation, summaryOf('c2', { pinned: true })) });
    const before = asked.sent(api.chat.conversations).length;
    await act(() => result.current.pinConversation('c2', true));
    expect(asked.sent(api.chat.editConversation)).toEqual([{ params: { conversationId: 'c2' }, body: { pinned: true } }]);
    await waitFor(() => expect(asked.sent(api.chat.conversations).length).toBeGreaterThan(before));
    asked.on(api.chat.editConversation, lost);
    await act(() => result.current.pinConversation('c2', false));
    expect(result.current.alert).toBe(chatAlerts.pin);
  });
});
