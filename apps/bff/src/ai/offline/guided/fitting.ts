import { isOnlyWhen, isOnlyWhere } from '../reading/non-answers.ts';

/** Tells of what is or was, and of nothing to be done. */
const TELLS =
  /^\W*(?:(?:and|but|because|well|so|honestly|also|then|ok)\W+)*(?:(?:my|the|his|her|their|our|this|that|these|those|he|she|they|it|there|we|you|nobody|everyone|everybody|people|some) |(?:i'm|i am|i was|i've|i have (?!to\b)|i had|i feel|i felt|i never|i always|i don't|i do not|i can't|i cannot|i did|i didn't|i know|i think|i hate|i love|i miss|i keep|i just)\b|i (?!could\b|can\b|will\b|would\b|might\b|should\b|shall\b|may\b|have to\b|need to\b|want to\b)\p{L}+ )/iu;
const OWN_ACT = /\b(?:i (?:could|can|will|would|might|should)|i'll|i'd|let me|maybe|perhaps|going to)\b/i;
/** “I felt awful” is no step, however short. */
const OF_MYSELF = /^\W*i(?:'m| am| feel| felt| was| yelled| cried| failed| hate| forgot)\b/i;
/** A few words may be anything. */
const FEW = 3;

const words = (text: string): number => text.trim().split(/\s+/).length;
const plain = (text: string): string => text.replace(/[’‘]/g, "'");

/** “After lunch is worst” tells how it is. */
const STATES = /\b(?:is|are|was|were)\b|^\W*(?:tired|exhausted|hungry|bored|sick|awake|nervous|stressed|too \p{L}+)\b/iu;

/** Whether words may name something to be done. */
export const namesAct = (text: string): boolean =>
  !tellsWhenOrWhere(text) &&
  !(STATES.test(plain(text)) && !OWN_ACT.test(plain(text))) &&
  ((words(text) <= FEW && !OF_MYSELF.test(plain(text))) || OWN_ACT.test(plain(text)) || !TELLS.test(plain(text)));

/** Whether words tell no more than a time or a place, and so no thing that happened or is to be done. */
export const tellsWhenOrWhere = (text: string): boolean => isOnlyWhen(text) || isOnlyWhere(text);

/** Whether words may be one of several that were offered, or somebody's own in their place. */
export const isWordFor =
  (...known: readonly RegExp[]) =>
  (text: string): boolean =>
    (words(text) <= FEW && !tellsWhenOrWhere(text)) || known.some((pattern) => pattern.test(text));
