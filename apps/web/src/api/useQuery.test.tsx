import { api, GET_CACHE_MS, type Mood } from '@everstep/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemberCache } from '../App.tsx';
import { useMoodHistory } from '../mood/useMoodHistory.ts';
import { fakeServer, sessionOf, surroundings } from '../testing/harness.tsx';
import { ApiError } from './errors.ts';
import { useAction } from './useAction.ts';
import { useDropStale, useQuery } from './useQuery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
// A cached answer is asked for again with the next frame.
const FRAME_MS = 20;
const later = (milliseconds = FRAME_MS) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const sessions = { sessions: [] };
const answering = () => fakeServer().on(api.chat.conversations, []).on(api.accounts.sessions, sessions);

/** A page that can be left and come back to. */
function visits(server: ReturnType<typeof fakeServer>, useData: () => unknown) {
  const wrapper = surroundings({ server });
  return () => renderHook(useData, { wrapper });
}

describe('a read', () => {
  it('is fresh for five minutes [client-006]', async () => {
    const server = answering();
    const visit = visits(server, () => useQuery(api.chat.conversations, { query: {} }));
    visit();
    await later();
    const count = () => server.sent(api.chat.conversations).length;
    expect(count()).toBe(1);
    await later(GET_CACHE_MS - 10 * FRAME_MS);
    visit();
    await later();
    expect(count()).toBe(1);
    await later(10 * FRAME_MS);
    visit();
    await later();
    expect(count()).toBe(2);
  });

  it('of an address under /auth always asks [client-007]', async () => {
    const server = answering();
    const visit = visits(server, () => useQuery(api.accounts.sessions, {}));
    visit().unmount();
    await later(3000);
    visit();
    await later();
    expect(server.sent(api.accounts.sessions)).toHaveLength(2);
  });

  it('that polls asks each time, and so does a Refresh', async () => {
    const server = answering();
    const { result } = visits(server, () => useQuery(api.chat.conversations, { query: {} }, { pollEvery: 30_000 }))();
    await later();
    await later(30_000);
    expect(server.sent(api.chat.conversations)).toHaveLength(2);
    await act(async () => void (await (result.current as { mutate: () => Promise<unknown> }).mutate()));
    expect(server.sent(api.chat.conversations)).toHaveLength(3);
  });

  it('asks for nothing while it is disabled or nobody is signed in', async () => {
    const server = answering();
    visits(server, () => useQuery(api.chat.conversations, { query: {} }, { enabled: false }))();
    localStorage.removeItem('token');
    renderHook(() => useQuery(api.chat.conversations, { query: {} }), {
      wrapper: surroundings({ server, session: sessionOf(null).session }),
    });
    await later();
    expect(server.sent(api.chat.conversations)).toHaveLength(0);
  });
});

describe('a write', () => {
  it.each([
    ['POST', api.chat.restoreConversation],
    ['PUT', api.chat.selectSibling],
    ['PATCH', api.chat.editConversation],
    ['DELETE', api.chat.removeConversation],
  ] as const)('by %s makes its own resource stale and no other [client-008]', async (method, endpoint) => {
    expect(endpoint.method).toBe(method);
    const server = answering()
      .on(endpoint, {} as never)
      .on(api.mood.list, { moods: [], nextCursor: null });
    const { result } = visits(server, () => {
      useQuery(api.chat.conversations, { query: {} });
      useQuery(api.mood.list, { query: {} });
      return useAction(endpoint);
    })();
    await later();
    await act(async () => void (await (result.current as { run: (input: never) => Promise<unknown> }).run({ params: {} } as never)));
    await later();
    expect(server.sent(api.chat.conversations)).toHaveLength(2);
    expect(server.sent(api.mood.list)).toHaveLength(1);
  });

  it('is sent once however often it is pressed, and tells how it went', async () => {
    const server = answering().on(api.chat.removeConversation, {});
    const onDone = vi.fn();
    const onFail = vi.fn();
    const { result } = renderHook(() => useAction(api.chat.removeConversation, { onDone, onFail }), { wrapper: surroundings({ server }) });
    const input = { params: { conversationId: 'c1' } };
    await act(async () => void (await Promise.all([result.current.run(input), result.current.run(input)])));
    expect(server.sent(api.chat.removeConversation)).toHaveLength(1);
    expect(onDone).toHaveBeenCalledOnce();
    const refused = new ApiError('not-found', 'Gone', { status: 404 });
    server.on(api.chat.removeConversation, refused);
    await act(async () => expect(await result.current.run(input)).toBeUndefined());
    expect(result.current).toMatchObject({ error: refused, pending: false });
    expect(onFail).toHaveBeenCalledExactlyOnceWith(refused);
    act(() => result.current.clearError());
    expect(result.current.error).toBeNull();
  });

  it('makes lists in pages stale, too', async () => {
    const mood = (id: string): Mood =>
      ({
        id,
        score: 4,
        quadrant: null,
        words: [],
        activities: [],
        note: `note ${id}`,
        at: '2026-03-01T10:00:00.000Z',
        localDate: '2026-03-01',
        version: 1,
      }) as never;
    const server = answering().on(api.mood.list, { moods: [mood('1')], nextCursor: null });
    const { result } = renderHook(() => ({ dropStale: useDropStale(), ...useMoodHistory() }), { wrapper: surroundings({ server }) });
    await later();
    expect(result.current.moods?.map(({ id }) => id)).toEqual(['1']);
    server.on(api.mood.list, { moods: [mood('2'), mood('1')], nextCursor: null });
    act(() => result.current.dropStale(['mood']));
    await later();
    expect(result.current.moods?.map(({ id }) => id)).toEqual(['2', '1']);
  });
});

describe('signing out', () => {
  it('leaves nothing of the member in memory', async () => {
    const server = answering().on(api.chat.conversations, [{ title: 'secret' } as never]);
    const { session } = sessionOf();
    const Inside = surroundings({ server, session });
    const page = renderHook(
      () => {
        const { data } = useQuery(api.chat.conversations, { query: {} });
        return data;
      },
      {
        wrapper: ({ children }) => (
          <Inside>
            <MemberCache>{children}</MemberCache>
          </Inside>
        ),
      },
    );
    await later();
    expect(page.result.current).toHaveLength(1);
    act(() => session.logout(server.call));
    await later();
    expect(page.result.current).toBeUndefined();
  });
});
