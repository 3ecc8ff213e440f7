import { cutAtWord, onOneLine } from '../shared/short-text.ts';
import { COUNCIL_STEP_MAX } from './limits.ts';

/** What a guide said in a council, in its two parts. */
export interface SpokenVoice {
  readonly text: string;
  /** Null where the reply has no line that is marked as its step. */
  readonly nextStep: string | null;
}

/** The mark of the step, also where a model set it in bold or as an item of a list. */
const MARK = /^[\s>*_#-]*next step[\s*_]*:[\s*_]*([\s\S]*)$/i;

/** Reads the view and the step out of a guide's reply: the step is on the last line that is marked so, if it says anything. */
export function readVoice(reply: string): SpokenVoice {
  const lines = reply.trim().split('\n');
  const at = lines.findLastIndex((line) => MARK.test(line));
  if (at < 0) return { text: reply.trim(), nextStep: null };
  // A model may put the sentence on the line after its mark.
  const marked = (MARK.exec(lines[at] ?? '')?.[1] ?? '').trim();
  const isBelow = marked === '';
  const below = isBelow ? lines.slice(at + 1).findIndex((line) => line.trim() !== '') : -1;
  const stepAt = isBelow ? at + 1 + below : at;
  const step = isBelow ? (below < 0 ? '' : (lines[stepAt] ?? '')) : marked;
  const rest = [...lines.slice(0, at), ...lines.slice(Math.max(at, stepAt) + 1)].join('\n').trim();
  return { text: rest, nextStep: shortStep(step) };
}

/** Without the marks of bold text, as a card holds it: it may become a goal by one press. Null when nothing is left. */
const shortStep = (step: string): string | null => cutAtWord(onOneLine(step.replace(/[*_]{2,}/g, '')), COUNCIL_STEP_MAX) || null;
