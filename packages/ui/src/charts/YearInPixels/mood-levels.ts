import { type MoodValue, moods } from '../../product/MoodPicker/moods.ts';
import type { TileLevel, TileLook } from '../tiles/tile-looks.ts';

/** From night over dusk and morning to noon; none is an alarm. */
const looks: readonly TileLook[] = ['four', 'one', 'six', 'three', 'two'];

/** The five moods as tiles, the lowest first: the better, the fuller. */
export const moodLevels = (labels: Readonly<Record<MoodValue, string>>): readonly TileLevel[] =>
  moods.map(({ score }, index) => ({ label: labels[score], look: looks[index] ?? 'accent', pale: true, fill: score / moods.length }));
