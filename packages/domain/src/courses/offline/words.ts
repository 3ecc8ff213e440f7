/** Words that carry no subject of their own. */
const EMPTY_WORDS = new Set(
  (
    'a about above across actually after again against ago all almost along already also although always am among an and another any anybody anyone anything are around as ' +
    'at away back be became because become becomes been before began begin begins behind being below better between both bring brings but by call called calls came can cannot ' +
    'come comes could did different do does doing done down during each early either else enough especially even ever every everybody everyone everything few find finds first for found from ' +
    'full gave get gets give given gives go goes going gone good got had half hardly has have having he held hence her here hers herself high him himself his hold holds how however i if in ' +
    'indeed inside instead into is it its itself just keep keeps kept kind knew know known knows large last late later least lowest highest leave leaves left less let lets like likely little long longer look ' +
    'looks lot made make makes making many may maybe me mean means might mine more most mostly much must my myself near nearly need needed needs neither never new next no nobody none nor not ' +
    'nothing now of off often old on once one ones only onto or other others otherwise ought our ours out over own part per perhaps please possible put puts quite rather really right roughly ' +
    'said same saw say says second see seem seemed seems seen several shall she should show shows since small so some somebody someone something sometimes soon still stop stops such take taken takes tell ' +
    'tells than that the their theirs them themselves then there therefore these they thing things think this those though through thus till time times to today together told too third took ' +
    'toward towards turn turned turns twice two three four five six seven eight nine ten under unless unlike until up upon us use used uses using usually very want wants was way ways we well went were what ' +
    'whatever when whenever where whereas whether which while who whole whom whose why will with within without would yes yet you your yours yourself'
  ).split(' '),
);

/** Words for any amount, time or place: alone they say nothing of a subject, beside another word they may. */
const GENERIC_WORDS = new Set(
  (
    'hour minute second day week month year century today yesterday tomorrow morning noon afternoon evening weekend date moment while half quarter third piece bit side top bottom end beginning ' +
    'start middle front edge place point part kind sort type form example case fact number figure amount result reason cause lack difference question answer problem way thing person ' +
    'people someone hand head matter sense use step level rest position percent per cent degree metre centimetre litre gram kilogram kind text chapter section line word list set group pair ' +
    'inside outside eleven twelve twenty thirty fifty hundred thousand winter summer spring autumn'
  ).split(' '),
);
/** Whether a word can stand for a subject by itself. */
export const isGenericWord = (word: string): boolean => GENERIC_WORDS.has(stemOf(word));

/** Words after which a noun comes, or an adjective and a noun. */
const BEFORE_NOUNS = new Set(
  'a an the this that these those my your his her its our their each every no any some of in on with without from into for between by about as both few many several two three four five six seven eight nine ten'.split(
    ' ',
  ),
);
/** Words after which a verb comes. */
const BEFORE_VERBS = new Set(
  'to it they you we i he she who which that can could will would must should may might does do did not never and'.split(' '),
);

/** The words of a text: letters and digits, with apostrophes and hyphens inside. */
export const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word.toLowerCase().replace(/[’']\w+$/, ''));

/** Words of one stem count as one: flours and flour, tries and try. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/[’']s$/, '');
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  if (plain.length > 4 && /(?:ss|sh|ch|x|z|[^aeiouh]o)es$/.test(plain)) return plain.slice(0, -2);
  return plain.length > 3 && /[^sui]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** A word, or two that stand together, that a text is about. */
export interface Term {
  /** As the text writes it most often, small unless it is always written with a capital. */
  readonly text: string;
  readonly stem: string;
  readonly count: number;
}

interface Seen {
  readonly forms: Map<string, number>;
  count: number;
  noun: number;
}

const MOST_TERMS = 80;

/** What the sentences are about, the most important first. The same sentences always give the same terms. */
export function termsOf(sentences: readonly string[]): readonly Term[] {
  const single = new Map<string, Seen>();
  const pairs = new Map<string, Seen>();
  for (const sentence of sentences) {
    for (const clause of sentence.split(/[,;:()–—“”"]| - /)) count(wordsIn(clause), single, pairs);
    noteSubject(sentence, single, pairs);
  }
  const isNoun = ({ noun, count: times }: Seen) => noun >= 1 && noun / times >= 0.3;
  const terms = [...single]
    .filter(([stem, seen]) => stem.length > 3 && isNoun(seen) && !isGenericWord(stem))
    .map(([stem, seen]) => ({ text: formOf(seen), stem, count: seen.count, score: seen.count + seen.noun / 2 }));
  const joined = [...pairs]
    .filter(([, seen]) => seen.count >= 2 && seen.noun >= 1)
    .map(([stem, seen]) => ({ text: formOf(seen), stem, count: seen.count, score: seen.count * 2 + seen.noun / 2 }));
  return [...joined, ...terms]
    .sort((a, b) => b.score - a.score || (a.stem < b.stem ? -1 : 1))
    .slice(0, MOST_TERMS)
    .map(({ text, stem, count: times }) => ({ text, stem, count: times }));
}

function count(words: readonly string[], single: Map<string, Seen>, pairs: Map<string, Seen>): void {
  for (const [index, word] of words.entries()) {
    if (!isSubject(word)) continue;
    const before = words[index - 1]?.toLowerCase() ?? '';
    const next = words[index + 1];
    // "each critical one": no noun.
    const ends = next === undefined || (isEmptyWord(next) && !/^ones?$/.test(next));
    // "the flour and", "of flour": a noun. "they flour", "to flour": none.
    const isNounHere = BEFORE_NOUNS.has(before) && ends && !/(?:ly|ed)$/.test(word);
    note(single, stemOf(word), shown(word, index), isNounHere ? 1 : BEFORE_VERBS.has(before) ? -0.5 : 0);
    if (next !== undefined && isSubject(next))
      note(
        pairs,
        `${word.toLowerCase()} ${stemOf(next)}`,
        `${shown(word, index)} ${next}`,
        BEFORE_NOUNS.has(before) && !/ly$/.test(next) ? 1 : 0,
      );
  }
}

/** "A starter is a mix", "Retrieval practice means": what stands there is what the sentence is about. */
const DEFINED = /^(?:(?:an?|the)\s)?((?:[\p{L}’'-]+\s){0,1}[\p{L}’'-]+)\s(?:is|are|means|mean|refers?|consists?)\s/iu;
/** "Interleaving mixes": a name at the beginning, and its verb. */
const NAMED = /^([\p{L}’'-]{5,}(?:ing|tion|ment|ness|ity|ack|ism|ance|ence))\s[\p{L}]+s\s/u;

/** "Tomatoes want": several of a thing at the beginning, and what they do. No order is given in such a form. */
const SEVERAL = /^([\p{L}’'-]{4,}[^suiSUI\s,]s)\s[\p{Ll}]+[^s\s,.]\s/u;

function noteSubject(sentence: string, single: Map<string, Seen>, pairs: Map<string, Seen>): void {
  const several = SEVERAL.exec(sentence)?.[1];
  if (several !== undefined && isSubject(several)) note(single, stemOf(several), several.toLowerCase(), 1);
  const words = wordsIn((DEFINED.exec(sentence) ?? NAMED.exec(sentence))?.[1] ?? '');
  const [first, second] = words;
  if (first === undefined || !words.every(isSubject) || /ly$/.test(words.at(-1) ?? '')) return;
  const form = words.map((word, index) => shown(word, index)).join(' ');
  if (second === undefined) note(single, stemOf(first), form, 3);
  else for (let times = 0; times < 2; times += 1) note(pairs, `${first.toLowerCase()} ${stemOf(second)}`, form, 2);
}

const isSubject = (word: string): boolean => word.length > 2 && !/^\p{N}/u.test(word) && !isEmptyWord(word);

/** The capital of a first word says nothing. */
const shown = (word: string, index: number): string => (index === 0 && !/\p{Lu}.*\p{Lu}/u.test(word) ? word.toLowerCase() : word);

function note(seen: Map<string, Seen>, stem: string, form: string, noun: number): void {
  const known = seen.get(stem) ?? { forms: new Map<string, number>(), count: 0, noun: 0 };
  known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
  known.count += 1;
  known.noun += noun;
  seen.set(stem, known);
}

const formOf = ({ forms }: Seen): string => [...forms].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? '';

/** The words and stems of a sentence, with spaces around each: what {@link speaksOf} looks into. For whoever asks about one sentence often. */
export function spokenIn(sentence: string): string {
  const words = wordsIn(sentence);
  return ` ${words.join(' ').toLowerCase()} | ${words.map(stemOf).join(' ')} `;
}

/** Whether a sentence speaks of a term. */
export const speaksOf = (sentence: string, { stem }: Pick<Term, 'stem'>): boolean => spokenIn(sentence).includes(` ${stem} `);
