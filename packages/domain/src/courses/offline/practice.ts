import type { CourseOutline } from '../schemas.ts';
import { filled } from './aims.ts';
import { claimOf } from './claims.ts';
import { isYear } from './figures.ts';
import { nameIn, quoted, quoteOf } from './phrases.ts';
import { type ModuleText, type PracticeText, practiceTexts } from './practice-texts.ts';
import type { Material, Statement } from './statements.ts';
import { capital } from './words.ts';

type Module = CourseOutline['modules'][number];
type Lesson = Module['lessons'][number];
type Words = Readonly<Record<string, string | undefined>>;

const PREFIX = 'Practice: ';
/** Whether a lesson practises what other lessons teach. */
export const isPractice = (title: string): boolean => title.startsWith(PREFIX);

const LONGEST_LIST = 64;
/** Three names make a title longer than two. */
const LONGEST_OF_THREE = 48;
const LONGEST_ITEM = 44;
const MOST_NAMES = 3;

/** What practice is made of: a part of a text and what it speaks of. */
export interface PracticeOf {
  readonly statements: readonly Statement[];
  readonly names: readonly string[];
  readonly material: Material;
}

/**
 * A lesson that practises what a part says, with its own names, figures or years.
 * @param used titles and kinds of practice that the course has so far; those of the new one are added
 */
export function practiceOf(part: PracticeOf, used: Set<string>): Lesson {
  const fitting = practiceTexts.flatMap((text) => {
    const words = wordsOf(part, text);
    const title = fits(text, part.statements) ? filled(text.title, words) : undefined;
    return title === undefined ? [] : [{ text, words, title }];
  });
  const chosen = fitting.find(({ text }) => !used.has(text.title)) ?? fitting.find(({ title }) => !used.has(title)) ?? fitting[0];
  if (!chosen) throw new Error('Practice without conditions always fits.');
  used.add(chosen.text.title);
  used.add(chosen.title);
  return lessonOf(chosen.text, chosen.words);
}

/** A module of three lessons on a short text; each works with another of its statements. */
export function moduleOf(text: ModuleText, { statements, names, material }: PracticeOf): Module {
  const at = (index: number) => statements[index % statements.length];
  const [first] = statements;
  const spoken = names.length > 0 || !first ? names.slice(0, 2) : [nameOf(first, material)];
  const title = filled(text.title, { names: listed(asSaid(spoken, material), ' and ', 1) }) ?? text.title;
  const lessons = text.lessons.map((lesson, index) => {
    const own = at(index);
    const words = {
      names: own && listed(asSaid([nameOf(own, material)], material), ' and ', 1),
      claim: own && quoteOf(own),
      further: quoteOf(at(index + 1) ?? own ?? { text: '' }),
    };
    return lessonOf(lesson, words);
  });
  return { title: capital(title), description: text.description, lessons };
}

const lessonOf = ({ title, aims }: Pick<PracticeText, 'title' | 'aims'>, words: Words): Lesson => ({
  title: capital(filled(title, words) ?? title),
  objectives: aims.map((aim) => capital(filled(aim, words) ?? aim)),
});

const fits = ({ needs, isForToday }: PracticeText, statements: readonly Statement[]): boolean =>
  (!needs || statements.filter(({ kind }) => needs.kinds.includes(kind)).length >= needs.count) &&
  !(isForToday && statements.some(({ kind }) => kind === 'event'));

function wordsOf({ statements, names, material }: PracticeOf, { title, needs }: PracticeText): Words {
  const ofKind = needs ? statements.filter(({ kind }) => needs.kinds.includes(kind)) : [];
  const meant = /figures|years/.test(title) ? statements.filter((statement) => statement.figures.some(({ inRange }) => !inRange)) : ofKind;
  const alone = statements.filter(({ isAlone }) => isAlone);
  const [first, second] = [...new Set([...meant.filter(({ isAlone }) => isAlone), ...meant, ...alone, ...statements])];
  const figures = statements.flatMap((statement) => statement.figures.filter(({ inRange }) => !inRange));
  const years = [...new Set(figures.map(({ number }) => number).filter(isYear))];
  const counted = [...new Set(figures.filter(({ unit }) => unit !== '').map(({ phrase }) => phrase))];
  const spare = first && nameOf(first, material);
  const isMeant = (name: string) => meant.some(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
  const ordered = [...names.filter(isMeant), ...names.filter((name) => !isMeant(name))];
  return {
    names: listed(asSaid(ordered.length > 0 || spare === undefined ? ordered : [spare], material), ' and ', 1),
    years: listed(years, ' and ', 2),
    figures: listed(asSaid(counted, material), ' and ', 2),
    claim: first && quoteOf(first),
    further: second || first ? quoteOf(second ?? first ?? { text: '' }) : undefined,
  };
}

/** What a statement speaks of; its beginning, where it has no word of its own. */
const nameOf = (statement: Statement, material: Material): string =>
  nameIn(statement, material) ?? claimOf(statement.text, LONGEST_ITEM - 2);

/** Words of another language stand in quotes. */
const asSaid = (names: readonly string[], { language }: Material): readonly string[] => (language.id === 'en' ? names : names.map(quoted));

/** "coffee, alcohol and a nap": as many as go into a title; undefined where there are too few. */
export function listed(items: readonly string[], and: string, least: number): string | undefined {
  const short = items.filter((item) => item.length <= LONGEST_ITEM);
  // "a cool, dark room" would read as two things in a list.
  const plain = [...short.filter((item) => !item.includes(',')), ...short.filter((item) => item.includes(','))];
  for (let count = Math.min(MOST_NAMES, plain.length); count >= least; count -= 1) {
    const some = plain.slice(0, count);
    const isClear = count < 3 || some.every((item) => !item.includes(','));
    const list = [some.slice(0, -1).join(', '), some.at(-1)].filter(Boolean).join(and);
    if (isClear && list.length <= (count < 3 ? LONGEST_LIST : LONGEST_OF_THREE)) return list;
  }
  return least > 1 || items[0] === undefined ? undefined : items[0].slice(0, LONGEST_LIST);
}
