import type { CourseLevel } from '../limits.ts';
import { type AimText, aimTexts, caseAims, furtherAims, furtherStepAims } from './aim-texts.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import type { Material, Statement } from './statements.ts';

export interface AimsFor {
  readonly material: Material;
  readonly level: CourseLevel;
  /** First words of the aims that the module has so far; those of the new ones are added. */
  readonly begun: Set<string>;
  /** How often the course has asked for each; the new ones are counted. */
  readonly asked: Map<string, number>;
}

const MOST_AIMS = 3;

/** 2 aims of a lesson, or 3 where it has more to teach: the first from its main statement, each with words of the text and a beginning of its own. */
export function aimsOf(statements: readonly Statement[], { material, ...asking }: AimsFor): string[] {
  const aims: string[] = [];
  for (const statement of statements.slice(0, MOST_AIMS)) {
    const phrases = phrasesOf(statement, material);
    const own = aimTexts[statement.kind];
    const ofKind = fitting(forLevel(own, asking.level), phrases, asking);
    // The third statement of a lesson only where its kind can be asked for in another way than the rest.
    const aim = ofKind ?? (aims.length < 2 ? anyOf(statement, phrases, asking) : undefined);
    if (aim !== undefined) aims.push(aim);
  }
  const [main] = statements;
  if (aims.length < 2 && main) {
    const phrases = phrasesOf(main, material);
    const again = { ...asking, begun: new Set(aims.map(verbOf)) };
    aims.push(anyOf(main, phrases, asking) ?? anyOf(main, phrases, again) ?? `Read again: ${phrases.claim}`);
  }
  return aims;
}

type Asking = Omit<AimsFor, 'material'>;

/** An aim that does not depend on the kind of the statement; else one of its kind for another level. */
function anyOf(statement: Statement, phrases: Phrases, asking: Asking): string | undefined {
  const further = furtherOf(statement);
  return fitting(forLevel(further, asking.level), phrases, asking) ?? fitting([...aimTexts[statement.kind], ...further], phrases, asking);
}

const forLevel = (texts: readonly AimText[], level: CourseLevel): readonly AimText[] =>
  texts.filter(([levels]) => levels.includes(level.charAt(0)));

function furtherOf({ kind }: Statement): readonly AimText[] {
  if (kind === 'step') return furtherStepAims;
  if (kind === 'list') return [...aimTexts.list, ...furtherAims];
  return kind === 'event' || kind === 'story' ? furtherAims : [...furtherAims, ...caseAims];
}

/** The first text that the statement has words for, whose beginning is free, and that the course used least. */
function fitting(texts: readonly AimText[], phrases: Phrases, { begun, asked }: Asking): string | undefined {
  const used = ([, text]: AimText) => asked.get(text) ?? 0;
  for (const [, text] of [...texts].sort((a, b) => used(a) - used(b))) {
    const aim = filled(text, { ...phrases });
    if (aim === undefined || begun.has(verbOf(aim))) continue;
    begun.add(verbOf(aim));
    asked.set(text, (asked.get(text) ?? 0) + 1);
    return aim;
  }
  return undefined;
}

/** Puts words into the braces of a text; undefined where one of them is missing. */
export function filled(text: string, words: Readonly<Record<string, string | undefined>>): string | undefined {
  const wanted = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (wanted.some((name) => words[name] === undefined)) return undefined;
  // A quote that ends with its own mark needs no other.
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '').replace(/([….?！。]”)\.$/u, '$1');
}

export const verbOf = (aim: string): string => aim.split(/[\s:,]/, 1)[0]?.toLowerCase() ?? '';
