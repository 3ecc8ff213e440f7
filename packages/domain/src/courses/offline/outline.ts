import { type CourseLevel, OUTLINE_LESSONS, OUTLINE_MODULES } from '../limits.ts';
import type { CourseOutline } from '../schemas.ts';
import { aimsOf, verbOf } from './aims.ts';
import { claimOf } from './claims.ts';
import { descriptionOf, heaviest, openingOf } from './describe.ts';
import type { Language } from './languages.ts';
import { nameIn } from './phrases.ts';
import { planFor } from './plan.ts';
import { moduleOf, practiceOf } from './practice.ts';
import { furtherModule, tellingModule } from './practice-texts.ts';
import { isTitle, type Material, materialOf, type Statement } from './statements.ts';
import { subjectOfText } from './subject.ts';
import { partsMeant, type Topic, topicsOf } from './topics.ts';
import { capital, isContent, isGenericWord, wordsIn } from './words.ts';
import { wordsModule } from './words-module.ts';

/** What an outline is made from. */
export interface OutlineSource {
  /** Title or subject; the text itself gives one when it is absent. */
  readonly topic?: string | undefined;
  readonly text: string;
  readonly level: CourseLevel;
}

type Module = CourseOutline['modules'][number];
type Lesson = Module['lessons'][number];

/** A text of fewer statements is a note on a subject. */
const FEWEST_STATEMENTS = 2;
/** So many statements fill four parts. */
const FULL = 8;
/** A part of so few statements has a lesson on each. */
const FEW = 3;
const LONGEST_SUBJECT = 80;
/** So many characters of a list stand in a title. */
const LONGEST_LIST = 48;

/** Makes an outline from a text by its own parts, statements and terms; from a mere subject, a plan for finding out. */
export function offlineOutline({ topic, text, level }: OutlineSource): CourseOutline {
  const material = materialOf(text);
  const { statements } = material;
  const subject = topic?.trim() || subjectOfText(material) || claimOf(text.replace(/\s+/g, ' ').trim(), LONGEST_SUBJECT) || 'A new course';
  if (statements.length < FEWEST_STATEMENTS) return planFor(subject, statements, level);
  const topics = topicsOf(material, { count: partsOf(statements), subject });
  const making: Making = { material, level, used: new Set([subject, ...topics.map(({ title }) => title)]), asked: new Map() };
  const modules = [...topics.map((part) => moduleFrom(part, making)), ...furtherModules(making)];
  return { title: subject, description: openingOf(material), level, modules };
}

interface Making {
  readonly material: Material;
  readonly level: CourseLevel;
  /** Titles that the course has so far. */
  readonly used: Set<string>;
  /** How often it has asked for each aim. */
  readonly asked: Map<string, number>;
}

/** How many parts a text gives; where that is less than a course has, modules follow that work with the whole. */
function partsOf(statements: readonly Statement[]): number {
  if (statements.length >= FULL) return partsMeant(statements);
  return statements.length < 4 ? 1 : statements.length < 6 ? 2 : 3;
}

function furtherModules({ material }: Pick<Making, 'material'>): readonly Module[] {
  const { statements } = material;
  const missing = statements.length >= FULL ? 0 : OUTLINE_MODULES.min - partsOf(statements);
  const names = [...new Set(statements.flatMap((statement) => nameIn(statement, material) ?? []))];
  const part = { statements, names, material };
  const further = [wordsModule(material), moduleOf(tellingModule, part), moduleOf(furtherModule, part)];
  return missing === 0 ? [] : further.slice(-missing);
}

/** A part of the text as a module: its statements as lessons, and practice at the end. */
function moduleFrom({ title, statements, names }: Topic, { material, level, used, asked }: Making): Module {
  const practice = practiceOf({ statements, names, material }, used);
  const begun = new Set(practice.objectives.map(verbOf));
  const said = new Set<Statement>();
  const lessons: Lesson[] = groupsOf(statements).map((group) => {
    const main = mainOf(group, { material, used });
    used.add(claimOf(main.text));
    said.add(main);
    const others = group.filter((statement) => statement !== main);
    return { title: titleOf(main, { material, used }), objectives: aimsOf([main, ...others], { material, level, begun, asked }) };
  });
  lessons.push(practice);
  while (lessons.length < OUTLINE_LESSONS.min) lessons.push(practiceOf({ statements, names, material }, used));
  return { title, description: descriptionOf(statements, said, material), lessons };
}

/** Statements that are taught together: one for one in a short part, else about three in a row; what hangs on another one stays with it. */
function groupsOf(statements: readonly Statement[]): readonly (readonly Statement[])[] {
  if (statements.length <= FEW) {
    const groups: Statement[][] = [];
    for (const statement of statements) {
      const last = groups.at(-1);
      if (last && !statement.isAlone) last.push(statement);
      else groups.push([statement]);
    }
    return groups;
  }
  const most = OUTLINE_LESSONS.max - 1;
  const count = Math.min(most, Math.max(OUTLINE_LESSONS.min - 1, Math.round(statements.length / 3)));
  const at = (index: number) => Math.ceil((index * statements.length) / count);
  return Array.from({ length: count }, (_, index) => statements.slice(at(index), at(index + 1)));
}

/** The statement that a lesson is named after: one that no title says yet, and that is understood alone, where there is one. */
function mainOf(group: readonly Statement[], { material, used }: Pick<Making, 'material' | 'used'>): Statement {
  const fresh = group.filter(({ text }) => !used.has(claimOf(text)));
  const clear = fresh.filter(isTitle);
  const choice = [clear, fresh, group].find((some) => some.length > 0) ?? group;
  const main = heaviest(choice, material);
  if (!main) throw new Error('A lesson has at least one statement.');
  return main;
}

/** A statement as a title. "Light from a screen delays it": without what stands elsewhere; "The first is sleep pressure": without its number. */
function titleOf(
  { text, clause, subject, kind, heading }: Statement,
  { material: { language }, used }: Pick<Making, 'material' | 'used'>,
): string {
  if (kind === 'list' && heading !== undefined) return `${heading}: ${claimOf(text, LONGEST_LIST)}`;
  const named = clause && subject !== undefined && isElsewhere(clause.predicate, language) ? capital(clause.subject) : undefined;
  if (named !== undefined && !used.has(named)) return named;
  const claim = claimOf(text).replace(/^the (?:first|second|third|fourth|last|other)(?: \p{L}+)? (?:is|are) (?=\p{L}+ \p{L}+)/iu, '');
  return capital(claim);
}

/** "delays it": what is meant by the last word stands in another sentence. */
const isElsewhere = (predicate: string, language: Language): boolean =>
  /^\S+\s[^,]*\b(?:it|them)$/.test(predicate) &&
  wordsIn(predicate.replace(/^\S+/, '')).every((word) => !isContent(word, language) || isGenericWord(word, language));
