/**
 * Brings a message into the form that the care rules read: lower case, no accents, contractions spelled out, disguised and
 * misspelled key words restored, sentences apart.
 *
 * @returns the sentences, each of words divided by single blanks; commas stand alone
 */
export function sentencesOf(message: string): readonly string[] {
  const plain = message
    .slice(0, LONGEST_READ)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/(?<=[a-z])[а-яѕіј]|[а-яѕіј](?=[a-z])/gu, (letter) => lookalikes[letter] ?? letter)
    .replace(/\bk[i1!|][l1i|!]{2}(?=(?:ing|ed|s)?(?![\p{L}\p{N}]))/gu, 'kill')
    .replace(/(?<=\p{L})[01345!|@$€]{1,6}(?=\p{L})/gu, (signs) => signs.replace(/./gu, (sign) => disguises[sign] ?? sign))
    .replace(/(?<=\bs[ui]?)[*#._-]+(?=[uic]+[*#._i]*d)/g, '')
    .replace(/(?<=\bk)[*#._-]+(?=l?l\b)/g, 'i')
    .replace(/(?<![\p{L}'])\p{L}(?:[ .*_-]\p{L}){3,}(?![\p{L}'])/gu, (letters) => letters.replace(/[ .*_-]/g, ''))
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, ' ');
  // A line may end a thought or only break it, so both are read.
  const readings = /[\n\r]/.test(plain) ? [plain, plain.replace(/[\n\r]+/g, ' ')] : [plain];
  return (
    readings
      .flatMap((reading) => reading.split(/[.!?;:\n\r…]+/u))
      .map(wordsRestored)
      // Every rule reads Latin letters.
      .filter((sentence) => /[a-z]/.test(sentence))
  );
}

/** More than any message may have; keeps the reading short whatever is handed in. */
const LONGEST_READ = 20_000;

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '!': 'i',
  '|': 'i',
  '@': 'a',
  $: 's',
  '€': 'e',
};

/** Cyrillic letters that look like Latin ones, read so beside a Latin letter. */
const lookalikes: Readonly<Record<string, string>> = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', ѕ: 's', і: 'i', ј: 'j' };

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
  [/\b(?:unalive|unaliving|un alive|delete) (?=myself|himself|herself|themselves|himslef)/g, 'kill '],
  [/\b(?:sewerslide|sewer slide|sooicide|toaster bath)\b/g, 'suicide'],
  [/\b(?:anymore|any more|any longer|any mor|anymor|nomore|no more)\b/g, 'anymore'],
  [
    /(?:^kms(?=$| (?:lol|fr|rn|now|tonight|today|so|please|already)\b)|\b(?:i|to|will|just|might|should|ready) kms\b)/g,
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
    'arming farming warming charming filling milling billing spilling telling selling chocked shocked cooked croaked choke chokes torches ' +
    'touched tablet tables table purposes propose scratches scratch murders mother schools scholl choral rally reality alive live arrive ' +
    'stepdads husbands myself himself herself breast breaths breath done donut font dent bottled cottle hurdle wilt'
  ).split(' '),
);

function wordsRestored(sentence: string): string {
  const spaced = sentence
    .replace(/\bsui cid/g, 'suicid')
    .replace(/(?<!\S)\$(?=uicid)/g, 's')
    .replace(/\biwantto/g, 'i want to ')
    .replace(/\b(kill|hang|hurt|shoot|drown|burn|harm|stab|cut|unalive)(?=(?:my|him|her)self\b)/g, '$1 ')
    .replace(/\bt0\b/g, 'to')
    .replace(/\btodie\b/g, 'to die')
    .replace(/,/g, ' , ')
    .replace(/[^\p{L}\p{N}',]+/gu, ' ');
  const spelled = spellings.reduce((text, [written, meant]) => text.replace(written, meant), spaced.trim());
  return spelled
    .replace(/'/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (realWords.has(word) ? word : (keyWords.find((key) => oneSlipApart(word, key)) ?? word)))
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
