import type { Aim, Heard } from '../../wording/voices/lines.ts';

/** What is answered in fixed words, the same from every guide. */
export type Fixed =
  | 'identity'
  | 'how-are-you'
  | 'help'
  | 'call'
  | 'steer'
  | 'beyond'
  | 'app'
  | 'mend'
  | 'complaint'
  | 'reminded'
  | 'repeating'
  | 'questioned'
  | 'unadvised'
  | 'privacy'
  | 'reminder'
  | 'drop'
  | 'pain'
  | 'rating'
  | 'dark'
  | 'problem'
  | 'draft'
  | 'remorse'
  | 'corrected'
  | 'recall'
  | 'elsewhere'
  | 'joke'
  | 'apology'
  | 'opinion'
  | 'trying'
  | 'musing'
  | 'others'
  | 'loss'
  | 'wordless'
  | 'opening'
  | 'plainEnglish'
  | 'curious'
  | 'reasons'
  | 'jest'
  | 'teased'
  | 'other-language';

/** Everything that a message can be read as. */
export type IntentName = Heard | Fixed | 'plan' | 'sum' | 'how-long' | 'agreement' | 'recap' | 'closed' | 'records';

/**
 * What a message may be used for beside its answer:
 *
 * - `card` something may be proposed; `slots` its day, hour and place count; `aim` it may name what a plan is for
 * - `settle` it may stand between a step and the agreement on it; `snag` it may say what comes between
 * - `yield` the question before it may give it another meaning
 * - `thought` a thought on the matter may follow; `records`, `streak`, `mood` a remark on these
 */
export type May = 'card' | 'slots' | 'aim' | 'settle' | 'snag' | 'yield' | 'thought' | 'records' | 'streak' | 'mood';

/** One row of the table: how a message is known, what is asked after it, and what may come of it. */
export interface Intent {
  readonly name: IntentName;
  /** Any of them tells; none where the form of a message, or the question before it, decides. */
  readonly patterns: readonly RegExp[];
  /** What must not stand there as well. */
  readonly unless?: RegExp;
  /** Where the part to say back stands: what the member wants or did, and what it is about. */
  readonly words?: RegExp;
  readonly thing?: RegExp;
  /** The question that the examples answer. */
  readonly answers?: Aim;
  readonly examples: readonly string[];
  /** Messages that look like it and are something else. */
  readonly counters: readonly string[];
  /** What to ask next, the best first; undefined where the question before it leads on. */
  readonly asks?: readonly Aim[];
  readonly may: readonly May[];
  /** It is heavy by itself: nothing merry and nothing brisk may follow. */
  readonly isHeavy?: true;
  /** What a message without a subject of its own is read as next. */
  readonly lasts?: IntentName;
}
