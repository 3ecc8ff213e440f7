/** Before what somebody will do: "ok then", "no worries, thanks,". */
const OPENS =
  '^\\W*(?:(?:ok(?:ay)?|thanks?(?: you)?|no worries|no need|all ?right|right|great|good|nice|cool|yes|yeah|yep|haha|lol|hm+|well|so|and|but|then|maybe|fine|never ?mind(?: then)?|perfect|love (?:it|that)|i think|i guess|actually)\\b[\\s,.!;:–-]*)*';
const WILL =
  "(?:i(?:'?ll| will)(?: (?:just|maybe|probably|try to|at least|now|then|also|first))*|i(?:'?m| am) (?:going to|gonna)|imma|i(?:'?ve| have)? decided (?:to|that i'?ll|i'?ll)|let me)";
const NOW_DOING = "i(?:'?m| am) (?:now )?(?!going to\\b)(?=(?:ring|call|writ|ask|book|mail|text|send|go|leav|tak|sign|put|do)[a-z]*ing\\b)";
/** What is felt, feared or not in one's hand is nothing that one will do. */
const NO_ACT =
  '(?!(?:be|never|not|always|die|kill|hurt|end|cry|scream|explode|see|miss|lose|regret|feel|fail|hate|have|need|end up|think about|probably|get (?:fired|sick|ill|hurt|old)|ever|like|love|want|manage|survive|believe|know|tell you|say|admit|leave (?:it|that)\\b|take (?:that|it) (?:back|as))\\b)';
const RESOLVE = new RegExp(`${OPENS}(?:${WILL} |${NOW_DOING})${NO_ACT}(\\p{L}.*)$`, 'iu');
/** That it is settled, and no more. */
const SETTLED =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|no need|well|so|and|i think|no|nothing)\b[\s,.!]*)*(?:that'?s the one|that one it is|i(?:'ve| have)? decided(?: now| already)?|i(?:'ve| have)? (?:got )?(?:my|a) plan(?: now)?|(?:i(?:'ll| will)? )?(?:do|take) (?:that|that one|it)(?: (?:now|tonight|tomorrow|today))?|that'?s (?:decided|settled)|i know what to do(?: now)?|(?:i )?have my plan)\W*$/iu;
/** In words: a longer message tells something, and has a will only in passing. */
const LONGEST = 34;

/** What somebody means to do, in their own words; an empty text where it is only said that it is settled; undefined where it is neither. */
export function resolveIn(message: string): string | undefined {
  const text = message.replace(/[’‘]/g, "'").trim();
  if (text.endsWith('?') || text.split(/\s+/).length > LONGEST) return undefined;
  const clauses = text.split(
    /(?<=[.!;…])\s+|\n+|,?\s+(?:and|so|then)\s+(?=(?:i'?ll|i will|let me|i'?m going to|i decided)\b)|,\s+(?=(?:i'?ll|i will|let me|i'?m going to|i decided)\b)|\s[-–—]\s/i,
  );
  const acts = clauses.map((clause) => RESOLVE.exec(clause)?.[1]?.trim());
  return acts.findLast((act) => act !== undefined) ?? (clauses.some((clause) => SETTLED.test(clause)) ? '' : undefined);
}

const FAREWELL = /\b(?:bye|good ?night|see you|until (?:then|tomorrow|next time)|talk (?:later|tomorrow)|cheers|night night)\b\W*$/i;
/** Whether somebody goes. */
export const takesLeave = (message: string): boolean => FAREWELL.test(message);
