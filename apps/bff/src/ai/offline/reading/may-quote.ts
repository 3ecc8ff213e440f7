import { assess, soundsTroubled } from '@everstep/domain';

/** Words of this level and above are met gently, and by nobody said back. */
const HARD_LEVEL = 2;
/** A conversation is read anew with each message: so many of its texts are remembered. */
const MOST_KNOWN = 500;
const known = new Map<string, boolean>();

/** Whether a guide may say somebody's words back, in a reply, in a sum or on a page: none that speak of danger, and none that may. */
export function mayQuote(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const may = assess(text).level < HARD_LEVEL && !soundsTroubled(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, may);
  return may;
}
