import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurnstile } from './turnstile.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many are through after so many milliseconds more. */
function queue(count: number, settled = async () => undefined) {
  const turnstile = createTurnstile(20, settled);
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

  it('waits until what the last one set off is done with, or cannot be asked about', async () => {
    const busy = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    let asked = 0;
    const { after } = queue(3, () => busy[asked++]?.promise ?? Promise.resolve(undefined));
    expect(await after(100)).toBe(1);
    busy[0]?.resolve(undefined);
    expect(await after(0)).toBe(2);
    expect(await after(100)).toBe(2);
    busy[1]?.reject(new Error('away'));
    expect(await after(0)).toBe(3);
  });

  it('has everybody through in good time, however many there are', async () => {
    const { after } = queue(6000);
    expect(await after(75_000)).toBe(6000);
  });
});
