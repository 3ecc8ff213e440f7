import type { Tier } from '@everstep/domain';
import { ground } from '../curve.ts';
import * as ink from '../scenery.css.ts';
import { PLACE, placeStars, places, ridgesAt } from './places.tsx';
import * as css from './TierPlace.css.ts';

export interface TierPlaceProps {
  /** Whose place is drawn. */
  readonly tier: Tier;
  /** Level shown in the sun; without it the sun is plain. */
  readonly level?: number;
}

const STARS_FROM = 0.9;

/** The place where a tier stands on the climb, with the level in the sun. Decoration: the level and tier are said in text beside it. */
export function TierPlace({ tier, level }: TierPlaceProps) {
  const { height, scenery } = places[tier];
  const { far, middle, near } = ridgesAt(height);
  const { x, y, radius } = PLACE.sun;
  return (
    <svg
      className={css.place}
      viewBox={`0 0 ${PLACE.width} ${PLACE.height}`}
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
      aria-hidden={true}
      data-place={places[tier].name}
    >
      {height >= STARS_FROM && placeStars.map(([sx, sy, r]) => <circle key={sx} className={ink.star} cx={sx} cy={sy} r={r} />)}
      <circle className={ink.halo} cx={x} cy={y} r={radius * 2.3} />
      <circle className={ink.halo} cx={x} cy={y} r={radius * 1.6} />
      <circle className={ink.sun} cx={x} cy={y} r={radius} />
      {level !== undefined && (
        <text className={css.level} x={x} y={y} textAnchor="middle" dominantBaseline="central">
          {level}
        </text>
      )}
      <path className={ink.hill1} d={ground(far, PLACE.height)} />
      <path className={ink.hill2} d={ground(middle, PLACE.height)} />
      <path className={ink.hill3} d={ground(near, PLACE.height)} />
      {scenery}
    </svg>
  );
}
