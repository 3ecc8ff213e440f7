/** How an order begins: with a nod or a name, politely, or as a question that is none. */
const OPENING =
  '(?:(?:ok(?:ay)?|yes|yeah|yep|sure|alright|right|so|well|and|but|then|also|now|great|good|fine|thanks|thank you|hey|hi|hello|actually|please|kael|skye|luma|riko|sera|nova)\\b[\\s,.!:–-]*){0,6}';
const POLITE =
  "(?:(?:can|could|would|will) you |(?:can|could|shall|may) (?:we|i) |(?:maybe|just|also) |i(?:'d| would)? (?:like|want) (?:you )?to |let(?:'s| us) |please ){0,3}";

const ASKING = '(?:(?:can|could|would|will) you |please |i need you to ){0,2}';

/** Asks for an entry in the journal. What follows it is what is to stand there, if anything does. */
const JOURNAL =
  "(?:(?:(?:put|write|save|note|add|copy|keep|move|take)(?: (?:this|that|it|these|all(?: of)? (?:this|that|it)|everything|(?:our|this) (?:chat|talk|conversation)|what i(?: have|'ve)? (?:just )?(?:said|wrote|written|told you)|my words|the following))?(?: down)? (?:in|into|to|for|on)|(?:write|make|start|create|add)) (?:an? |my |the )?(?:new )?(?:journal|diary)(?: (?:entry|page))?|journal (?:this|that|it))\\b";
const ENTRY = new RegExp(`^${OPENING}${POLITE}${JOURNAL}`, 'i');
/** What stands after it, where it is the member's own and not how the entry is to be made. */
const ENTRY_TEXT = /^(?:[^:;\n–—]{0,60}?(?::(?!\d)|;|\s[–—-]\s)|,| (?:please |today )?that (?=i\b|i'|my |we |the |it ))\s*/i;

/** Idioms that begin like an order and are none. */
const IDIOM =
  /^\W*(?:(?:can|could|would|will) you (?:believe|imagine)|(?:tell|give) me (?:about it|a break)|help me[,.! ]*(?:god|lord))\b/i;
const THINGS = '(?:goals?|habits?|mood|challenge|meditation|timer|reminder|cards?)';
/** Told to the guide, and nothing of the day. */
const ORDERS: readonly RegExp[] = [
  new RegExp(`^${OPENING}${POLITE}remind me\\b`, 'i'),
  new RegExp(`^${OPENING}(?:can|could|would|will) you\\b`, 'i'),
  new RegExp(
    `^${OPENING}${POLITE}(?:(?:tell|give|show|ask|teach|help) me|summari[sz]e|explain|suggest|recommend|(?:remember|keep in mind|note) (?:this|that|it))\\b`,
    'i',
  ),
  new RegExp(
    `^${OPENING}${POLITE}(?:add|create|make|set up|start|begin|join|do|try|open|log|note|track|record|save|turn)(?: [\\p{L}\\d'-]+){0,6}? (?:(?:in)?to |as |on |among )?(?:an? |my |the )?(?:[\\p{L}'-]+ )?${THINGS}\\b`,
    'iu',
  ),
  // Something that is done on the spot, for so long.
  new RegExp(
    `^${OPENING}${POLITE}(?:meditate|breathe|sit (?:still|quietly|in silence)|be (?:quiet|still|silent)|pause|take (?:a few |some |an? )?(?:deep |slow )*breaths?|have (?:a |some )?(?:quiet|silence)[\\p{L} ]{0,10})(?: (?:for|with me|now|together|please)\\b[^.!?]{0,30})?[.!?\\s]*$`,
    'iu',
  ),
  new RegExp(
    `^${OPENING}${ASKING}(?:make|give|write|draw up|create|suggest|draft|build)(?: (?:me|us|him|her|them))? (?:an? |the |another |some )?(?:[\\p{L}\\d-]+ ){0,3}(?:plan|schedule|routine|summary|recap|message|text|note|e-?mail|draft|poem|jokes?|sentences|something|few words)(?: (?:for|to|about|of|over)\\b[^.!?]*)?[.!?\\s]*$`,
    'iu',
  ),
  // Asked of the guide: a sum, what was said or agreed, and why there is no card.
  new RegExp(
    `^${OPENING}(?:what(?:'s|s| is)|how much is|calculate|work out|compute) \\d[\\d.,]* ?(?:%|[-+*/x×÷−]|plus|minus|times|divided|percent)`,
    'i',
  ),
  new RegExp(
    `^${OPENING}(?:(?:what|when|where|which|how (?:often|many times)) (?:did|have|had) (?:i|we) (?:just |already )?(?:sa(?:y|id)|tell|told|mention|agree|decide|settle|talk|discuss)|what(?:'s| is| was) our (?:agreement|plan|deal)\\b|(?:do|can) you (?:still )?(?:remember|recall)\\b|(?:sum up|recap)\\b|why (?:can't|cannot|can not|won't|don't|didn't) (?:i|you) (?:add|set|create|make|put|show|suggest|propose)\\b)[^.!]*[.!?\\s]*$`,
    'i',
  ),
  /^\W*(?:(?:i'?d |i would )?rather|better|make (?:it|that|this))(?: (?:have|put|make|save|it|that|this|as|into)){0,4} an? (?:habit|goal)\b[^.!?]{0,40}[.!?\s]*$/i,
  // These two are also how a day is told: "Set my goals aside".
  new RegExp(
    `^${OPENING}${POLITE}(?:set|put)(?: me)? (?:(?:this|that|it) )?(?:as |on |among )?(?:an? |my )?(?:[\\p{L}'-]+ )?${THINGS}(?: for| to|:|\\W*$)`,
    'iu',
  ),
  // Nothing but a nod to what the guide has asked or offered.
  /^(?:(?:yes|yeah|yep|ok(?:ay)?|sure|alright|right|please|thanks|thank you|do (?:it|that|so)|go ahead|no,? thanks?|you decide|kael|skye|luma|riko|sera|nova)\b[\s.!,]*){1,6}$/i,
];
/** An order shows within so many characters, or is none. */
const LONGEST_BEGINNING = 300;

const SENTENCE = /(?<=[.!?…])(?=\s)|(?=\n)/;
/** Where an order may begin or end within a sentence. */
const CLAUSE =
  /(?=,?\s+(?:and|but|so|then)\s+(?:please\b|(?:can|could|would|will) you\b|remind me\b|(?:put|write|save|note|add|copy) (?:this|that|it|everything|all)\b))|(?=[,;]\s+(?:please\b|(?:can|could|would|will) you\b|remind me\b|(?:put|write|save|note|add|copy) (?:this|that|it|everything|all)\b))|(?=\s[–—-]\s)/i;

/**
 * What a member told of themself in a message, without what they told the guide to do: for their journal. An order is known by how a
 * sentence or its last part begins; where it is not clear, the words stay. Pure.
 */
export function accountIn(message: string): string {
  return message
    .split(SENTENCE)
    .map(withoutOrders)
    .join('')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** "Journal: I saw a heron". */
const NAMED_ENTRY = new RegExp(
  `^${OPENING}(?:(?:my |a |new |today's )*(?:journal|diary)(?: entry)?|dear diary)\\s*[:,–—-]\\s*(?!\\d)`,
  'i',
);
/** Then what was told before is wanted as well. */
const WITH_ALL = /\b(?:everything|all|chat|talk|conversation|what i|my words)\b/i;
/** After such a mark the rest is the entry. */
const GIVEN_TEXT = /^(?:[^:;\n–—]{0,60}?(?::(?!\d)|\s[–—-]\s)| (?:please |today )?that (?=i\b|i'|my |we |the |it ))\s*/i;

/**
 * The text that an order gives for the journal: "Put this into my journal: I saw a heron." It is the whole entry, as it was written. Pure.
 * @returns undefined where none is given
 */
export function entryIn(message: string): string | undefined {
  const sentences = message.split(SENTENCE);
  for (const [at, sentence] of sentences.entries()) {
    const words = sentence.trimStart().replace(/[’‘]/g, "'");
    const beginning = words.slice(0, LONGEST_BEGINNING);
    const entry = ENTRY.exec(beginning);
    const after = entry ? words.slice(entry[0].length) : '';
    const given = entry ? GIVEN_TEXT.exec(after) : NAMED_ENTRY.exec(beginning);
    if (!given || (entry && WITH_ALL.test(entry[0]))) continue;
    const first = entry ? after.slice(given[0].length) : words.slice(given[0].length);
    // As it was written: only the beginning was read with plain apostrophes.
    const written = sentence.trimStart().slice(words.length - first.length);
    const text = [written, ...sentences.slice(at + 1)].join('').trim();
    if (/\p{L}{2}/u.test(text)) return text;
  }
  return undefined;
}

/** A sentence without the orders in it; the line break before it stays, and the mark at its end. */
function withoutOrders(sentence: string): string {
  const parts = sentence.split(CLAUSE);
  const kept = parts.map(withoutOrder);
  const text = kept.join('');
  if (kept.at(-1) !== '' || !/[.!?…]\s*$/.test(sentence)) return text;
  return text.trim() === '' ? text : `${text.trimEnd()}.`;
}

/** A part of a sentence as it is, or what an order leaves of it. */
function withoutOrder(part: string): string {
  const words = part.replace(/^[\s,;–—-]+/, '').replace(/[’‘]/g, "'");
  const beginning = words.slice(0, LONGEST_BEGINNING);
  const lineBreak = /^\s*\n/.test(part) ? '\n' : '';
  if (words === '' || IDIOM.test(beginning)) return part;
  const entry = ENTRY.exec(beginning);
  if (entry) {
    const after = words.slice(entry[0].length);
    const isTold = ENTRY_TEXT.exec(after);
    return isTold ? `${lineBreak} ${after.slice(isTold[0].length)}` : lineBreak;
  }
  return ORDERS.some((order) => order.test(beginning)) ? lineBreak : part;
}
