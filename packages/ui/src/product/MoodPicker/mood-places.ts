import type { Quadrant } from '@everstep/domain';
import { type MoodDetails, type MoodValue, moods } from './moods.ts';
import type { MoodTexts } from './texts.ts';

/** What one tap on the pad says: how pleasant, and away from the middle with how much energy. */
export interface MoodPlace extends Pick<MoodDetails, 'quadrant'> {
  readonly score: MoodValue;
}

/** More energy above, less below. */
export type PadRow = 'high' | 'low';

const MIDDLE: MoodValue = 3;

/** The place in a column of the pad, which is its score, and a row. The middle column is one place: there energy leans to neither side. */
export function placeAt(score: MoodValue, row: PadRow): MoodPlace {
  if (score === MIDDLE) return { score, quadrant: null };
  return { score, quadrant: `${row}-${score < MIDDLE ? 'unpleasant' : 'pleasant'}` satisfies Quadrant };
}

/** Every place, row by row as one reads. */
export const moodPlaces: readonly MoodPlace[] = [
  ...moods.map(({ score }) => placeAt(score, 'high')),
  ...moods.flatMap(({ score }) => (score === MIDDLE ? [] : [placeAt(score, 'low')])),
];

/** Whether a place is the one that a mood stands on; none is, where its words and its energy disagree. */
export const isPlaceOf = (place: MoodPlace, { score, quadrant }: { score: MoodValue | null; quadrant: Quadrant | null }): boolean =>
  place.score === score && (place.score === MIDDLE || place.quadrant === quadrant);

/** A place in words: "Low, heavy"; "Okay" in the middle. */
export const placeName = ({ score, quadrant }: MoodPlace, texts: MoodTexts): string =>
  quadrant ? texts.place(texts.moods[score], texts.quadrants[quadrant]) : texts.moods[score];

const rowOf = ({ quadrant }: MoodPlace, last: PadRow): PadRow => {
  if (quadrant === null) return last;
  return quadrant.startsWith('high') ? 'high' : 'low';
};

/** Where an arrow leads from a place, or nowhere at an edge. `last` is the row that one came from to the middle. */
export function placeBeside(place: MoodPlace, move: 'forward' | 'back' | 'up' | 'down', last: PadRow): { place: MoodPlace; row: PadRow } {
  const row = rowOf(place, last);
  if (move === 'up' || move === 'down') {
    const next = move === 'up' ? 'high' : 'low';
    return { place: placeAt(place.score, next), row: next };
  }
  const score = moods.find((mood) => mood.score === place.score + (move === 'forward' ? 1 : -1))?.score ?? place.score;
  return { place: placeAt(score, row), row };
}
