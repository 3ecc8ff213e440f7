import { wordsIn } from './words.ts';

const LONGEST_CLAIM = 96;
/** Where a sentence can be left without losing its point. */
const CLAUSE_END =
  /[;:]\s|,\s(?!(?:\p{N}|for example|for instance|such as|(?:[\p{L}’'-]+\s){0,4}[\p{L}’'-]+(?:,|\s(?:and|or)\s)))|\s[–—]\s|\s(?:because|which|so that|although|while|whereas|unless|until|so)\s/gu;

/** "People who wake up tired, snore or …", "Whoever removes gravel from a bed, …", "Maria, a nurse in Leeds, …": what they do comes later. */
const UNFINISHED =
  /^(?:[\p{L}’'-]+\s){1,4}(?:who|that|which|whose)\s|^(?:who|what|which|where|when|how)ever\s|^(?:what|who|how|why|where)\s|^\p{L}{2,}ing\s(?!\p{L}+s\s|.*\s(?:is|are|was|were|has|have|can|cannot|will|does|makes?|helps?|means?|takes?|gives?|works?|needs?|keeps?|lets?)\s)|^(?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]+,\s(?:an?|the)\s[^,]*$|,\s(?:for example|for instance)$/iu;
/** What only sets the scene; a condition is more than that. */
const SCENE = /^(?:while|once|after|before|in|on|at|by|with|during)\b[^,]{3,60},\s/i;
/** A clause that begins like this is not the main one. */
const SUBORDINATE =
  /^(?:if|when|whenever|while|because|as|after|before|once|although|since|until|unless|during|with|in|on|by|at|from|for|to)\b/i;
/** What joins a sentence to the one before and says nothing by itself. */
const JOINING = /^(?:for example|for instance|however|therefore|of course|finally|first|second|third|next|also),\s+/i;

/** Nothing ends like this. */
const DANGLING =
  /[\s,;:–—]+(?:an?|the|of|in|on|at|by|to|for|from|with|and|or|but|that|which|who|than|as|is|are|was|were|be|has|have|it|its|their|your|this|these|those|about|into|if|when|not|so|only|does|do|less|more)$/i;

/** What a sentence says, short enough for a title: its first clause, or its beginning with an ellipsis. */
export function claimOf(sentence: string, longest = LONGEST_CLAIM): string {
  const full = sentence.replace(JOINING, '').replace(/[.!…。！।]+["”’)»]?$/u, '');
  const whole = full.length > longest ? full.replace(SCENE, '') : full;
  const claim = whole.length <= longest ? whole : (clausesOf(whole).find((clause) => clause.length <= longest) ?? cutAt(whole, longest));
  return claim.charAt(0).toUpperCase() + claim.slice(1);
}

const clausesOf = (whole: string): readonly string[] =>
  [...whole.matchAll(CLAUSE_END)]
    .map((match) => whole.slice(0, match.index).replace(/[\s,;:–—]+$/, ''))
    .filter((clause) => wordsIn(clause).length >= 4 && !DANGLING.test(clause) && !UNFINISHED.test(clause) && !SUBORDINATE.test(clause));

/** Whether a claim says what it has to say: nothing was cut off. */
export const isWholeClaim = (claim: string): boolean => !claim.endsWith('…');

/** What a sentence says, as a sentence. */
export function toldOf(sentence: string, longest: number): string {
  const claim = claimOf(sentence, longest);
  // With the end mark that it has, where all of it is told.
  return sentence.startsWith(claim) && sentence.length - claim.length <= 2 ? sentence : claim.replace(/[^…?]$/u, '$&.');
}

function cutAt(text: string, longest: number): string {
  let cut = text.slice(0, longest - 1).replace(/\s+\S*$/, '');
  while (DANGLING.test(cut)) cut = cut.replace(DANGLING, '');
  return `${cut.replace(/[\s,;:–—]+$/, '')}…`;
}
