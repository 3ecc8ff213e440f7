import { hash } from 'node:crypto';
import { assess, HIGH_RISK_LEVEL, soundsTroubled } from '@everstep/domain';

/** Texts whose answer is remembered: some hundred members who talk with guides at once. */
const MOST_REMEMBERED = 5000;

/**
 * Answers a question about a text from memory where it was asked before. Only for what follows from the text alone. Texts themselves
 * are not kept, only their hashes; beyond `most` the one that was asked first is forgotten.
 */
export function remembering(answer: (text: string) => boolean, most = MOST_REMEMBERED): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const name = hash('sha256', text, 'base64');
    const before = known.get(name);
    if (before !== undefined) return before;
    const now = answer(text);
    const [oldest] = known.size >= most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(name, now);
    return now;
  };
}

/** Whether a text of the member's records may be told to a guide: nothing in it sounds like a hard moment. Told with every message, so assessed once. */
export const isCalm: (text: string) => boolean = remembering((text) => assess(text).level < HIGH_RISK_LEVEL && !soundsTroubled(text));
