import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('leaves no listener behind, however it ends', async () => {
  const gone = new AbortController();
  const kept = new Set<unknown>();
  for (const target of [gone.signal, window, document])
    vi.spyOn(target, 'addEventListener').mockImplementation((_, listener, options) => {
      kept.add(listener);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => kept.delete(listener));
    });
  const over = pause(1000, gone.signal);
  expect(kept.size).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await over).toBe(false);
  expect(kept.size).toBe(0);
});

it('ends with its signal', async () => {
  const gone = new AbortController();
  const over = pause(60_000, gone.signal);
  gone.abort();
  expect(await over).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
