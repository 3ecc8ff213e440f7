/** An answer takes a while: less than this is no difference of clocks. */
const NOTICEABLE_MS = 2000;

/** Milliseconds that the server's clock is ahead of this device's, as it was last heard. */
let aheadMs = 0;

/** @param at an instant of the server that its answer has just named as its present */
export function hearServerTime(at: string): void {
  const heard = Date.parse(at) - Date.now();
  if (Number.isFinite(heard)) aheadMs = Math.abs(heard) < NOTICEABLE_MS ? 0 : heard;
}

/** What the server's clock shows when this device's shows that. */
export const onServerClock = (now: Date): Date => new Date(now.getTime() + aheadMs);
