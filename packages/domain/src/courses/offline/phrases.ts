import { claimOf } from './claims.ts';
import { headOf } from './clause.ts';
import type { Material, Statement } from './statements.ts';
import { isContent, isGenericWord, spokenIn, wordsIn } from './words.ts';

const LONGEST_QUOTE = 160;
/** What is longer is no word of a language. */
const LONGEST_WORD = 40;
/** A sentence that is longer is quoted, not woven into another one. */
const LONGEST_INLINE = 130;

export const quoted = (text: string): string => `“${text}”`;
/** What a statement says, in quotes. */
export const quoteOf = ({ text }: Pick<Statement, 'text'>): string => quoted(claimOf(text, LONGEST_QUOTE).replaceAll(/[“”]/g, '"'));

/** Words of a statement that an aim can be made of; what the statement does not have is absent. */
export interface Phrases {
  /** The whole of it in quotes. */
  readonly claim: string;
  /** The whole of it as it stands behind "that". */
  readonly inline?: string;
  /** What it speaks of, as it stands within a sentence. */
  readonly subject?: string;
  /** A word of it in quotes. */
  readonly term?: string;
  /** Its figure in quotes. */
  readonly figure?: string;
  /** Its beginning up to the figure, in quotes. */
  readonly begun?: string;
  /** Its year. */
  readonly year?: string;
  /** What it gives a reason for, in quotes. */
  readonly effect?: string;
  /** "if a grey liquid stands on top". */
  readonly condition?: string;
}

/** What can be said of a statement. */
export function phrasesOf(statement: Statement, material: Material): Phrases {
  const { text, clause, subject, figures, kind } = statement;
  const { language, inline } = material;
  const figure = figures.find(({ inRange }) => !inRange) ?? figures[0];
  const whole = claimOf(text, LONGEST_INLINE);
  const begun = figure ? text.slice(0, figure.at).trim() : '';
  const term = termIn(statement, material);
  const before = text.search(language.beforeReason);
  const effect = before > 0 ? text.slice(0, before) : undefined;
  const condition = kind === 'condition' && language.id === 'en' ? /^[^,]+/.exec(text)?.[0] : undefined;
  return {
    claim: quoteOf(statement),
    ...(clause && !whole.endsWith('…') ? { inline: inline(whole, clause.isPast) } : {}),
    ...(subject !== undefined ? { subject } : {}),
    ...(term !== undefined ? { term: quoted(term) } : {}),
    ...(figure && figure.unit !== '' ? { figure: quoted(figure.phrase) } : {}),
    ...(wordsIn(begun).length > 3 && begun.length < LONGEST_QUOTE ? { begun: quoted(`${begun} …`) } : {}),
    ...(figure && kind === 'event' ? { year: figure.number } : {}),
    ...(effect !== undefined && effect.length <= LONGEST_QUOTE ? { effect: quoted(effect) } : {}),
    ...(condition !== undefined ? { condition: condition.charAt(0).toLowerCase() + condition.slice(1) } : {}),
  };
}

/** The word of a statement that says most of what it is about: the noun that it speaks of, a term of the text, else its longest word. */
export function termIn({ clause, text }: Statement, { terms, language }: Material): string | undefined {
  const words = wordsIn(text).filter((word) => word.length <= LONGEST_WORD && isContent(word, language) && !isGenericWord(word, language));
  const spoken = spokenIn(text);
  const head = clause && headOf(clause.subject).at(-1);
  if (head !== undefined && words.includes(head))
    return head.toLowerCase() === head || terms.some((term) => term.text === head) ? head : head.toLowerCase();
  const known = terms.find(({ stem, text: term }) => term.length <= LONGEST_WORD && spoken.includes(` ${stem} `))?.text;
  return (
    known ?? words.reduce<string | undefined>((best, word) => (best === undefined || word.length > best.length ? word : best), undefined)
  );
}

/** What a statement speaks of, as it stands within a sentence: its subject, else a word of it with its article. */
export function nameIn(statement: Statement, material: Material): string | undefined {
  const term = statement.subject === undefined ? termIn(statement, material) : undefined;
  return statement.subject ?? (term === undefined ? undefined : withArticle(term, statement.text, material));
}

/** An English noun as a text speaks of it: "the current" where it says that, `bread` where it says bread. */
export function withArticle(term: string, text: string, { language }: Pick<Material, 'language'>): string {
  if (language.id !== 'en' || /^\p{Lu}/u.test(term)) return term;
  const found = new RegExp(
    `(?<![\\p{L}-])(an?|the|each|every|their|its|his|her|your|our|my)\\s(?:\\p{Ll}+\\s)?${escaped(term)}(?![\\p{L}-])`,
    'iu',
  ).exec(text);
  const article = found?.[1]?.toLowerCase();
  // "half of sleep", "with sleep": it does without.
  const bare = new RegExp(`(?:\\b(?:of|with|by|for|from|to|in|on|at|and|or|than|as|into|without)\\s)${escaped(term)}(?![\\p{L}-])`, 'iu');
  if (bare.test(text)) return term;
  if (!found || article === undefined) return term;
  return /^(?:an?|the|each|every)$/.test(article) ? found[0].toLowerCase() : found[0].toLowerCase().replace(/^\p{L}+/u, 'the');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
