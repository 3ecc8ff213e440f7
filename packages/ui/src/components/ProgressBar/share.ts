/** How much is done, as a whole percent from 0 to 100. Anything that isn't a share (a zero maximum, not a number) counts as 0. */
export function percentDone(value: number, max: number): number {
  const share = value / max;
  if (!Number.isFinite(share)) return 0;
  return Math.floor(Math.min(1, Math.max(0, share)) * 100);
}
