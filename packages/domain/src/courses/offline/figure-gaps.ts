import { type Figure, isYear, sizeOf } from './figures.ts';
import { type Place, WRONG } from './gap.ts';
import type { Material, Statement } from './statements.ts';

/** Units that can stand for each other: the answer isn't known by its unit alone. */
const UNITS: readonly RegExp[] = [
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|secondes?|heures?|jours?|semaines?|mois|ans?|années?|segundos?|minutos?|horas?|días?|semanas?|meses|años?)$/u,
  /^(?:(?:milli|centi|kilo)?(?:met(?:re|er)s?|mètres?|metros?)|miles?|inch(?:es)?|feet|mm|cm|m|km)$/u,
  /^(?:(?:milli|kilo)?(?:grams?|grammes?|gramm|gramos?)|tonnes?|pounds?|mg|g|kg)$/u,
  /^(?:%|per|percent|prozent|pour|por)$/u,
  /^(?:°c?|degrees?|grad|degrés?|grados?)$/u,
];
const kindOfUnit = (unit: string): string | number => {
  const known = UNITS.findIndex((units) => units.test(unit));
  return known < 0 ? unit : known;
};
/** A wrong figure that is so many times larger or smaller is no temptation. */
const FARTHEST = Math.log(20);

/** Gaps for figures, with other figures of the text: with their unit where the text has enough of that kind, else the numbers alone. */
export function figureGaps({ statements, language }: Material): (statement: Statement) => readonly Place[] {
  const all = statements.flatMap(({ figures }) => figures);
  const size = ({ number }: Figure) => sizeOf(number, language) || 0.5;
  const isDigits = ({ number }: Figure) => /^\p{N}/u.test(number);
  return ({ text, figures }) =>
    figures.flatMap((figure): Place[] => {
      const isSingle = figures.filter(({ number }) => number === figure.number).length === 1;
      if (!isSingle || figure.inRange || figure.at === 0) return [];
      const farness = (other: Figure) => Math.abs(Math.log(size(other) / size(figure)));
      const elsewhere = all
        .filter((other) => !figures.includes(other) && isYear(other.number) === isYear(figure.number) && !text.includes(other.number))
        .filter((other) => size(other) !== size(figure))
        .sort((a, b) => farness(a) - farness(b));
      const alike = elsewhere
        .filter((other) => other.unit !== '' && isDigits(other) === isDigits(figure) && kindOfUnit(other.unit) === kindOfUnit(figure.unit))
        .map(({ phrase }) => phrase.toLowerCase());
      const numbers = elsewhere
        .filter((other) => isDigits(other) === isDigits(figure) && farness(other) <= FARTHEST)
        .map(({ number }) => number.toLowerCase());
      const kinds = figure.unit === '' ? [] : [{ answer: figure.phrase, others: alike }];
      const found = [...kinds, { answer: figure.number, others: numbers }]
        .map(({ answer, others }) => ({ answer, others: [...new Set(others)].filter((other) => other !== answer.toLowerCase()) }))
        .find(({ others }) => others.length >= WRONG);
      return found ? [{ kind: 'figure', ...found, worth: isDigits(figure) ? 2 : 1 }] : [];
    });
}
