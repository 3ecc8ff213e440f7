import { withoutDeathsInArt } from './harmless-deaths.ts';
import { plainLetters } from './plain-letters.ts';

/** A sentence longer than this is read in parts, in characters. */
const LONGEST_SENTENCE = 800;
/** So much of a part is read again in the next one: longer than any phrase that a rule looks for. */
const OVERLAP = 250;

/**
 * Brings a message into the form that the care rules read: lower case, no accents, contractions spelled out, disguised and
 * misspelled key words restored, sentences apart.
 *
 * Reads a text whole, whatever its length. A rule may take time by the square of a sentence, so no sentence is longer than
 * {@link LONGEST_SENTENCE}; thus the time grows with the length of the text alone: about a millisecond for 1,000 characters of
 * ordinary writing with all rules, some 0.1 s for the longest text that a course is made from.
 *
 * @returns the sentences, each of words divided by single blanks; commas stand alone
 */
export const sentencesOf = (message: string): readonly string[] => sentencesOfPlain(plainLetters(message));

/** The sentences of a text that is in plain letters already. */
export function sentencesOfPlain(message: string): readonly string[] {
  const plain = message.replace(/(?<=\p{L})\.(?=\p{L})/gu, ' ');
  // A line may end a thought or only break it, so both are read.
  const readings = /[\n\r]/.test(plain) ? [plain, plain.replace(/[\n\r]+/g, ' ')] : [plain];
  return (
    readings
      .flatMap((reading) => reading.split(/[.!?;:\n\r…]+/u))
      .flatMap(partsOf)
      .map(wordsRestored)
      .map(withoutDeathsInArt)
      // Every rule reads Latin letters.
      .filter((sentence) => /[a-z]/.test(sentence))
  );
}

/** A sentence, or its overlapping parts when it is long; parts begin and end between words where there are words. */
function partsOf(sentence: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  while (sentence.length - from > LONGEST_SENTENCE) {
    const blank = sentence.lastIndexOf(' ', from + LONGEST_SENTENCE);
    const end = blank > from + 2 * OVERLAP ? blank : from + LONGEST_SENTENCE;
    parts.push(sentence.slice(from, end));
    const next = sentence.indexOf(' ', end - OVERLAP);
    from = next >= 0 && next < end ? next + 1 : end - OVERLAP;
  }
  return [...parts, sentence.slice(from)];
}

/** Written forms and what they stand for, applied in this order to blank-divided words. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can'?t|cannot|cant)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\b(?:i'm|im|i m)\b/g, 'i am'],
  [/\b(?:i've|ive)\b/g, 'i have'],
  [/\bi'll\b|\bill (?=kill|hurt|end|hang|shoot|stab|cut|die|just|never)/g, 'i will '],
  [/\bi'd\b|\bid (?=rather|be better|like to die)/g, 'i would '],
  [/\b(he|she|it|that|who|there|what)'s\b/g, '$1 is'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(he|she|they|we|you|it)'(?:ll)\b/g, '$1 will'],
  [/\b(he|she|they|we|you)'d\b/g, '$1 would'],
  [/\b(?:wanna|wana|wnna|want 2|wan to|wanto|wantto)\b/g, 'want to'],
  [/\b(?:gonna|gona|gunna|finna|imma|ima|going 2)\b/g, 'going to'],
  [/\b(?:wnat|watn|wnt|wan|wabt)\b/g, 'want'],
  [/\b(?:gotta|hafta)\b/g, 'have to'],
  [/\b(?:boutta|bouta|bout to)\b/g, 'about to'],
  // In the news and on a stage, where nobody is named of whom it may be meant.
  [
    /(?<!\b(?:i|my|me|we|he|she|they|his|her|him|them|who|son|daughter|brother|sister|friend|husband|wife)\b.*)\bsuicide (?=(?:bomb\w*|vests?|attack(?:s|ers?)?|drones?|scenes?)\b)/g,
    '',
  ],
  [/\bot (?=die|kill|end|live|hurt|be)/g, 'to '],
  [/\b(?:kil|kll|kiil|klil|kiill|kkill|kilk)\b/g, 'kill'],
  [/\bkil(?=ing\b|ed\b)/g, 'kill'],
  [/\b(?:slef|sefl|sef)\b/g, 'self'],
  [/\b(my|him|her|your) ?sel+f\b/g, '$1self'],
  [/\bto dei\b/g, 'to die'],
  [/\bdis{1,2}ap{1,2}(?:ea|ee|ae|e|a|ie|eae)r{1,2}(?=\b|ed\b|ing\b)/g, 'disappear'],
  [/\be(?:xsi|xci|ksi|xi|xsis|xzi)st(?=\b|ing\b|ence\b)/g, 'exist'],
  [/\b(?:awke|wak|weak) up\b/g, 'wake up'],
  [/\blif\b/g, 'life'],
  [/\b(?:unalive|unaliving|un alive) (?=myself|himself|herself|themselves|himslef)/g, 'kill '],
  // From a list or a website one may well delete oneself.
  [
    /\bdelete (?=(?:myself|himself|herself|themselves|himslef)(?! (?:from|off) (?!(?:the |this |my )?(?:life|world|earth|planet|existence|everything)\b)))/g,
    'kill ',
  ],
  [/\b(?:sewerslide|sewer slide|sooicide|toaster bath)\b/g, 'suicide'],
  [/\b(?:anymore|any more|any longer|any mor|anymor|nomore|no more)\b/g, 'anymore'],
  [
    /(?:^kms(?=$| (?:lol|fr|rn|now|tonight|today|so|please|already|tbh|ngl|not|bye|i)\b| ,)|\b(?:i|to|will|just|might|should|ready) kms\b)/g,
    ' i want to kill myself ',
  ],
  [/\b(?:dotn|dnot|donot|dont)\b/g, 'do not'],
  [/(?<=\b(?:i|he|she|they|we) )(?:wil|wll)\b/g, 'will'],
  [/\bhti (?=me|my|her|him)/g, 'hit '],
  [/\bbeet (?=me|my|her|him)/g, 'beat '],
  [/\bded\b/g, 'dead'],
  [/\bcutt (?=my|her|him)/g, 'cut '],
  [/\bto many (?=p[il]|tabl|slee|pain)/g, 'too many '],
  [/\bself[- ]?harm/g, 'self harm'],
  [/\bno[- ]?one\b/g, 'nobody'],
];

/** Whether any of the spellings is met: most sentences have none, and one look costs less than forty. */
const ANY_SPELLING = new RegExp(spellings.map(([written]) => written.source).join('|'));

const respelled = (sentence: string): string =>
  ANY_SPELLING.test(sentence) ? spellings.reduce((text, [written, meant]) => text.replace(written, meant), sentence) : sentence;

/** Words that people in distress misspell most; one slip away still counts. */
const keyWords = [
  ...[
    'suicide',
    'suicidal',
    'myself',
    'himself',
    'herself',
    'anymore',
    'overdose',
    'overdosed',
    'unconscious',
    'breathing',
    'swallowed',
    'bleach',
  ],
  ...['bottle', 'tablets', 'husband', 'boyfriend', 'girlfriend', 'stepdad', 'stepfather', 'strangle', 'murder', 'choked', 'scratched'],
  ...['touches', 'hopeless', 'worthless', 'everything', 'purpose', 'thinking', 'cutting', 'hurting', 'harming', 'ending', 'killing'],
  ...[
    'alive',
    'school',
    'again',
    'going',
    'really',
    'breath',
    'raped',
    'pills',
    'stab',
    'shoot',
    'hurts',
    'hurt',
    'beats',
    'wish',
    'want',
    'dont',
  ],
] as const;
/** Words of their own that lie one slip from one above. */
const realWords = new Set(
  (
    'battle bottles settle beasts beast boats bears beads seats alike olive alibi gain aging again doing gong gain goings ring rally ready ' +
    'breathe breadth broth bread wreath raped rapid raced rated raged rape grape drapes pills bills pulls polls piles pile pill spills pail ' +
    'stabs star stay stub slab scab staff shot shook shout shoots hoot hurl hunts hurls hut hurts hurt herbs harts beats beat bats belts bests ' +
    'wishes wash with wise fish dish wisp wis want wants wand wart wont went ants pant whist thanking tinkling blinking shrinking ' +
    'hunting hurling curing hosting cuttings putting gutting ending bending sending mending tending lending vending editing fending endings ' +
    'strange strangely arming farming warming charming filling milling billing spilling telling selling chocked shocked cooked croaked choke chokes torches ' +
    'touched wait tablet tables table purposes propose scratches scratch murders mother schools scholl choral rally reality alive live arrive ' +
    'beach breach bleak stepdads husbands myself himself herself breast breaths breath done donut font dent bottled cottle hurdle wilt'
  ).split(' '),
);

/** A slip never changes the first letter. */
const keysByLetter: ReadonlyMap<string | undefined, readonly string[]> = Map.groupBy(keyWords, ([first]) => first);

function wordsRestored(sentence: string): string {
  const spaced = sentence
    .replace(/\bsui cid/g, 'suicid')
    .replace(/(?<!\S)\$(?=uicid)/g, 's')
    .replace(/\biwantto/g, 'i want to ')
    .replace(/\bi(?=(?:want|need|wanna|hate|wish) )/g, 'i ')
    // A sign in place of the verb; a skull elsewhere is laughter.
    .replace(
      /[\u{1F52B}\u{1F52A}\u{1F5E1}\u{2620}\u{1F480}\u{26B0}\u{1FAA6}\u{1FA93}\u{1F4A3}][^\p{L}\p{N}]*(?=(?:my|him|her) ?self\b)/gu,
      ' kill ',
    )
    .replace(/\b(kill|hang|hurt|shoot|drown|burn|harm|stab|cut|unalive)(?=(?:my|him|her)self\b)/g, '$1 ')
    .replace(/\bt0\b/g, 'to')
    .replace(/\btodie\b/g, 'to die')
    .replace(/,/g, ' , ')
    // A single blank stays what it is: most of them are that already.
    .replace(/ [^\p{L}\p{N}',]+|[^\p{L}\p{N}', ][^\p{L}\p{N}',]*/gu, ' ');
  const spelled = respelled(spaced.trim());
  return spelled
    .replace(/'/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (realWords.has(word) ? word : (keysByLetter.get(word[0])?.find((key) => oneSlipApart(word, key)) ?? word)))
    .join(' ');
}

/** Whether two words are equal, or differ by one letter left out, added, changed, or two neighbours swapped. */
function oneSlipApart(word: string, key: string): boolean {
  if (word === key) return true;
  if (Math.abs(word.length - key.length) > 1 || word[0] !== key[0]) return false;
  let from = 0;
  while (from < word.length && word[from] === key[from]) from += 1;
  const [rest, keyRest] = [word.slice(from), key.slice(from)];
  return (
    rest.slice(1) === keyRest ||
    rest === keyRest.slice(1) ||
    rest.slice(1) === keyRest.slice(1) ||
    (rest[0] === keyRest[1] && rest[1] === keyRest[0] && rest.slice(2) === keyRest.slice(2))
  );
}
