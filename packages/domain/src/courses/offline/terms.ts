import { type Clause, headOf } from './clause.ts';
import type { Language } from './languages.ts';
import { isContent, isEmptyWord, isGenericWord, stemOf, withoutElision, wordsIn } from './words.ts';

/** A word, or two that stand together, that a text is about. */
export interface Term {
  /** As the text writes it most often, small unless it is always written with a capital. */
  readonly text: string;
  readonly stem: string;
  readonly count: number;
}

/** A sentence, and where its verb is, as far as that is known. */
export interface Said {
  readonly text: string;
  readonly clause?: Clause | undefined;
}

interface Seen {
  readonly forms: Map<string, number>;
  count: number;
  noun: number;
}

interface Counts {
  readonly language: Language;
  readonly single: Map<string, Seen>;
  readonly pairs: Map<string, Seen>;
}

const MOST_TERMS = 80;
const DETERMINERS = /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|each|every|all|any|no|some)$/i;
/** Words after which a verb comes. */
const BEFORE_VERBS = new Set(
  'to it they you we i he she who which that can could will would must should may might does do did not never and'.split(' '),
);

/** What the sentences are about, the most important first. The same sentences always give the same terms. */
export function termsOf(sentences: readonly Said[], language: Language): readonly Term[] {
  const counts: Counts = { language, single: new Map(), pairs: new Map() };
  for (const { text, clause: subjectAndVerb } of sentences) {
    const clauses = text.split(/[,;:()–—“”„"«»，、；：]| - /);
    for (const [index, clause] of clauses.entries()) countIn(wordsIn(clause).map(withoutElision), index === 0, counts);
    if (subjectAndVerb) noteSubject(subjectAndVerb, counts);
  }
  const isNoun = ({ noun, count: times }: Seen) => noun >= 1 && noun / times >= 0.3;
  const terms = [...counts.single]
    .filter(([stem, seen]) => (stem.length > 3 || language.id !== 'en') && isNoun(seen) && !isGenericWord(formOf(seen), language))
    .map(([stem, seen]) => ({ text: formOf(seen), stem, count: seen.count, score: seen.count + Math.min(seen.noun, seen.count) / 2 }));
  const joined = [...counts.pairs]
    .filter(([, seen]) => seen.count >= 2 && seen.noun >= 1)
    .map(([stem, seen]) => ({ text: formOf(seen), stem, count: seen.count, score: seen.count * 2 + seen.noun / 2 }));
  return [...joined, ...terms]
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_TERMS)
    .map(({ text, stem, count }) => ({ text, stem, count }));
}

function countIn(words: readonly string[], isFirst: boolean, { language, single, pairs }: Counts): void {
  const isEnglish = language.id === 'en';
  // German nouns keep their capital everywhere.
  const form = (word: string, index: number) => (isFirst && language.id !== 'de' ? shown(word, index) : word);
  for (const [index, word] of words.entries()) {
    if (!isContent(word, language)) continue;
    const next = words[index + 1];
    // How a word is written at the beginning says little.
    const weight = isFirst && index === 0 ? 0.1 : 1;
    note(single, { stem: stemOf(word), form: form(word, index), weight, noun: nounIn(words, index, language) });
    // Only of English is it known which two words make one name.
    if (!isEnglish || next === undefined || !isContent(next, language)) continue;
    const isAfterArticle = language.beforeNouns.has(words[index - 1]?.toLowerCase() ?? '') && !/ly$/.test(next);
    note(pairs, {
      stem: `${word.toLowerCase()} ${stemOf(next)}`,
      form: `${/^\p{Lu}/u.test(next) ? word : form(word, index)} ${next}`,
      noun: isAfterArticle ? 1 : 0,
    });
  }
}

/** How much one place in a sentence speaks for a word being a noun. */
function nounIn(words: readonly string[], index: number, language: Language): number {
  const word = words[index] ?? '';
  const before = words[index - 1]?.toLowerCase() ?? '';
  // Nothing but its length or its return tells a word of an unknown language from an article.
  if (language.id === 'other') return word.length > 4 || /\p{Script=Han}/u.test(word) ? 1 : 0.4;
  if (language.id === 'de') return /^\p{Lu}/u.test(word) && (index > 0 || !/(?:en|t)$/.test(word)) ? 1 : 0;
  const isAfterArticle = language.beforeNouns.has(before);
  if (language.id !== 'en') return isAfterArticle || (index === 0 && /s$/.test(word)) ? 1 : 0.2;
  // "a cool, dark room": no noun yet.
  if (index === 1 && words.length === 2 && isAfterArticle) return 0;
  const next = words[index + 1];
  // "each critical one": no noun. "the flour and", "of flour": a noun. "they flour", "to flour": none.
  const ends = next === undefined || (isEmptyWord(next, language) && !/^(?:ones?|times?|ways?|parts?)$/.test(next));
  // "without reading the table": no noun either.
  if (/ing$/.test(word) && next !== undefined && DETERMINERS.test(next)) return 0;
  return isAfterArticle && ends && !/(?:ly|ed)$/.test(word) ? 1 : BEFORE_VERBS.has(before) ? -0.5 : 0;
}

/** What a sentence speaks of is a noun: "Sleep comes", "Retrieval practice means". */
function noteSubject({ subject, predicate }: Clause, { language, single, pairs }: Counts): void {
  const [first = '', second] = headOf(subject);
  const last = second ?? first;
  const form = subject.startsWith(last) ? shown(last, 0) : last;
  if (isContent(last, language)) note(single, { stem: stemOf(last), form, noun: 2, times: 0 });
  if (second === undefined || !isContent(first, language) || !isContent(second, language) || /ly$/.test(first)) return;
  const isName = /^\p{Lu}/u.test(second);
  const isDefined = /^(?:is|are|means?|refers?|consists?)\s/.test(predicate);
  const stem = `${first.toLowerCase()} ${stemOf(second)}`;
  note(pairs, { stem, form: `${isName ? first : first.toLowerCase()} ${second}`, noun: 2, times: isDefined ? 1 : 0 });
}

/** The capital of a first word says nothing. */
const shown = (word: string, index: number): string => (index === 0 && !/\p{Lu}.*\p{Lu}/u.test(word) ? word.toLowerCase() : word);

interface Noted {
  readonly stem: string;
  readonly form: string;
  readonly noun: number;
  /** How often it is counted for that. */
  readonly times?: number;
  /** What its form counts beside other forms. */
  readonly weight?: number;
}

function note(seen: Map<string, Seen>, { stem, form, noun, times = 1, weight = times }: Noted): void {
  const known = seen.get(stem) ?? { forms: new Map<string, number>(), count: 0, noun: 0 };
  known.forms.set(form, (known.forms.get(form) ?? 0) + weight);
  known.count += times;
  known.noun += noun;
  seen.set(stem, known);
}

const formOf = ({ forms }: Seen): string => [...forms].sort(([, m], [, n]) => n - m)[0]?.[0] ?? '';
