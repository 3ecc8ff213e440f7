import { AUXILIARIES, NOUNS_TOO, PAST_VERBS, PLURAL, SINGULAR, VERBS } from './verbs.ts';
import { stemOf } from './words.ts';

/** A plain English sentence in two: what it speaks of, and what it says of that. */
export interface Clause {
  readonly subject: string;
  readonly predicate: string;
  /** Which subjects the verb agrees with: one, several, or either. */
  readonly number: 'one' | 'several' | 'either';
  readonly isPast: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const PREPOSITIONS = words(
  'about above across against along among around as at before behind below beneath beside between beyond by despite during except for from in inside into like near of off on onto out outside over per since through to toward towards under until up upon with within without',
);
const DETERMINERS = words(
  'a an the this that these those my your his her its our their each every no any some both most many few several all one two three four five six seven eight nine ten another',
);
const PRONOUNS = words(
  'i you he she it we they me him us them who whom whose which that what where when why how if because whether although while than but there then so not',
);
const ADVERBS = words(
  'also often always usually never still only then thus even sometimes rarely just mostly soon already seldom almost now again',
);
/** A sentence that begins like this has its subject later, or in another sentence. */
const NO_SUBJECT = words(
  'about above across after against although among around as at because before behind below besides between but by despite during for from here how however if in inside instead into it like near not of off on once onto or otherwise out over rather since so than that then there therefore these they this those though through thus to together toward under unless until upon we what whatever when whenever where whereas whether which while who whoever whom whose why with within without yet you he she i its his her their my our and both such let please do don’t never always only even just first second third next finally also another',
);
/** "The first", "the lowest number": what is meant stands before. */
const POINTING = /^the (?:first|second|third|fourth|last|latter|former|other|others|same|\p{L}{3,}est)\b/iu;
const SEVERAL = words('people children men women bacteria feet teeth mice police data cattle media fish sheep species');
/** "getting up helps": they belong to the word before them. */
const PARTICLES = words('up out off down');
const MOST_WORDS = 9;

const isPlural = (noun: string): boolean =>
  SEVERAL.has(noun.toLowerCase()) || /[^suiSUI’']s$/.test(noun) || /(?:ies|[^aeiou]es|ues|oes)$|[^aeiou]i$/.test(noun);
const isAdverb = (word: string): boolean => ADVERBS.has(word) || /\p{L}{3}ly$/u.test(word);
const baseOf = (word: string): string =>
  VERBS.has(word)
    ? word
    : VERBS.has(stemOf(word))
      ? stemOf(word)
      : word.endsWith('es') && VERBS.has(word.slice(0, -2))
        ? word.slice(0, -2)
        : word.replace(/s$/, '');
const isPast = (word: string): boolean =>
  PAST_VERBS.has(word) ||
  (word.endsWith('ed') &&
    [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3), word.endsWith('ied') ? `${word.slice(0, -3)}y` : ''].some((base) =>
      VERBS.has(base),
    ));

interface Place {
  readonly word: string;
  readonly before: string;
  readonly next: string;
  /** Whether what was read so far names several things. */
  readonly several: boolean;
  /** Whether the first word says that there is one. */
  readonly isOne: boolean;
}

/** The number of subjects that a word agrees with, if it is the verb there; undefined if it is none. */
function verbAt({ word, before, next, several, isOne }: Place): Pick<Clause, 'number' | 'isPast'> | undefined {
  if (AUXILIARIES.has(word)) {
    const number = SINGULAR.has(word) ? 'one' : PLURAL.has(word) ? 'several' : 'either';
    return { number, isPast: /^(?:was|were|had|did)$/.test(word) };
  }
  const isNounPlace =
    (PREPOSITIONS.has(before) && !PARTICLES.has(before)) || DETERMINERS.has(before) || before === 'and' || /^\p{N}/u.test(before);
  if (isNounPlace) return undefined;
  if (/[^su]s$/.test(word) && VERBS.has(baseOf(word)) && !several) {
    // "Food costs rise", "fixed costs should": the verb comes next.
    const isNoun = !isOne && (AUXILIARIES.has(next) || (NOUNS_TOO.has(baseOf(word)) && (VERBS.has(next) || isPast(next))));
    return isNoun ? undefined : { number: 'one', isPast: false };
  }
  if (several && VERBS.has(word)) return { number: 'several', isPast: false };
  // "A substance called", "water divided by": no verb of its own.
  if (word === 'called' || next === 'by') return undefined;
  return isPast(word) && next !== '' ? { number: 'either', isPast: true } : undefined;
}

/** Divides a plain statement before its verb; undefined where the rules can't tell for sure where that is. */
export function clauseOf(sentence: string): Clause | undefined {
  const tokens = sentence.replace(/[.!]+["”’)]?$/, '').split(/\s+/);
  const plain = tokens.map((token) => token.toLowerCase().replaceAll(/[^\p{L}\p{N}’'-]/gu, ''));
  if (NO_SUBJECT.has(plain[0] ?? '') || POINTING.test(sentence) || !/^[\p{L}\p{N}]/u.test(tokens[0] ?? '') || /[?:]$/.test(sentence))
    return undefined;
  let head = '';
  let isHeadDone = false;
  let several = false;
  for (let at = 0; at < Math.min(tokens.length - 1, MOST_WORDS); at += 1) {
    const word = plain[at] ?? '';
    let last = at - 1;
    while (last > 0 && isAdverb(plain[last] ?? '')) last -= 1;
    const before = plain[last] ?? '';
    const verb =
      at === 0
        ? undefined
        : verbAt({
            word,
            before,
            next: plain[at + 1] ?? '',
            several: several || isPlural(head),
            isOne: /^(?:an?|each|every|one)$/.test(plain[0] ?? ''),
          });
    if (verb) return whole(tokens, { subjectEnd: last + 1, verb });
    if (at > 0 && (PRONOUNS.has(word) || /[:;“”"—–]$/.test(tokens[at - 1] ?? ''))) return undefined;
    // "Turn the heap", "Maria, a nurse": an order, or an aside.
    if (at > 0 && DETERMINERS.has(word) && !PREPOSITIONS.has(before) && before !== 'and' && before !== 'all' && before !== 'both')
      return undefined;
    if (word === 'and' && !isHeadDone) several = true;
    if (PREPOSITIONS.has(word)) isHeadDone = true;
    else if (!isHeadDone && !isAdverb(word)) head = tokens[at]?.replace(/,$/, '') ?? '';
  }
  return undefined;
}

function whole(
  tokens: readonly string[],
  { subjectEnd, verb }: { readonly subjectEnd: number; readonly verb: Pick<Clause, 'number' | 'isPast'> },
): Clause | undefined {
  const subject = tokens
    .slice(0, subjectEnd)
    .join(' ')
    .replace(/(?:, for (?:example|instance))?,?$/, '');
  const predicate = tokens.slice(subjectEnd).join(' ');
  return predicate.includes(' ') && subject.length <= 70 ? { subject, predicate, ...verb } : undefined;
}

/** A subject as it can be named in a title: up to its second preposition. "Light from a screen in the evening": light from a screen. */
export function shortSubject(subject: string): string {
  const tokens = subject.split(' ');
  const places = tokens.flatMap((token, at) =>
    PREPOSITIONS.has(token.toLowerCase()) && !PARTICLES.has(token) && token !== 'per' && at > 0 ? [at] : [],
  );
  return tokens.slice(0, tokens.length <= 6 ? undefined : places[1]).join(' ');
}

/** The noun that a subject turns on, with the word before it where both make one name: `starter`, `deep sleep`. */
export function headOf(subject: string): readonly string[] {
  const tokens = subject.split(' ');
  const end = tokens.findIndex((token, at) => at > 0 && (PREPOSITIONS.has(token.toLowerCase()) || token === 'called' || token === 'and'));
  const head = tokens
    .slice(0, end < 0 ? undefined : end)
    .filter((token) => !DETERMINERS.has(token.toLowerCase()) && !isAdverb(token.toLowerCase()));
  return head.slice(head.at(-2)?.endsWith(',') ? -1 : -2);
}

/** Whether a subject begins with a word that has a capital only because it comes first. */
export const beginsSmall = (subject: string): boolean => DETERMINERS.has((subject.split(' ')[0] ?? '').toLowerCase());
