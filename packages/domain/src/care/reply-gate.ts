import { readReply, worstOf } from './check-reply.ts';
import type { ReplyProblem } from './reply-rule.ts';

/** A sentence longer than this is let go as far as it is checked, in characters. */
const LONGEST_HELD = 600;
/** So much of a sentence that was let go is read on with what follows: more than any phrase that a rule looks for, in characters. */
const READ_AGAIN = 250;
/** A word longer than this is not waited for, in characters. */
const LONGEST_WORD = 100;
/** Where a sentence ends; what follows is read by itself. A line may only break a sentence, so it ends none. */
const SENTENCE_END = /[.!?…]["”’')\]]*\s/g;
/** What stands between words and is nothing: a page draws a run of it as one blank, if at all. */
const GAP = /[\s\p{Cf}\p{M}*_]{2,}/gu;

/** These stop a reply at once. After another one so much more is read for one of these, so that the correction names the worst of it. */
const GRAVE: readonly ReplyProblem[] = ['method', 'encouragement', 'dose', 'starving'];
const READ_ON = 1_500;

/** A blank that is seen; a byte order mark is none. */
const BLANK = /[^\S\uFEFF]/;

/** Lets a reply through as it grows. */
export interface ReplyGate {
  /** Takes a piece and gives what may be shown now: often less, sometimes what was held before. */
  push(piece: string): string;
  /** The source has ended: gives what was still held. */
  end(): string;
  /** What the reply said that no guide may say; nothing more comes through then. */
  readonly problem: ReplyProblem | null;
}

/**
 * Reads a growing reply before anybody else does. Whole words go on at once; a sentence with a word that might belong to something
 * unsafe is held back from there until it has ended and is known to be harmless. So no unsafe phrase is ever seen whole.
 */
export function createReplyGate(): ReplyGate {
  /** The part of the present sentence that was let through, or its end. */
  let shown = '';
  let held = '';
  /** So much of it was read already. */
  let read = 0;
  let problem: ReplyProblem | null = null;
  /** What was found already, while the rest is read for something worse. */
  let found: ReplyProblem | null = null;

  const letGo = (length: number): string => {
    const part = held.slice(0, length);
    held = held.slice(length);
    read = Math.max(0, read - length);
    shown = lastSentence(shown + part);
    return part;
  };
  /** Reads as far as that. What is wrong is decided by the worst of it, once that can be known. */
  const readTo = (length: number, isLast: boolean) => {
    const text = shown + held.slice(0, length);
    const reading = readReply(text, isLast || held.length > LONGEST_HELD ? text.length : sentencesEnd(text));
    found = worstOf([found, reading.problem]);
    if (found !== null && (isLast || GRAVE.includes(found) || held.length > READ_ON)) problem = found;
    return reading;
  };

  return {
    get problem() {
      return problem;
    },
    push(piece) {
      if (problem !== null) return '';
      held += piece;
      const words = wholeWords(held);
      if (words === read) return '';
      const reading = readTo(words, false);
      read = words;
      if (found !== null) return '';
      return letGo(!reading.mayBeUnsafe || held.length > LONGEST_HELD ? words : sentencesEnd(held));
    },
    end() {
      if (problem === null) readTo(held.length, true);
      return problem === null ? letGo(held.length) : '';
    },
  };
}

/** Length up to and including the last blank; what has none for long is no word to wait for. */
function wholeWords(text: string): number {
  const last = text.slice(-LONGEST_WORD);
  return text.length - last.length + last.search(/\S*$/);
}

/** Length of all sentences that have ended. */
function sentencesEnd(text: string): number {
  return [...text.matchAll(SENTENCE_END)].reduce((end, match) => match.index + match[0].length || end, 0);
}

const lastSentence = (text: string): string =>
  text
    .slice(sentencesEnd(text))
    .replace(GAP, (run) => BLANK.exec(run)?.[0] ?? run.charAt(0))
    .slice(-READ_AGAIN);
