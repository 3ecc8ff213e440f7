import { OUTLINE_MODULES } from '../limits.ts';
import { claimOf } from './claims.ts';
import { withArticle } from './phrases.ts';
import { isTitle, type Material, type Statement } from './statements.ts';
import { overlaps } from './subject.ts';
import { type Term, termsOf } from './terms.ts';
import { capital, spokenIn, stemOf, wordsIn } from './words.ts';

/** A part of a text, named after what it speaks of. */
export interface Topic {
  readonly title: string;
  readonly statements: readonly Statement[];
  /** What the part speaks of, its own first: each as it stands within a sentence. */
  readonly names: readonly string[];
}

/** Longest title of a part, in characters. */
const LONGEST_TITLE = 72;
const LONGEST_NAME = 44;
/** Terms of a part that can name it, and characters of it in which their article is looked for. */
const MOST_TERMS = 12;
/** With so many subjects a part needs no further names. */
const ENOUGH = 2;
const MOST_LOOKED_AT = 4000;
/** A part has at least so many statements, where there are enough. */
const FEWEST = 2;

/**
 * Divides a text into parts by its headings, its paragraphs and by what neighbouring sentences share.
 * @param count how many parts
 * @param subject what the whole is about: no part is named after that alone
 */
export function topicsOf(material: Material, { count, subject }: { readonly count: number; readonly subject: string }): readonly Topic[] {
  const common = new Set(wordsIn(subject).map(stemOf));
  const parts = partsOf(material.statements, { count, common });
  const used = new Set([subject.toLowerCase(), ...wordsIn(subject).map(stemOf)]);
  const spoken = parts.map((part) => part.map(({ text }) => spokenIn(text)));
  return parts.map((statements, index) => {
    const elsewhere = spoken.filter((_, other) => other !== index).flat();
    const own = ownTerms(statements, { material, elsewhere });
    const named = namesOf(statements, { own, material, elsewhere, used });
    const title = titleOf({ statements, own, names: named, material, used, index });
    used.add(title.toLowerCase());
    for (const name of named.filter((one) => title.toLowerCase().includes(one.toLowerCase()))) used.add(stemsOf(name));
    return { title, statements, names: named };
  });
}

/** How many parts a longer text has: by its headings, else its paragraphs, else its length. */
export function partsMeant(statements: readonly Statement[]): number {
  const headings = new Set(statements.map(({ heading }) => heading)).size;
  const paragraphs = new Set(statements.map(({ paragraph }) => paragraph)).size;
  const meant = [headings, paragraphs].find((parts) => parts >= OUTLINE_MODULES.min && parts <= OUTLINE_MODULES.max);
  const parts = meant !== undefined && statements.length / meant >= FEWEST ? meant : Math.round(statements.length / 6);
  return Math.min(OUTLINE_MODULES.max, Math.max(OUTLINE_MODULES.min, parts));
}

/** Parts of about the same length, cut where the text itself has a joint, or where neighbours share least. */
function partsOf(
  statements: readonly Statement[],
  { count, common }: { readonly count: number; readonly common: ReadonlySet<string> },
): readonly (readonly Statement[])[] {
  const size = statements.length / count;
  const least = Math.min(FEWEST, Math.max(1, Math.floor(size)));
  const cuts = [0];
  for (let part = 1; part < count; part += 1) {
    const ideal = part * size;
    const from = (cuts.at(-1) ?? 0) + least;
    const to = statements.length - least * (count - part);
    let best = Math.min(to, Math.max(from, Math.round(ideal)));
    let cost = Number.POSITIVE_INFINITY;
    for (let at = from; at <= to; at += 1) {
      const price = Math.abs(at - ideal) + size * jointAt(statements[at - 1], statements[at], common);
      if (price < cost) [best, cost] = [at, price];
    }
    cuts.push(best);
  }
  return cuts.map((from, index) => statements.slice(from, cuts[index + 1] ?? statements.length));
}

/** What a cut before a statement tears apart: from 0, before a heading, to more than 1, where the statement hangs on the one before. */
function jointAt(before: Statement | undefined, after: Statement | undefined, common: ReadonlySet<string>): number {
  if (!before || !after || before.heading !== after.heading) return 0;
  if (before.paragraph !== after.paragraph) return 0.2;
  const shared = [...after.stems].filter((stem) => before.stems.has(stem) && !common.has(stem)).length;
  return 0.9 + Math.min(shared, 3) * 0.2 + (after.isAlone ? 0 : 0.6);
}

interface Own {
  readonly material: Material;
  /** What the other parts say. */
  readonly elsewhere: readonly string[];
}

/** Terms of one part, first those that the other parts do not have. */
function ownTerms(statements: readonly Statement[], { material, elsewhere }: Own): readonly Term[] {
  const known = new Map(material.terms.map((term) => [term.stem, term.text]));
  return (
    termsOf(statements, material.language)
      // Written as everywhere: a name at the beginning of a sentence stays one.
      .map((term) => ({ ...term, text: sameBut(known.get(term.stem), term.text) }))
      .map((term) => ({ term, rate: term.count / (1 + elsewhere.filter((spoken) => spoken.includes(` ${term.stem} `)).length) }))
      .sort((a, b) => b.rate - a.rate || b.term.count - a.term.count)
      .map(({ term }) => term)
  );
}

const sameBut = (known: string | undefined, text: string): string => (known?.toLowerCase() === text.toLowerCase() ? known : text);

interface Naming extends Own {
  readonly own: readonly Term[];
  readonly used: ReadonlySet<string>;
}

/** What a part speaks of: the subjects of its sentences in their order, then its own terms; nothing that another name says already. */
function namesOf(statements: readonly Statement[], { own, used, material }: Naming): readonly string[] {
  const subjects = statements.flatMap(({ subject }) => (subject !== undefined && subject.length <= LONGEST_NAME ? [subject] : []));
  const names: string[] = [];
  // "two tablespoons": what only counts names nothing.
  const units = new Set(statements.flatMap(({ figures }) => figures.map(({ unit }) => stemOf(unit))));
  const taken: string[] = [];
  const terms = spreadOver(statements, own.slice(0, MOST_TERMS)).map(({ text }) => withArticle(text, saidIn(statements), material));
  for (const name of [...subjects, ...terms]) {
    if (!subjects.includes(name) && (names.length >= ENOUGH || units.has(stemsOf(name)))) continue;
    const stem = stemsOf(name);
    if (stem === '' || used.has(stem) || used.has(name.toLowerCase()) || taken.some((known) => overlaps(known, stem))) continue;
    names.push(name.replace(/^(?:most|many|some|all) /i, ''));
    taken.push(stem);
  }
  return names;
}

const stemsOf = (name: string): string =>
  wordsIn(name.replace(/^(?:an?|the|each|every|most|many|some|all) /i, ''))
    .map(stemOf)
    .join(' ');

/** A part in one, as far as articles are looked for in it. */
const saidIn = (statements: readonly Statement[]): string =>
  statements
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MOST_LOOKED_AT);

/** Terms of different sentences first. */
function spreadOver(statements: readonly Statement[], terms: readonly Term[]): readonly Term[] {
  const spoken = statements.map(({ text }) => spokenIn(text));
  const covered = new Set<number>();
  const isNew = ({ stem }: Term) => {
    const at = spoken.findIndex((said) => said.includes(` ${stem} `));
    const known = covered.has(at);
    covered.add(at);
    return !known;
  };
  const fresh = terms.filter(isNew);
  return [...fresh, ...terms.filter((term) => !fresh.includes(term))];
}

interface Titling {
  readonly statements: readonly Statement[];
  readonly own: readonly Term[];
  readonly names: readonly string[];
  readonly material: Material;
  readonly used: ReadonlySet<string>;
  readonly index: number;
}

/** The headings of the part if it has its own, else two terms that it keeps coming back to, else what its sentences speak of. */
function titleOf({ statements, own, names, material, used, index }: Titling): string {
  const headings = [...new Set(statements.flatMap(({ heading }) => heading ?? []))];
  const fresh = headings.filter((heading) => !used.has(heading.toLowerCase()));
  const headed = fresh.slice(0, 2).join(material.language.and);
  const isHeaded =
    fresh.length > 0 && statements.filter(({ heading }) => heading && fresh.slice(0, 2).includes(heading)).length * 2 >= statements.length;
  if (isHeaded) return headed.length <= LONGEST_TITLE ? headed : (fresh[0] ?? headed);
  const defined = statements.flatMap(({ kind, subject }) =>
    kind === 'definition' && subject !== undefined && names.includes(subject) ? [subject] : [],
  );
  const strong = own
    .filter(({ stem, count }) => !used.has(stem) && count >= (stem.includes(' ') ? 2 : 3))
    .map(({ text }) => withArticle(text, saidIn(statements), material));
  const weighty = strong.length > 1 || defined.length > 0 ? [...defined, ...strong, ...names] : names;
  const apart = weighty.filter((text, index) => weighty.slice(0, index).every((other) => !overlaps(stemsOf(other), stemsOf(text))));
  const joined = joinedNames(apart, material.language.and);
  const [above] = headings.filter((heading) => heading.toLowerCase() !== material.title?.toLowerCase());
  // The heading of several parts goes on in this one.
  const continued =
    above !== undefined && joined !== undefined && headings.length === 1 ? `${above}: ${joined}` : joined && capital(joined);
  if (continued !== undefined && !used.has(continued.toLowerCase())) return continued;
  // A lesson may say the same: the number of the part sets them apart.
  return `Part ${index + 1}: ${claimOf((statements.find(isTitle) ?? statements[0])?.text ?? '', LONGEST_TITLE)}`;
}

/** Two names as one title; one alone where there is no second one, or both are too long together. */
function joinedNames([first, ...others]: readonly string[], and: string): string | undefined {
  if (first === undefined) return undefined;
  return (
    others.map((other) => `${first}${and}${other}`).find((title) => title.length <= LONGEST_TITLE) ??
    (first.length <= LONGEST_TITLE ? first : undefined)
  );
}
