import type { Aim } from '../../wording/voices/lines.ts';

/** Something that many people bring along: a thought or two that is worth having, and questions that fit it and nothing else. */
export interface Matter {
  readonly name: string;
  readonly pattern: RegExp;
  /** What must not stand there as well. */
  readonly unless?: RegExp;
  /** Of a single message only: the talk goes on about what it was about. */
  readonly isPassing?: true;
  /** A sore point: no brisk or merry line goes before what is said about it. */
  readonly isTender?: true;
  /** Nothing is to be done about it: nobody is asked for a step. */
  readonly isGrave?: true;
  /** A message that the pattern knows it by. */
  readonly example: string;
  readonly thoughts: readonly string[];
  readonly ask: Readonly<Partial<Record<Aim, readonly string[]>>>;
}
