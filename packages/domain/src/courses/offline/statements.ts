import { claimOf, isWholeClaim } from './claims.ts';
import { beginsSmall, type Clause, clauseOf, headOf, shortSubject } from './clause.ts';
import { type Figure, figuresIn } from './figures.ts';
import { kindOf } from './kind-of.ts';
import type { StatementKind } from './kinds.ts';
import type { Language } from './languages.ts';
import { readText, type Sentence } from './read-text.ts';
import { type Term, termsOf } from './terms.ts';
import { contentStems, isContent, isEmptyWord, isGenericWord, spokenIn, stemOf, wordsIn } from './words.ts';

/** A sentence, and what the rules know of it. */
export interface Statement extends Sentence {
  readonly order: number;
  readonly kind: StatementKind;
  /** Where its verb is; known of plain English sentences. */
  readonly clause: Clause | undefined;
  /** What it speaks of, as it stands within a sentence: `a nap of twenty minutes`; undefined where that is not clear or says nothing alone. */
  readonly subject: string | undefined;
  readonly figures: readonly Figure[];
  /** It can be understood without the sentence before it. */
  readonly isAlone: boolean;
  readonly stems: ReadonlySet<string>;
}

/** What a course is made from. */
export interface Material {
  readonly language: Language;
  /** Heading over everything; undefined where there is none. */
  readonly title: string | undefined;
  readonly statements: readonly Statement[];
  /** What the text is about, the most important first. */
  readonly terms: readonly Term[];
  /** Writes the beginning of a sentence so that it can stand within another one. */
  readonly inline: (words: string, isPast: boolean) => string;
}

/** Reads what a text states, with the kind and the subject of each statement. */
export function materialOf(text: string): Material {
  const { language, sentences, title } = readText(text);
  const inline = inlineIn(sentences);
  const kinds = sentences.map(({ text: sentence, isList }) => (isList ? 'list' : kindOf(sentence, language)));
  // Where several years are named, what happened is told.
  const isStory = kinds.filter((kind) => kind === 'event').length > 2;
  const statements = sentences.map((sentence, order): Statement => {
    const known = kinds[order] ?? 'claim';
    const kind = isStory && !['event', 'cause', 'contrast', 'figure', 'definition'].includes(known) ? 'story' : known;
    const clause = language.id === 'en' && kind !== 'step' ? clauseOf(sentence.text) : undefined;
    const subject = clause && subjectOf(clause, language);
    return {
      ...sentence,
      order,
      kind,
      clause,
      subject: subject === undefined ? undefined : inline(subject, clause?.isPast ?? false),
      figures: figuresIn(sentence.text, language),
      isAlone: standsAlone(sentence.text, language),
      stems: contentStems(sentence.text, language),
    };
  });
  return { language, title, statements, terms: termsOf(statements, language), inline };
}

/** "Most people", "a few": nobody in particular. */
function subjectOf({ subject }: Clause, language: Language): string | undefined {
  const short = shortSubject(subject);
  const head = headOf(short);
  return head.some((word) => isContent(word, language) && !isGenericWord(word, language)) ? short : undefined;
}

/** The first word of a sentence gets a small letter unless it is a name: unless the text writes it large elsewhere, or tells of the past. */
function inlineIn(sentences: readonly Sentence[]): Material['inline'] {
  const small = new Set<string>();
  const large = new Set<string>();
  for (const { text } of sentences) for (const word of wordsIn(text).slice(1)) (/^\p{Lu}/u.test(word) ? large : small).add(word);
  return (words, isPast) => {
    const [first = '', second = ''] = wordsIn(words);
    const asSmall = first.toLowerCase();
    const isSmall = beginsSmall(words) || small.has(asSmall) || small.has(stemOf(first));
    const isName = large.has(first) || /\p{Lu}.*\p{Lu}/u.test(first) || /^\p{Lu}/u.test(second) || (isPast && !/[^suiSU]s$/.test(first));
    return isSmall || !isName ? words.charAt(0).toLowerCase() + words.slice(1) : words;
  };
}

/** "The second force", "Do not fill it": what is meant stands before. */
const POINTING =
  /^(?:the\s(?:first|second|third|fourth|last|latter|former|other|others|same)\b|(?:do\snot\s|don’t\s|never\s|always\s)?[\p{L}]+\s(?:it|them|this|these|those)\b)/iu;

const standsAlone = (sentence: string, { leaning }: Language): boolean =>
  !leaning.test(sentence) && !POINTING.test(sentence) && !/^["“„«‘]|[?？؟]$/u.test(sentence);

/** Whether a statement can be a title: it is understood alone, and nothing of it is cut off. */
export const isTitle = ({ text, isAlone }: Statement): boolean => isAlone && isWholeClaim(claimOf(text));

/** How much a statement says of what its text is about. */
export function weightOf({ text, isAlone, figures }: Statement, { terms, language }: Pick<Material, 'terms' | 'language'>): number {
  const words = wordsIn(text);
  const spoken = spokenIn(text);
  const known = terms.slice(0, 30).reduce((sum, { stem, count }) => (spoken.includes(` ${stem} `) ? sum + Math.min(count, 6) : sum), 0);
  const full = words.filter((word) => !isEmptyWord(word, language)).length;
  const long = Math.max(0, words.length - 28);
  return known + full / 2 + (figures.length > 0 ? 2 : 0) - long - (isAlone ? 0 : 5);
}

/** The statements that say most, in the order of the text. */
export function keyStatements(
  statements: readonly Statement[],
  material: Pick<Material, 'terms' | 'language'>,
  most: number,
): readonly Statement[] {
  if (statements.length <= most) return statements;
  return statements
    .map((statement) => ({ statement, weight: weightOf(statement, material) }))
    .sort((a, b) => b.weight - a.weight || a.statement.order - b.statement.order)
    .slice(0, most)
    .map(({ statement }) => statement)
    .sort((a, b) => a.order - b.order);
}
