const ORDER =
  /^\W*(?:please|can you|could you|would you|will you|write|draft|give|make|show|tell|put|set|add|ok\b|yes\b|no\b|thanks|thank you|hi\b|hello\b|hey\b)/i;
/** A verdict on somebody is nothing to be sent to them. */
const UNKIND = /\b(?:idiot|stupid|moron|hate|useless|jerk|loser|pathetic|damn|crap|fuck\w*|shit\w*)\b/i;
const WISH = /\bi(?:'d| would)? (?:want|wish|like|hope|need|miss)\b/i;
const OWN = /\b(?:i|i'm|i've|my|me|we|us)\b/i;
const [FEWEST_WORDS, MOST_WORDS] = [4, 25];

/**
 * Three plain sentences to somebody, made from what the member told: what is, what they wish for, and a small thing to ask.
 * @param told the member's messages, oldest first
 * @returns undefined where nothing was told that can be sent
 */
export function draftFrom(told: readonly string[]): string | undefined {
  const own = told
    .flatMap((message) => message.replace(/[’‘]/g, "'").split(/(?<=[.!?…])\s+|\n+/))
    .map((sentence) => sentence.trim().replace(/[.!…]+$/, ''))
    .filter((sentence) => {
      const words = sentence.split(/\s+/).length;
      return (
        words >= FEWEST_WORDS &&
        words <= MOST_WORDS &&
        OWN.test(sentence) &&
        !/[?]/.test(sentence) &&
        !ORDER.test(sentence) &&
        !UNKIND.test(sentence)
      );
    });
  const fact = own.findLast((sentence) => !WISH.test(sentence)) ?? own.at(-1);
  if (fact === undefined) return undefined;
  const wish = own.findLast((sentence) => WISH.test(sentence) && sentence !== fact);
  const lines = [
    `${fact}.`,
    wish === undefined ? 'I tell you because it matters to me.' : `${wish}.`,
    'Would you have ten minutes for me this week?',
  ];
  return ['A draft, mostly in your own words, to change as you like:', ...lines.map((line, at) => `${at + 1}. ${line}`)].join('\n');
}
