import { api, CONVERSATIONS_AT_ONCE } from '@everstep/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { summaryOf } from '../testing/chat.ts';
import { fakeServer, surroundings } from '../testing/harness.tsx';
import { useHistory } from './useHistory.ts';

const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => summaryOf(`c${from + index}`));
const first = many(0, CONVERSATIONS_AT_ONCE);
const older = many(CONVERSATIONS_AT_ONCE, 3);
const page = (conversations = first, nextCursor: string | null = null) => ({ conversations, nextCursor });
const offline = new ApiError('offline', 'You are offline.');
const broken = new ApiError('server', 'No.', { status: 500 });

function history({ server = fakeServer(), list = first } = {}) {
  const hook = renderHook(({ open }) => useHistory(list, open), { wrapper: surroundings({ server }), initialProps: { open: true } });
  const ids = () => hook.result.current.conversations.map(({ id }) => id);
  const find = (words: string) => act(async () => hook.result.current.finding.onFind(words));
  return { ...hook, server, ids, find, now: () => hook.result.current };
}

describe('the history', () => {
  it('is the list that came with the chat, and asks for no more by itself', () => {
    const { now, ids, server } = history({ list: first.slice(0, 3) });
    expect(ids()).toEqual(['c0', 'c1', 'c2']);
    expect(now().further.state).toBe('none');
    expect(server.sent(api.chat.history)).toEqual([]);
  });

  it('goes on with older ones when it is asked to, until all are here', async () => {
    const server = fakeServer().on(api.chat.history, ({ query }) => (query?.cursor ? page(older) : page(first, 'next')));
    const { now, ids } = history({ server });
    expect(now().further.state).toBe('more');
    await act(async () => now().further.onLoad());
    await waitFor(() => expect(now().further.state).toBe('none'));
    expect(ids()).toEqual([...first, ...older].map(({ id }) => id));
    expect(server.sent(api.chat.history)).toEqual([{ query: {} }, { query: { cursor: 'next' } }]);
  });

  it.each([
    [offline, 'offline'],
    [broken, 'failed'],
  ] as const)('keeps what is here when older ones do not come, and tries again: %s', async (error, state) => {
    const { now, ids, server } = history({ server: fakeServer().on(api.chat.history, error) });
    await act(async () => now().further.onLoad());
    await waitFor(() => expect(now().further.state).toBe(state));
    expect(ids()).toHaveLength(CONVERSATIONS_AT_ONCE);
    server.on(api.chat.history, page([...first, ...older]));
    await act(async () => now().further.onLoad());
    await waitFor(() => expect(now().further.state).toBe('none'));
    expect(ids()).toHaveLength(CONVERSATIONS_AT_ONCE + 3);
  });

  it('begins anew the next time it is opened', async () => {
    const { now, ids, rerender } = history({ server: fakeServer().on(api.chat.history, page([...first, ...older])) });
    await act(async () => now().further.onLoad());
    await waitFor(() => expect(ids()).toHaveLength(CONVERSATIONS_AT_ONCE + 3));
    rerender({ open: false });
    rerender({ open: true });
    expect([ids().length, now().further.state]).toEqual([CONVERSATIONS_AT_ONCE, 'more']);
  });
});

describe('a search', () => {
  it('asks the server, a page at a time, and ends without words', async () => {
    const server = fakeServer().on(api.chat.history, ({ query }) =>
      query?.cursor ? page([summaryOf('z')]) : page([summaryOf('y')], 'next'),
    );
    const { now, find } = history({ server, list: first.slice(0, 9) });
    await find('moss');
    await waitFor(() => expect(now().finding).toMatchObject({ words: 'moss', state: 'ready', found: [{ id: 'y' }] }));
    expect(now().further.state).toBe('more');
    await act(async () => now().further.onLoad());
    await waitFor(() => expect(now().finding.found?.map(({ id }) => id)).toEqual(['y', 'z']));
    expect(server.sent(api.chat.history).at(-1)).toEqual({ query: { q: 'moss', cursor: 'next' } });
    await find('');
    expect(now().finding).toMatchObject({ words: '', state: 'ready', found: undefined });
    expect(now().further.state).toBe('none');
  });

  it('keeps what it found until it has found what is looked for now', async () => {
    let answer: () => void = () => undefined;
    const server = fakeServer().on(api.chat.history, ({ query }) =>
      query?.q === 'moss' ? page([summaryOf('y')]) : new Promise((resolve) => (answer = () => resolve(page([summaryOf('z')])))),
    );
    const { now, find } = history({ server });
    await find('moss');
    await waitFor(() => expect(now().finding.found).toMatchObject([{ id: 'y' }]));
    await find('fern');
    expect(now().finding).toMatchObject({ state: 'loading', found: [{ id: 'y' }] });
    await act(async () => answer());
    await waitFor(() => expect(now().finding).toMatchObject({ state: 'ready', found: [{ id: 'z' }] }));
  });

  it.each([
    [offline, 'offline'],
    [broken, 'failed'],
  ] as const)('says so when it does not get through, and can be tried again: %s', async (error, state) => {
    const { now, find, server } = history({ server: fakeServer().on(api.chat.history, error) });
    await find('moss');
    await waitFor(() => expect(now().finding).toMatchObject({ state, found: undefined }));
    expect(now().further.state).toBe('none');
    server.on(api.chat.history, page([summaryOf('y')]));
    await act(async () => now().finding.onRetry());
    await waitFor(() => expect(now().finding).toMatchObject({ state: 'ready', found: [{ id: 'y' }] }));
  });
});
