/** Tells of what is or was, and of nothing to be done. */
const TELLS =
  /^\W*(?:(?:and|but|because|well|so|honestly|also|then|ok)\W+)*(?:(?:my|the|his|her|their|our|this|that|these|those|he|she|they|it|there|we|you|nobody|everyone|everybody|people|some) |(?:i'm|i am|i was|i've|i have (?!to\b)|i had|i feel|i felt|i never|i always|i don't|i do not|i can't|i cannot|i did|i didn't|i know|i think|i hate|i love|i miss|i keep|i just)\b)/i;
const OWN_ACT = /\b(?:i (?:could|can|will|would|might|should)|i'll|i'd|let me|maybe|perhaps|going to)\b/i;
/** A few words may be anything. */
const FEW = 3;

const words = (text: string): number => text.trim().split(/\s+/).length;
const plain = (text: string): string => text.replace(/[’‘]/g, "'");

/** Whether words may name something to be done. */
export const namesAct = (text: string): boolean => words(text) <= FEW || OWN_ACT.test(plain(text)) || !TELLS.test(plain(text));

/** Whether words may be one of several that were offered, or somebody's own in their place. */
export const isWordFor =
  (...known: readonly RegExp[]) =>
  (text: string): boolean =>
    words(text) <= FEW || known.some((pattern) => pattern.test(text));
