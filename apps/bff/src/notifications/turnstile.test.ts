import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurnstile } from './turnstile.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many are through after so many milliseconds more. */
function queue(count: number) {
  const turnstile = createTurnstile(20);
  let through = 0;
  const come = (more: number) => {
    for (let one = 0; one < more; one += 1)
      void turnstile.pass().then(() => {
        through += 1;
      });
  };
  come(count);
  return {
    come,
    async after(milliseconds: number) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return through;
    },
  };
}

describe('a turnstile', () => {
  it('lets the first one through at once, and the others one after the other', async () => {
    const { come, after } = queue(4);
    expect(await after(0)).toBe(1);
    expect(await after(20)).toBe(2);
    expect(await after(40)).toBe(4);
    expect(await after(20)).toBe(4);
    come(1);
    expect(await after(0)).toBe(5);
    come(1);
    expect(await after(0)).toBe(5);
    expect(await after(20)).toBe(6);
  });

  it('has everybody through in good time, however many there are', async () => {
    const { after } = queue(6000);
    expect(await after(75_000)).toBe(6000);
  });
});
