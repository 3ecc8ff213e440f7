import type { Clause } from './clause.ts';
import { type Place, WRONG } from './gap.ts';
import type { Material, Statement } from './statements.ts';
import { contentStems, wordsIn } from './words.ts';

const LONGEST_OPTION = 130;
/** An option that is so much longer than the others is known by its length. */
const MOST_LONGER = 2.6;
/** So much of a sentence is left standing where its verb is not known, at least and at most. */
const SHARE = { least: 0.3, most: 0.7 };

interface Part {
  readonly order: number;
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly clause: Clause | undefined;
}

/** Gaps for what a sentence speaks of, for what it says of it, and for its reason; with those of other sentences. */
export function clauseGaps(material: Material): (statement: Statement) => readonly Place[] {
  const { statements, language } = material;
  const stemsOf = (text: string) => contentStems(text, language);
  const subjects = statements.flatMap(({ clause, order, subject, isAlone }): Part[] =>
    clause && subject !== undefined && isAlone ? [{ order, text: clause.subject, stems: stemsOf(clause.subject), clause }] : [],
  );
  const ends = statements.flatMap((statement): Part[] => {
    const text = endOf(statement, material);
    return text === undefined || text.length > LONGEST_OPTION
      ? []
      : [{ order: statement.order, text, stems: stemsOf(begunOf(statement, text)), clause: statement.clause }];
  });
  const reasons = statements.flatMap((statement): Part[] => {
    const text = reasonIn(statement, material);
    return text === undefined ? [] : [{ order: statement.order, text, stems: new Set(), clause: undefined }];
  });
  const subjectBy = new Map(subjects.map((part) => [part.order, part]));
  const endBy = new Map(ends.map((part) => [part.order, part]));
  const reasonBy = new Map(reasons.map((part) => [part.order, part]));
  return ({ order, stems }) => [
    ...placeFor(
      'subject',
      subjectBy.get(order),
      subjects.filter((other) => !shares(other.stems, stems)),
      5,
    ),
    ...placeFor(
      'rest',
      endBy.get(order),
      ends.filter((other) => !shares(other.stems, endBy.get(order)?.stems ?? new Set())),
      4,
    ),
    ...placeFor('reason', reasonBy.get(order), reasons, 6),
  ];
}

function placeFor(kind: 'subject' | 'rest' | 'reason', own: Part | undefined, all: readonly Part[], worth: number): readonly Place[] {
  if (!own) return [];
  const isBearable = ({ text }: Part) => text.length <= own.text.length * MOST_LONGER && own.text.length <= text.length * MOST_LONGER;
  const fitting = all.filter(
    (other) => other.order !== own.order && agrees(own.clause, other.clause) && (kind === 'subject' || isBearable(other)),
  );
  // Options of about the same length, the nearest in the text first.
  const near = [...fitting].sort((a, b) => Math.abs(a.order - own.order) - Math.abs(b.order - own.order));
  const others = [...new Set(near.map(({ text }) => text))].filter((text) => text.toLowerCase() !== own.text.toLowerCase());
  return others.length < WRONG ? [] : [{ kind, answer: own.text, others, worth }];
}

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => [...some].some((stem) => others.has(stem));

/** Whether one could stand for the other: otherwise the grammar gives the answer away. */
const agrees = (a: Clause | undefined, b: Clause | undefined): boolean => a?.number === b?.number && a?.isPast === b?.isPast;

/** The second half of a statement: what is said of its subject; where that is not known, what follows a comma or the middle. */
function endOf({ text, clause, isAlone, kind }: Statement, { language }: Material): string | undefined {
  if (!isAlone || kind === 'list') return undefined;
  if (clause) return clause.predicate;
  if (language.id === 'en') return undefined;
  const full = text.replace(/[.!。！।]+$/u, '');
  const comma = [...full.matchAll(/[,，;；]\s*/g)].find(
    ({ index }) => index > full.length * SHARE.least && index < full.length * SHARE.most,
  );
  if (comma) return full.slice(comma.index + comma[0].length);
  const words = wordsIn(full);
  const middle = words[Math.ceil(words.length / 2)];
  const at = middle === undefined ? -1 : full.indexOf(middle, Math.floor(full.length * SHARE.least));
  return at > 0 && at < full.length * (SHARE.most + 0.1) ? full.slice(at) : undefined;
}

const begunOf = ({ text }: Statement, end: string): string => text.slice(0, Math.max(0, text.indexOf(end)));

/** The reason at the end of a statement. */
function reasonIn({ text }: Statement, { language }: Material): string | undefined {
  const at = text.search(language.beforeReason);
  const reason = at > 0 ? text.slice(at).replace(/^,?\s/, '').replace(/[.!]$/, '') : '';
  const isWhole = reason.length >= 18 && reason.length <= 110 && !/[,;:.!?]/.test(reason);
  return isWhole && wordsIn(text.slice(0, at)).length >= 4 ? reason : undefined;
}
