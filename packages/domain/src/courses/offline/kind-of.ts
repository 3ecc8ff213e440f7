import { figuresIn, isYear } from './figures.ts';
import type { StatementKind } from './kinds.ts';
import type { Language } from './languages.ts';

/** Words after which no order is given, though they begin a sentence. */
const NO_ORDER =
  'in on at by for from with without of to as if when while after before because since although until unless during once about all both most many few some any no each every such that this these ' +
  'those what who which how why where there here not only even just also then so but and or nor yet it they we you he she i one two three the a an your my his her its our their than like';
const ORDER = new RegExp(
  `^(?:always\\s)?(?!(?:${NO_ORDER.replaceAll(' ', '|')})\\b)(?!\\p{L}+(?:ing|s)\\b)(?!\\p{L}+\\san?\\s(?:minute|hour|day|week|month|year)\\b)\\p{L}+\\s(?:(?:up|down|out|off|back|about)\\s)?(?:the|an?|it|them|each|every|your|this|these|that|all|no|any|some|for|at|only|one|two|three|four|five|six|\\p{N}+)\\b`,
  'iu',
);
/** "Add salt", "Mix well": verbs of instructions, whatever follows. */
const STEP =
  /^(?:add|bake|beat|boil|bring|buy|check|choose|chop|close|combine|cook|cool|count|cover|cut|drain|drink|eat|fold|fry|heat|install|keep|knead|let|melt|mix|move|open|pick|place|pour|press|pull|push|put|remove|replace|rest|run|season|serve|set|simmer|slice|sprinkle|stir|take|test|turn|use|wait|warm|wash|wear|whisk|write)\s(?!of\b|is\b|are\b|was\b|were\b)/i;

/** Whether a sentence tells the reader to do something. Orders are known in English alone. */
export const isOrder = (sentence: string): boolean => ORDER.test(sentence) || STEP.test(sentence);

/** What a sentence does; a plain claim where nothing else is known of it. */
export function kindOf(sentence: string, language: Language): StatementKind {
  const like = (kind: StatementKind) => language.kinds.some(([known, pattern]) => known === kind && pattern.test(sentence));
  if (like('warning')) return 'warning';
  if (like('condition')) return 'condition';
  if (like('cause')) return 'cause';
  if (language.id === 'en' && isOrder(sentence)) return 'step';
  if (like('contrast')) return 'contrast';
  const figures = figuresIn(sentence, language);
  if (figures.some(({ number }) => isYear(number))) return 'event';
  if (like('advice')) return 'advice';
  if (figures.length > 0) return 'figure';
  return language.kinds.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'claim';
}
