/** Something that many people bring along: with a thought or two that is worth having. */
export interface Matter {
  /** Short enough to tap, and read by members. */
  readonly name: string;
  /** Words that mean it for certain. */
  readonly pattern?: RegExp;
  /** What must not stand there as well. */
  readonly unless?: RegExp;
  /** Of a single message only: the talk goes on about what it was about. */
  readonly isPassing?: true;
  /** A sore point: it is met plainly, and nobody is asked for a step. */
  readonly isTender?: true;
  /** Tender, yet its words alone weigh nothing: one may move to a new city and be glad. */
  readonly isMild?: true;
  /** Good news: they are to be told of, and kept. */
  readonly isGlad?: true;
  /** Nobody is asked whether it is this: it is begun only where that is plain. */
  readonly isGrave?: true;
  /** What people write who bring it along: a message near to one of these is about it, also where no pattern knows its words. */
  readonly examples: readonly [string, ...string[]];
  /** First words to it, where it is tender: plain ones, and no advice. */
  readonly said?: readonly string[];
  /** What one would ask about it, one after the other. Each stands nowhere else: by it the talk is known to be about this. */
  readonly asks?: readonly string[];
  /** What helps many, the first to try first. */
  readonly thoughts: readonly string[];
}
