/** Answers name their second only, and take a while: less than this is no difference of clocks. */
const NOTICEABLE_MS = 2000;
const HALF_A_SECOND_MS = 500;

/** Milliseconds that the server's clock is ahead of this device's, as it was last heard. */
let aheadMs = 0;

/** @param date the `Date` header of an answer that has just come, if it can be read */
export function hearServerDate(date: string | null): void {
  const heard = Date.parse(date ?? '') + HALF_A_SECOND_MS - Date.now();
  if (Number.isFinite(heard)) aheadMs = Math.abs(heard) < NOTICEABLE_MS ? 0 : heard;
}

/** What the server's clock shows when this device's shows that. */
export const onServerClock = (now: Date): Date => new Date(now.getTime() + aheadMs);
