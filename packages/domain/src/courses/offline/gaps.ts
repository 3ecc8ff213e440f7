import { clauseGaps } from './clause-gaps.ts';
import { figureGaps } from './figure-gaps.ts';
import type { Gap } from './gap.ts';
import { type Material, type Statement, weightOf } from './statements.ts';
import { wordGaps } from './word-gaps.ts';
import { wordsIn } from './words.ts';

/** Words of a sentence that can be asked about. */
const SHORTEST = 4;
const LONGEST = 34;

/** Every place of a text that a question can be made of. */
export function gapsOf(material: Material): readonly Gap[] {
  const { statements } = material;
  const finders = [figureGaps(material), wordGaps(material), clauseGaps(material)];
  return statements.flatMap((statement): Gap[] => {
    if (!canBeAsked(statement)) return [];
    const worth = weightOf(statement, material) - (statement.isAlone ? 0 : 8);
    const places = finders.flatMap((find) => find(statement));
    return places.map((place) => ({ ...place, sentence: statement.text, order: statement.order, worth: worth + place.worth }));
  });
}

const canBeAsked = ({ text, clause }: Statement): boolean => {
  const count = wordsIn(text).length;
  // "Light delays it": what is delayed stands elsewhere.
  const isElsewhere = /^\S+ (?:it|them)$/.test(clause?.predicate ?? '');
  return !isElsewhere && count >= SHORTEST && count <= LONGEST && !/[?？…]$|["“”„«»]/u.test(text);
};
