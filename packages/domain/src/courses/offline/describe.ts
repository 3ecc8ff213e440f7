import { claimOf, isWholeClaim, toldOf } from './claims.ts';
import type { StatementKind } from './kinds.ts';
import { type Material, type Statement, weightOf } from './statements.ts';

/** What one or several statements of a kind are to a learner. */
const counted: Readonly<Record<StatementKind, readonly [one: string, several: string]>> = {
  list: ['a list to know', 'lists to know'],
  warning: ['a mistake to avoid', 'mistakes to avoid'],
  step: ['a step to carry out', 'steps to carry out'],
  cause: ['a reason to explain', 'reasons to explain'],
  condition: ['a condition to know', 'conditions to know'],
  contrast: ['a comparison', 'comparisons'],
  story: ['an event to retell', 'events to retell'],
  event: ['an event to place', 'events to place'],
  advice: ['a piece of advice', 'pieces of advice'],
  figure: ['a figure to remember', 'figures to remember'],
  definition: ['a term to define', 'terms to define'],
  influence: ['an influence to know', 'influences to know'],
  effect: ['an effect to follow', 'effects to follow'],
  claim: ['a statement to put in your own words', 'statements to put in your own words'],
};
const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** What a text says first, where that can be understood alone; else the statement that says most. Of instructions it tells what they are. */
export function openingOf({ statements, terms, language }: Material): string {
  const first = statements.slice(0, 2).find(({ text, isAlone, kind }) => isAlone && !isTask(kind) && isWholeClaim(claimOf(text, 200)));
  const told = first ?? heaviest(statements, { terms, language });
  return told && !isTask(told.kind) ? toldOf(told.text, 200) : kindsIn(statements);
}

const isTask = (kind: StatementKind): boolean => kind === 'list' || kind === 'step';

/**
 * What waits in a part: a sentence of it that no title says already, else what kinds of statements it has.
 * @param said statements that lessons are named after
 */
export function descriptionOf(statements: readonly Statement[], said: ReadonlySet<Statement>, material: Material): string {
  const others = statements.filter((statement) => statement.isAlone && statement.kind !== 'list' && !said.has(statement));
  const main = heaviest(others, material);
  return main ? toldOf(main.text, 160) : kindsIn(statements);
}

/** "A figure to remember, two effects to follow and a comparison." */
function kindsIn(statements: readonly Statement[]): string {
  const kinds = [...Map.groupBy(statements, ({ kind }) => kind)].map(([kind, all]) =>
    all.length === 1 ? counted[kind][0] : `${NUMBERS[all.length] ?? all.length} ${counted[kind][1]}`,
  );
  const list = [kinds.slice(0, -1).join(', '), kinds.at(-1)].filter(Boolean).join(' and ');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

export function heaviest(statements: readonly Statement[], material: Pick<Material, 'terms' | 'language'>): Statement | undefined {
  const weighed = statements.map((statement) => ({ statement, weight: weightOf(statement, material) }));
  return weighed.reduce<(typeof weighed)[number] | undefined>((best, one) => (best && best.weight >= one.weight ? best : one), undefined)
    ?.statement;
}
