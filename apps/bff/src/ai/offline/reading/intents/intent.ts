import type { Heard } from '../../wording/voices/lines.ts';

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
  | 'privacy'
  | 'deleting'
  | 'changing'
  | 'reminder'
  | 'drop'
  | 'pain'
  | 'health'
  | 'encourage'
  | 'distract'
  | 'amuse'
  | 'fond'
  | 'rating'
  | 'dark'
  | 'problem'
  | 'remorse'
  | 'corrected'
  | 'recall'
  | 'elsewhere'
  | 'joke'
  | 'apology'
  | 'opinion'
  | 'musing'
  | 'others'
  | 'loss'
  | 'wordless'
  | 'plainEnglish'
  | 'curious'
  | 'reasons'
  | 'jest'
  | 'teased'
  | 'other-language';

/** What a guided talk answers. */
type Led = 'plan' | 'draft' | 'trying' | 'opening' | 'unadvised';

/** Everything that a message can be read as. */
export type IntentName = Heard | Fixed | Led | 'app-fact' | 'plain-fact' | 'wondering' | 'agreement' | 'recap' | 'closed' | 'records';

/**
 * What a message may be used for beside its answer:
 *
 * - `card` something may be proposed; `slots` its day, hour and place count
 * - `yield` a trouble told just before may give it another meaning
 * - `records`, `streak`, `mood` a remark on these may follow
 */
export type May = 'card' | 'slots' | 'yield' | 'records' | 'streak' | 'mood';

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
  readonly examples: readonly string[];
  /** Messages that look like it and are something else. */
  readonly counters: readonly string[];
  readonly may: readonly May[];
  /** It is heavy by itself: nothing merry and nothing brisk may follow. */
  readonly isHeavy?: true;
  /** What a message without a subject of its own is read as next. */
  readonly lasts?: IntentName;
}
