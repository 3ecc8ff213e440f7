import type { MemberEvent } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenTogether, type TogetherPorts } from './listen-together.ts';

type Follow = TogetherPorts['follow'];
interface Stream {
  readonly tab: string;
  readonly ports: Parameters<Follow>[0];
  readonly signal: AbortSignal;
  readonly returning: boolean;
  /** From where it began. */
  readonly from: string | undefined;
}

/** Locks as browsers have them, for one name. */
function fakeLocks(): Pick<LockManager, 'request'> {
  let holder: { lost: (error: Error) => void } | null = null;
  const line: (() => void)[] = [];
  const next = () => {
    if (!holder) line.shift()?.();
  };
  const request = async (_: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
    if (options.ifAvailable && holder) return work(null);
    if (options.steal) {
      holder?.lost(new DOMException('stolen', 'AbortError'));
      holder = null;
    } else if (holder) {
      await new Promise<void>((resolve, reject) => {
        line.push(resolve);
        options.signal?.addEventListener('abort', () => {
          line.splice(line.indexOf(resolve), 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    }
    const own = { lost: (_error: Error) => {} };
    holder = own;
    const lost = new Promise<never>((_resolve, reject) => {
      own.lost = reject;
    });
    return Promise.race([work({}), lost]).finally(() => {
      if (holder !== own) return;
      holder = null;
      next();
    });
  };
  // Of the overloads only this one is used here.
  return { request: request as LockManager['request'] };
}

/** Channels that deliver to all others at once; one that sleeps hears nothing. */
function fakeChannels() {
  const open = new Set<{ onmessage: ((event: { data: unknown }) => void) | null; isAsleep: boolean }>();
  const openChannel = () => {
    const channel = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      isAsleep: false,
      postMessage(data: unknown) {
        for (const other of open) if (other !== channel && !other.isAsleep) other.onmessage?.({ data });
      },
      close: () => void open.delete(channel),
    };
    open.add(channel);
    // As much of a channel as is used here.
    return channel as unknown as BroadcastChannel;
  };
  return {
    openChannel,
    sleep: () => {
      for (const channel of open) channel.isAsleep = true;
    },
  };
}

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const hintOf = (id: string): MemberEvent => ({ resource: 'notification', id });

function tabs(changes: Partial<Pick<TogetherPorts, 'locks' | 'openChannel'>> = {}) {
  const streams: Stream[] = [];
  const channels = fakeChannels();
  const shared = { locks: fakeLocks(), openChannel: channels.openChannel, ...changes };
  return {
    ...channels,
    live: () => streams.filter(({ signal }) => !signal.aborted),
    async open(tab: string, returning = false, from?: string) {
      const heard: string[] = [];
      const gone = new AbortController();
      const onGap = vi.fn();
      const listen = listenTogether({
        name: 'everstep:events:ada',
        from,
        ...shared,
        onHint: ({ id }) => heard.push(String(id)),
        onGap,
        follow: (ports, signal, isBack) => {
          streams.push({ tab, ports, signal, returning: isBack, from: ports.lastPlace() });
          if (isBack) ports.onGap();
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
        },
      });
      const done = listen(gone.signal, returning);
      await settle();
      return { heard, gone, onGap, done };
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two tabs of a member', () => {
  it('share one stream, and both hear each hint once', async () => {
    const { open, live } = tabs();
    const first = await open('first');
    const second = await open('second');
    expect(live().map(({ tab, returning }) => [tab, returning])).toEqual([['first', false]]);
    live()[0]?.ports.onHint(hintOf('one'), '5');
    live()[0]?.ports.onHint(hintOf('mood'), undefined);
    expect(first.heard).toEqual(['one', 'mood']);
    expect(second.heard).toEqual(['one', 'mood']);
    expect(second.onGap).not.toHaveBeenCalled();
  });

  it('tell the one that leads when another has reached the server', async () => {
    const { open } = tabs();
    const first = await open('first');
    const told = vi.fn();
    window.addEventListener('listen-now', told);
    const timesTold = () => {
      told.mockClear();
      window.dispatchEvent(new Event('server-reached'));
      return told.mock.calls.length;
    };
    const before = timesTold();
    const second = await open('second');
    expect(timesTold()).toBe(before + 1);
    for (const { gone } of [second, first]) gone.abort();
    await settle();
    window.removeEventListener('listen-now', told);
  });

  it('hand over from where it was heard when the one that listens goes, and tell of the gap', async () => {
    const { open, live } = tabs();
    const first = await open('first');
    const second = await open('second');
    const third = await open('third');
    live()[0]?.ports.onHint(hintOf('one'), '5');
    first.gone.abort();
    await settle();
    expect(live().map(({ tab, from, returning }) => [tab, from, returning])).toEqual([['second', '5', true]]);
    live()[0]?.ports.onHint(hintOf('one'), '5');
    live()[0]?.ports.onHint(hintOf('two'), '6');
    expect(second.heard).toEqual(['one', 'two']);
    expect(third.heard).toEqual(['one', 'two']);
    expect([second, third].map(({ onGap }) => onGap.mock.calls.length)).toEqual([1, 1]);
    await first.done;
  });

  it('tell a new one how far was heard, so that it can go on from there as well', async () => {
    const { open, live } = tabs();
    const first = await open('first');
    live()[0]?.ports.onPlace('9');
    await open('second');
    first.gone.abort();
    await settle();
    expect(live().map(({ tab, from }) => [tab, from])).toEqual([['second', '9']]);
  });

  it('go on from where a page was loaded, so that what came before it listened is told', async () => {
    const { open, live } = tabs();
    const first = await open('first', false, '7');
    expect(live().map(({ from }) => from)).toEqual(['7']);
    live()[0]?.ports.onHint(hintOf('between'), '8');
    expect(first.heard).toEqual(['between']);
    const second = await open('second', false, '7');
    expect(second.onGap).toHaveBeenCalledOnce();
    const third = await open('third', false, '8');
    expect(third.onGap).not.toHaveBeenCalled();
  });

  it('fetch anew what one of them has missed while it was out of sight', async () => {
    const { open } = tabs();
    const first = await open('first');
    const second = await open('second', true);
    expect(second.onGap).toHaveBeenCalledOnce();
    expect(first.onGap).not.toHaveBeenCalled();
  });

  it('do not wait for one that sleeps, which waits in line once it is awake', async () => {
    const { open, live, sleep } = tabs();
    await open('first');
    sleep();
    await open('second');
    await settle(1999);
    expect(live().map(({ tab }) => tab)).toEqual(['first']);
    await settle(1);
    expect(live().map(({ tab }) => tab)).toEqual(['second']);
  });

  it('begin anew when the server has forgotten their place', async () => {
    const { open, live } = tabs();
    const { heard } = await open('first');
    live()[0]?.ports.onPlace('90');
    live()[0]?.ports.onHint({ resource: 'notification', id: null }, '3');
    live()[0]?.ports.onHint(hintOf('four'), '4');
    expect(heard).toEqual(['null', 'four']);
  });
});

describe.each([
  ['locks', { locks: undefined }],
  ['channels', { openChannel: undefined }],
  [
    'leave to open channels',
    {
      openChannel: () => {
        throw new DOMException('no', 'SecurityError');
      },
    },
  ],
])('without %s', (_, missing) => {
  it('each tab listens by itself', async () => {
    const { open, live } = tabs(missing);
    const first = await open('first');
    await open('second');
    expect(live().map(({ tab }) => tab)).toEqual(['first', 'second']);
    live()[0]?.ports.onHint(hintOf('one'), '5');
    expect(first.heard).toEqual(['one']);
  });
});

it('listens by itself where the browser refuses locks', async () => {
  const refused = { request: (async () => Promise.reject(new DOMException('no', 'SecurityError'))) as LockManager['request'] };
  const { open, live } = tabs({ locks: refused });
  await open('first');
  expect(live().map(({ tab }) => tab)).toEqual(['first']);
});
