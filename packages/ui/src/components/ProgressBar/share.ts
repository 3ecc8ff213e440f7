/** How much is done, as a whole percent from 0 to 100. Anything that isn't a share (a zero maximum, not a number) counts as 0. */
export function percentDone(value: number, max: number): number {
  // Multiplied first: 57 / 100 * 100 is a little less than 57.
  const percent = Math.floor((value * 100) / max);
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}
