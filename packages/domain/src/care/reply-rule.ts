/** What a guide must never say, whichever model speaks for it; the most dangerous first. */
export const replyProblems = [
  'method',
  'encouragement',
  'dose',
  'starving',
  'isolation',
  'claims_human',
  'claims_deed',
  'phone_number',
] as const;
export type ReplyProblem = (typeof replyProblems)[number];

/** One reviewed rule about what a guide says. It reads one sentence as `sentencesOf` gives it. */
export interface ReplyRule {
  readonly problem: ReplyProblem;
  readonly pattern: RegExp;
  /** Words that make it harmless; they may come last, so such a rule waits for the end of a sentence. */
  readonly unless: RegExp | undefined;
}

/** Makes one rule of a pattern. */
export const replyRule = (problem: ReplyProblem, pattern: string, unless?: RegExp): ReplyRule => ({
  problem,
  pattern: new RegExp(pattern, 'u'),
  unless,
});
