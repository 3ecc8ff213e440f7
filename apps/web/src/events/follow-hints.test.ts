import { api, type MemberEvent } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { fakeStreams } from '../testing/harness.tsx';
import { followHints, pauseAfter } from './follow-hints.ts';
import { pause } from './pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const later = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

function listen(returning = false) {
  const streams = fakeStreams();
  const gone = new AbortController();
  const hints: MemberEvent[] = [];
  let place: string | undefined;
  const onGap = vi.fn();
  const ended = followHints(
    {
      openStream: streams.openStream,
      onHint: (hint, at) => {
        hints.push(hint);
        place = at ?? place;
      },
      onPlace: (at) => {
        place = at;
      },
      lastPlace: () => place,
      onGap,
      wait: pause,
      random: () => 0.5,
    },
    gone.signal,
    returning,
  );
  return { ...streams, gone, hints, onGap, ended };
}

describe('the live hints', () => {
  it('are handed on as they come', async () => {
    const { opened, hints } = listen();
    await later();
    expect(opened[0]?.endpoint).toBe(api.system.events);
    await opened[0]?.send('hint', { resource: 'mood', id: 'm1' });
    await opened[0]?.send('something-else', {});
    expect(hints).toEqual([{ resource: 'mood', id: 'm1' }]);
  });

  it('are listened to again after a lost stream, and the gap is told', async () => {
    const { opened, onGap } = listen();
    await later();
    expect(onGap).not.toHaveBeenCalled();
    await opened[0]?.end(new ApiError('network', 'lost'));
    await later(999);
    expect(opened).toHaveLength(1);
    await later(1);
    expect(opened).toHaveLength(2);
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('go on from the last place that was heard, also when nothing was told of it', async () => {
    const { opened } = listen();
    await later();
    expect(opened[0]?.lastEventId).toBeUndefined();
    await opened[0]?.send('ready', {}, '7');
    await opened[0]?.end();
    await later(1000);
    expect(opened[1]?.lastEventId).toBe('7');
    await opened[1]?.send('hint', { resource: 'notification', id: 'n1' }, '8');
    await opened[1]?.send('hint', { resource: 'mood', id: 'm1' });
    await opened[1]?.end();
    await later(2000);
    expect(opened[2]?.lastEventId).toBe('8');
  });

  it('are asked for ever more rarely while the server is away, and often again afterwards', async () => {
    const { opened, refuse, onGap } = listen();
    await later();
    refuse(new ApiError('network', 'away'));
    await opened[0]?.end();
    await later(1000 + 2000 + 4000);
    refuse(null);
    await later(8000);
    expect(opened).toHaveLength(2);
    expect(onGap).toHaveBeenCalledOnce();
    await opened[1]?.end();
    await later(1000);
    expect(opened).toHaveLength(3);
  });

  const signs: readonly (readonly [string, () => void])[] = [
    ['the device has a connection again', () => window.dispatchEvent(new Event('online'))],
    ['the server has answered something else', () => window.dispatchEvent(new Event('server-reached'))],
    ['another tab has reached it', () => window.dispatchEvent(new Event('listen-now'))],
    ['the page has come into sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ];
  it.each(signs)('are asked for at once when %s, and no more rarely than at first after that', async (_, give) => {
    const { opened, refuse } = listen();
    await later();
    refuse(new ApiError('network', 'away'));
    await opened[0]?.end();
    await later(1000 + 2000 + 4000 + 8000 + 16_000 + 600);
    give();
    await later();
    refuse(null);
    await later(999);
    expect(opened).toHaveLength(1);
    await later(1);
    expect(opened).toHaveLength(2);
  });

  it('leave a moment between two tries, however many signs there are', async () => {
    const { opened } = listen();
    await later();
    await opened[0]?.end();
    window.dispatchEvent(new Event('server-reached'));
    await later(499);
    expect(opened).toHaveLength(1);
    await later(1);
    expect(opened).toHaveLength(2);
  });

  it('tell of the gap at once when there was a stream before', async () => {
    const { onGap } = listen(true);
    await later();
    expect(onGap).toHaveBeenCalledOnce();
  });

  it('end with the signal', async () => {
    const { gone, ended, opened } = listen();
    await later();
    gone.abort();
    await later(120_000);
    await ended;
    expect(opened).toHaveLength(1);
  });
});

it('pauses double up to half a minute and are spread by a half', () => {
  expect([0, 1, 2, 10].map((failures) => pauseAfter(failures, 0.5))).toEqual([1000, 2000, 4000, 30_000]);
  expect([pauseAfter(0, 0), pauseAfter(0, 1)]).toEqual([500, 1500]);
});
