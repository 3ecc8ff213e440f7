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
    const further = furtherOf(statement);
    // The third statement of a lesson only where it is asked for in another way than the rest.
    const aim = fitting(own, phrases, asking) ?? (aims.length < 2 ? fitting([...further, ...own], phrases, asking) : undefined);
    if (aim !== undefined) aims.push(aim);
  }
  const [main] = statements;
  if (aims.length < 2 && main) {
    const phrases = phrasesOf(main, material);
    const again = { ...asking, begun: new Set(aims.map(verbOf)) };
    const further = furtherOf(main);
    aims.push(fitting(further, phrases, asking) ?? fitting(further, phrases, again) ?? `Read again: ${phrases.claim}`);
  }
  return aims;
}

const furtherOf = ({ kind }: Statement): readonly AimText[] =>
  kind === 'step' ? furtherStepAims : kind === 'event' || kind === 'story' || kind === 'list' ? furtherAims : [...furtherAims, ...caseAims];

/** The text that fits the level, that the statement has words for, whose beginning is free, and that the course used least. */
function fitting(texts: readonly AimText[], phrases: Phrases, { level, begun, asked }: Omit<AimsFor, 'material'>): string | undefined {
  const cost = ([levels, text]: AimText) => (asked.get(text) ?? 0) + (levels.includes(level.charAt(0)) ? 0 : 1.5);
  for (const one of [...texts].sort((a, b) => cost(a) - cost(b))) {
    const aim = filled(one[1], { ...phrases });
    if (aim === undefined || begun.has(verbOf(aim))) continue;
    begun.add(verbOf(aim));
    asked.set(one[1], (asked.get(one[1]) ?? 0) + 1);
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
