const KIN =
  'mother-in-law|father-in-law|mum|mom|mother|dad|father|parents|sister|brother|aunt|uncle|cousin|niece|nephew|wife|husband|partner|girlfriend|boyfriend|fiancée?|son|daughter|friend|boss|manager|colleague|coworker|co-worker|neighbou?r|landlord|landlady|teacher|tutor|supervisor|professor|coach|doctor|therapist|flatmate|roommate|grandmother|grandfather|grandma|grandpa|gran|nan|ex|team|family';
const FORMAL =
  /\b(?:boss|manager|colleague|coworker|co-worker|landlord|landlady|teacher|tutor|supervisor|professor|coach|doctor|therapist|neighbou?r|team)\b/i;
const NAME =
  '(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?(?!(?:I|My|He|She|They|We|It|The|And|But|So|Please|Can|Could|Would|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)\\b)\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?';
const KINSMAN = `[Mm]y (?:(?:old|older|elder|younger|little|big|best|new|dear|ex-?|oldest|eldest|youngest|closest) )*(?:${KIN})(?!\\p{L})`;
const NAMED = new RegExp(`(${KINSMAN})(?:,? (${NAME})(?! and\\b))?`, 'gu');
const CALLED = new RegExp(`(${KINSMAN})(?:'s name is| is (?:called|named)) (${NAME})`, 'gu');
const OF_NAME = new RegExp(`(${NAME}),? (?:is )?(${KINSMAN})`, 'gu');
const LATER_NAME = new RegExp(`(?<=\\p{L}[\\p{L},;]* )(?:${NAME})`, 'gu');

/** Somebody whom the member speaks of or wants to write to. */
export interface Person {
  /** As the member calls them: "my brother", "Tim". */
  readonly kin: string | undefined;
  readonly name: string | undefined;
}

const kinOf = (words: string): string => words.toLowerCase().replace(/^my (?:.* )?(?=\S+$)/, 'my ');
const same = (one: Person, other: Person): boolean =>
  (one.kin !== undefined && one.kin === other.kin) || (one.name !== undefined && one.name === other.name);

/** Everybody who is spoken of with "my", with the name that goes with it, oldest first. */
export function peopleIn(told: readonly string[]): readonly Person[] {
  const found: Person[] = [];
  const add = (person: Person) => {
    const at = found.findIndex((other) => same(other, person));
    const old = found[at];
    if (old) found.splice(at, 1);
    found.push({ kin: person.kin ?? old?.kin, name: person.name ?? old?.name });
  };
  for (const text of told.map((one) => one.replace(/[’‘]/g, "'"))) {
    for (const [, kin = '', name] of text.matchAll(NAMED)) add({ kin: kinOf(kin), name });
    for (const [, kin = '', name] of text.matchAll(CALLED)) add({ kin: kinOf(kin), name });
    for (const [, name, kin = ''] of text.matchAll(OF_NAME)) add({ kin: kinOf(kin), name });
  }
  return found;
}

const TO_WHOM = new RegExp(
  `\\b(?:to|for|at|with|tell|text|message|email|mail|write)(?: (?:to|for))? (${KINSMAN}|him|her|them|${NAME})(?: (${NAME}))?`,
  'u',
);

/** Whom a message is to be written to; a pronoun is whoever was spoken of last. */
export function addresseeIn(request: string, told: readonly string[]): Person | undefined {
  const people = peopleIn(told);
  const [, words, name] = TO_WHOM.exec(request.replace(/[’‘]/g, "'")) ?? [];
  if (words === undefined) return people.length === 1 ? people[0] : undefined;
  if (/^(?:him|her|them)$/i.test(words)) return people.at(-1);
  const asked: Person = /^my /i.test(words) ? { kin: kinOf(words), name } : { kin: undefined, name: words };
  return people.find((person) => same(person, asked)) ?? asked;
}

/** "Your brother Tim", as the guide speaks of them. */
export const calledBy = ({ kin, name }: Person): string =>
  [kin?.replace(/^my /, 'your '), name].filter((part) => part !== undefined).join(' ');
/** How a message begins. */
export const greetingOf = ({ kin, name }: Person): string => {
  const title = /^my (mum|mom|dad|gran|nan|grandma|grandpa)$/.exec(kin ?? '')?.[1];
  const called = name ?? (title && title.charAt(0).toUpperCase() + title.slice(1));
  return called === undefined ? 'Hello,' : `Hello ${called},`;
};
export const isFormal = ({ kin }: Person): boolean => FORMAL.test(kin ?? '');

const wordOf = ({ kin, name }: Person): string => {
  const last = kin?.split(' ').at(-1);
  const byKin = last && `[Mm]y (?:\\p{L}+ ){0,2}?${last}(?!\\p{L})(?:,? (?:${name ?? NAME})(?!\\p{L}))?`;
  return [byKin, name && `${name}(?!\\p{L})`].filter((part) => part !== undefined).join('|') || '(?!)';
};
const isNamed = (person: Person, sentence: string): boolean => new RegExp(`(?<!\\p{L})(?:${wordOf(person)})`, 'u').test(sentence);
const BETWEEN = /\b(?:we|us|our|ours|each other|together)\b/i;
/** Such as is felt towards whoever was spoken of just before. */
const REGRET = /^\W*i(?:'m| am| feel)? (?:\w+ )?(?:sorry|miss|forgot|regret|shouted|apologi[sz]e)\b/i;
const THIRD = /\b(?:he|she|they|him|her|them|his|their|he's|she's|they're)\b/i;

/** Sentences about somebody, or about what is between them and the member, in their order. */
export function sentencesAbout(person: Person, sentences: readonly string[]): readonly string[] {
  let isMeant = false;
  return sentences.filter((one) => {
    const sentence = one.replace(/[’‘]/g, "'");
    const others = peopleIn([sentence]).filter((other) => !same(other, person));
    if (isNamed(person, sentence)) isMeant = true;
    else if (others.length > 0 || (person.kin === undefined && new RegExp(LATER_NAME).test(sentence))) isMeant = false;
    // What is wrong with the flat or the shift plan names nobody, and is what there is to say.
    if (isMeant && isFormal(person) && !/\b(?:i|you|my|me)\b/i.test(sentence) && /^(?:the|there|it|our)\b/i.test(sentence)) return true;
    return isMeant && (isNamed(person, sentence) || BETWEEN.test(sentence) || THIRD.test(sentence) || REGRET.test(sentence));
  });
}

const BASE: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  "'s": "'re",
};
const ADVERB = '(?:(?:never|always|often|still|just|really|also|only|sometimes|usually|hardly|almost|already|probably|even|not)\\s+)?';
const unbend = (verb: string): string =>
  BASE[verb] ??
  (/(?:ss|us)$/.test(verb) || !/[a-z]s$/.test(verb) || /^(?:always|as|this|his|its|was)$/.test(verb)
    ? verb
    : verb
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|ss|x|z|o)es$/, '')
        .replace(/(?<!s)s$/, ''));

/** A sentence about somebody, said to them: "My brother never calls me" is "You never call me". */
export function saidTo(person: Person, sentence: string): string {
  const who = `(?:${wordOf(person)})`;
  const pronoun = '(?:[Hh]e|[Ss]he|[Tt]hey)';
  const subject = new RegExp(`(?<![\\p{L}'])(?:${who}|${pronoun})(?:(?='s (?!own))|\\s+(?=\\p{L}))('s|)(${ADVERB})([\\p{L}']*)`, 'gu');
  const possessive = new RegExp(
    `(?<![\\p{L}'])(?:${who})'s(?=\\s+\\p{L})(?!\\s+(?:never|always|not|been|a|an|the|so|very|too|just|still|\\p{L}+ing)\\b)`,
    'gu',
  );
  const turned = sentence
    .replace(/[’‘]/g, "'")
    .replace(possessive, 'your')
    .replace(new RegExp(`(?<![\\p{L}'])(?:${who}) and I(?!\\p{L})`, 'gu'), 'you and I')
    .replace(
      new RegExp(
        `(?<=\\b(?:with|to|for|from|about|at|of|by|miss|love|hurt|tell|told|ask|asked|see|saw|call|called|help|thank|forgive|visit|meet|met|let|and|without|on|behind|after|than) )(?:${who}|him|them|her(?=\\W*$|[,;.]| (?:that|to|for|about|when|because|and|but|so|if|at|in|on|with|again|more|back|yesterday|today|tomorrow|every)\\b))(?!\\p{L})`,
        'gu',
      ),
      'you',
    )
    .replace(
      subject,
      (_, is: string, adverb: string, verb: string) => `you${is === '' ? ' ' : "'re "}${adverb}${is === '' ? unbend(verb) : verb}`,
    )
    .replace(/(?<![\p{L}'])(?:him|them|himself|herself)(?!\p{L})/gu, (word) => (/self$/.test(word) ? 'yourself' : 'you'))
    .replace(/(?<![\p{L}'])(?:his|her|their)(?=\s+\p{L})/gu, 'your')
    // "You forget it and then blames me".
    .replace(
      /(?<=\byou\b[^.!?]*\b(?:and|but|or) (?:then |also |just |never |always )?)[a-z]+s(?= (?:me|us|my|our|it|him|her|out|off|up)\b)/g,
      unbend,
    )
    .replace(/\s+/g, ' ');
  return turned.charAt(0).toUpperCase() + turned.slice(1);
}
