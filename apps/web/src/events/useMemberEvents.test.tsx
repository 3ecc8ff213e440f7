import { type Arrival, api } from '@everstep/domain';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuery } from '../api/useQuery.ts';
import { useLayers } from '../layout/useLayers.ts';
import { fakeServer, fakeStreams, sessionOf, surroundings } from '../testing/harness.tsx';
import { useMemberEvents } from './useMemberEvents.ts';

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const MINUTE = 60_000;
let seen: DocumentVisibilityState = 'visible';
const see = (next: DocumentVisibilityState) => {
  seen = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  seen = 'visible';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(strict = false) {
  const server = fakeServer().on(api.chat.conversations, []).on(api.mood.list, { moods: [], nextCursor: null });
  const streams = fakeStreams();
  const { session } = sessionOf();
  const Around = surroundings({ server, session, openStream: streams.openStream, strict });
  const page = renderHook(
    () => {
      useMemberEvents();
      useQuery(api.chat.conversations, { query: {} });
      useQuery(api.mood.list, { query: {} });
      return useLayers();
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter>
          <Around>{children}</Around>
        </MemoryRouter>
      ),
    },
  );
  await later(20);
  const live = () => streams.opened.filter(({ signal }) => !signal.aborted);
  return { ...page, ...streams, server, session, live };
}

describe('a second tab', () => {
  it('fetches what the first one changed, once for hints that come together', async () => {
    const { opened, server } = await open();
    const chats = server.sent(api.chat.conversations).length;
    await act(async () => {
      await opened[0]?.send('hint', { resource: 'mood', id: 'm1' });
      await opened[0]?.send('hint', { resource: 'mood', id: 'm2' });
    });
    await later(200);
    expect(server.sent(api.mood.list)).toHaveLength(2);
    expect(server.sent(api.chat.conversations)).toHaveLength(chats);
  });

  it('moves the points when something was earned elsewhere [game-017]', async () => {
    const { opened } = await open();
    const heard = vi.fn();
    window.addEventListener('gamification-update', heard, { once: true });
    await act(async () => opened[0]?.send('hint', { resource: 'gamification', id: null }));
    await later(200);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('tells of what has arrived, and of what was only read elsewhere no more than that something changed', async () => {
    const { opened } = await open();
    const [changed, arrived] = [vi.fn(), vi.fn()];
    window.addEventListener('newAdminMessage', changed);
    window.addEventListener('notification-arrived', arrived);
    await act(async () => opened[0]?.send('hint', { resource: 'notification', id: 'read' }));
    await later(200);
    expect([changed, arrived].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await act(async () => opened[0]?.send('hint', { resource: 'notification', id: 'new' }, '4'));
    await later(200);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(arrived.mock.lastCall).toMatchObject([{ detail: { arrived: [{ id: 'new' }] } }]);
    window.removeEventListener('newAdminMessage', changed);
    window.removeEventListener('notification-arrived', arrived);
  });

  describe('of a broadcast', () => {
    const arrival: Arrival = {
      subject: 'A walk',
      sender: 'Maya',
      type: 'announcement',
      priority: 'normal',
      wants: { mutedTypes: [], quiet: null },
      fetchWithinMs: 10_000,
    };
    const hear = async () => {
      const page = await open();
      const [changed, arrived] = [vi.fn(), vi.fn()];
      window.addEventListener('newAdminMessage', changed);
      window.addEventListener('notification-arrived', arrived);
      await act(async () => page.opened[0]?.send('hint', { resource: 'notification', id: 'new', arrival }, '4'));
      await later(200);
      window.removeEventListener('notification-arrived', arrived);
      return { ...page, arrived, changed, over: () => window.removeEventListener('newAdminMessage', changed) };
    };

    it('tells at once, and fetches at a moment by chance', async () => {
      const { arrived, changed, over } = await hear();
      expect(arrived.mock.lastCall).toMatchObject([{ detail: { arrived: [{ id: 'new', arrival }] } }]);
      expect(changed).not.toHaveBeenCalled();
      await later(5000);
      expect(changed).toHaveBeenCalledOnce();
      await later(20_000);
      expect(changed).toHaveBeenCalledOnce();
      over();
    });

    it('fetches for whoever opens the list meanwhile, once', async () => {
      const { changed, result, over } = await hear();
      act(() => result.current.show('notifications'));
      await later(20);
      expect(changed).toHaveBeenCalledOnce();
      await later(20_000);
      expect(changed).toHaveBeenCalledOnce();
      over();
    });

    it('fetches at once with what else has changed', async () => {
      const { changed, opened, over } = await hear();
      await act(async () => opened[0]?.send('hint', { resource: 'notification', id: 'own' }, '5'));
      await later(200);
      expect(changed).toHaveBeenCalledOnce();
      await later(20_000);
      expect(changed).toHaveBeenCalledOnce();
      over();
    });
  });

  it('names the conversations that changed', async () => {
    const { opened } = await open();
    const heard = vi.fn();
    window.addEventListener('chat-changed', heard, { once: true });
    await act(async () => {
      await opened[0]?.send('hint', { resource: 'mood', id: 'm1' });
      await opened[0]?.send('hint', { resource: 'chat', id: 'c1' });
    });
    await later(200);
    expect(heard.mock.lastCall).toMatchObject([{ detail: { conversationIds: ['c1'] } }]);
  });

  it.each(['account', 'session'])('looks at the member again after a hint at the %s', async (resource) => {
    const { opened, server } = await open();
    const before = server.sent(api.accounts.me).length;
    await act(async () => opened[0]?.send('hint', { resource, id: null }));
    await later(200);
    expect(server.sent(api.accounts.me)).toHaveLength(before + 1);
  });
});

describe('the stream of a tab', () => {
  it('is one, even when React draws twice', async () => {
    const { live } = await open(true);
    expect(live()).toHaveLength(1);
  });

  it('ends with the page and with the session', async () => {
    const { live, session, server } = await open();
    act(() => session.logout(server.call));
    expect(live()).toHaveLength(0);
  });

  it('fetches everything anew after a gap', async () => {
    const { opened, server } = await open();
    await act(async () => opened[0]?.end());
    await later(1100);
    expect(opened).toHaveLength(2);
    expect(server.sent(api.mood.list)).toHaveLength(2);
    expect(server.sent(api.chat.conversations)).toHaveLength(2);
  });

  it('pauses after five minutes out of sight and comes back five seconds after the return [const-022]', async () => {
    const { opened, live } = await open();
    see('hidden');
    await later(5 * MINUTE - 1);
    expect(live()).toHaveLength(1);
    await later(1);
    expect(live()).toHaveLength(0);
    see('visible');
    await later(4999);
    expect(live()).toHaveLength(0);
    await later(1);
    expect(live()).toHaveLength(1);
    expect(opened).toHaveLength(2);
  });

  it('is not disturbed by a short look elsewhere', async () => {
    const { opened, live } = await open();
    see('hidden');
    await later(MINUTE);
    see('visible');
    await later(10 * MINUTE);
    expect(opened).toHaveLength(1);
    expect(live()).toHaveLength(1);
  });
});
