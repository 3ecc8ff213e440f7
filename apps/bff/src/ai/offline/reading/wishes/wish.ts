import type { ProposalKind, ProposedAction } from '@everstep/domain';
import type { ChallengeName } from '../../../provider.ts';

/** What a wish cannot say by itself. */
export interface WishContext {
  readonly challenges: readonly ChallengeName[];
  /** What "it" and "this" stand for: the last thing that the member wanted or agreed to, in their words. */
  readonly subject: string | undefined;
  /** What was said of its time. */
  readonly when?: string | undefined;
  /** What the member told in this conversation, this message included, without orders. */
  readonly account: string;
  /** Plain orders only: no card for what somebody merely says to have decided. */
  readonly ordersOnly?: true;
}

/** What is missing in a wish that says too little. */
export type Missing = 'which-mood' | 'which-goal' | 'which-habit';
/** Something to propose at once, or what to ask for first. */
export type Wish = ProposedAction | { readonly missing: Missing };

/** One row of the table: how a wish is known, and what is proposed for it. */
export interface WishRow {
  readonly name: string;
  readonly kind: ProposalKind;
  /** Any of them tells. */
  readonly patterns: readonly RegExp[];
  /** Is done in a moment: nothing for what is to come later. */
  readonly isForNow?: true;
  /** Told rather than ordered. */
  readonly isTold?: true;
  readonly examples: readonly string[];
  /** Messages that look like it and wish something else, or nothing. */
  readonly counters: readonly string[];
  /** @returns undefined where the words leave nothing to propose */
  readonly make: (said: Wished) => Wish | undefined;
}

/** The clause with the wish, the pattern that knew it, and the message around it. */
export interface Wished {
  readonly words: string;
  readonly pattern: RegExp;
  readonly message: string;
  readonly context: WishContext;
}

/** What may stand before a wish and says nothing of it. */
export const OPENING =
  '(?:(?:ok(?:ay)?|yes|yeah|yep|sure|alright|right|so|well|and|but|then|also|now|great|good|fine|thanks|thank you|hey|hi|hello|actually|please|perfect|cool|nice|(?:that )?sounds good|(?:good|great|nice) idea|i guess|kael|skye|luma|riko|sera|nova)\\b[\\s,.!:–-]*)*';
/** How a wish asks for something, and how it says that it wants something. */
export const REQUEST =
  "(?:(?:can|could|would|will) you (?:please |maybe |just |also )?(?:help me (?:to )?)?|(?:can|could|shall|may) (?:we|i) (?:please |maybe |just |also )?|let(?:'s| us) (?:just |maybe )?|why don't we )";
const WANT =
  "i(?:'d| would)? (?:really |just |do |finally |also )?(?:want|need|like|love) (?:you )?to |help me (?:to )?|i(?:'m| am) ready to ";
const WISH = `${OPENING}(?:${REQUEST}|${WANT}|please )?`;
/** A wish that comes as a question. */
export const ASKS = new RegExp(`^${OPENING}(?:${REQUEST}|(?:is|are) there |do you have |should i (?:set|make|add|put|save|turn) )`, 'i');

/** A wish by what follows its beginning. */
export const wish = (pattern: string): RegExp => new RegExp(`^${WISH}(?:${pattern})`, 'i');
