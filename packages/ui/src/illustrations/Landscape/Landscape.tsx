import { ground, smoothLine } from '../curve.ts';
import * as ink from '../scenery.css.ts';
import * as css from './Landscape.css.ts';
import { type Daytime, ridges, SCENE, type Stone, SUN_RADIUS, stars, stonesOf, sunAt, trailPoints } from './scene.ts';

export interface LandscapeProps {
  /** Steps done today. @default 0 */
  readonly done?: number;
  /** Steps of today; each is a stepping stone. 0 draws the land without a trail. @default 0 */
  readonly total?: number;
  /** What the sky shows. @default 'day' */
  readonly daytime?: Daytime;
  /** Says in words what the picture shows. Without it the picture is decoration and hidden from assistive technology. */
  readonly label?: string;
}

function SteppingStone({ stone }: { readonly stone: Stone }) {
  const [cx, cy] = stone.at;
  return (
    <g>
      {stone.state === 'current' && <circle className={css.ring} cx={cx} cy={cy} r={stone.radius + 5} />}
      <circle className={css.stone[stone.state]} cx={cx} cy={cy} r={stone.radius} />
    </g>
  );
}

function Heaven({ daytime, done, total }: { readonly daytime: Daytime; readonly done: number; readonly total: number }) {
  const [cx, cy] = sunAt(done, total);
  const night = daytime === 'night';
  return (
    <>
      {night && stars.map(([x, y, radius]) => <circle key={x} className={ink.star} cx={x} cy={y} r={radius} />)}
      <g className={css.risen} style={{ transform: `translate(${cx}px, ${cy}px)` }}>
        <circle className={ink.halo} r={SUN_RADIUS * (night ? 1.3 : 1.65)} />
        {night ? (
          <path className={ink.moon} d="M-6 -27A28 28 0 1 0 27 8A22 22 0 1 1 -6 -27Z" />
        ) : (
          <circle className={ink.sun} r={SUN_RADIUS} />
        )}
      </g>
    </>
  );
}

/**
 * The land that the product stands in: layered hills, a trail whose stepping stones are the day's steps, and a sun that
 * climbs with the share done. It fills its box, anchored at the bottom end.
 */
export function Landscape({ done = 0, total = 0, daytime = 'day', label }: LandscapeProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden
    <svg
      className={`${css.landscape} ${css.sky[daytime]}`}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMaxYMax slice"
      focusable="false"
      {...naming}
    >
      <Heaven daytime={daytime} done={done} total={total} />
      <path className={ink.hill1} d={ground(ridges.far, SCENE.height)} />
      <path className={ink.hill2} d={ground(ridges.middle, SCENE.height)} />
      <path className={ink.hill3} d={ground(ridges.near, SCENE.height)} />
      {total > 0 && <path className={css.trail} d={smoothLine(trailPoints)} />}
      {stonesOf(done, total).map((stone) => (
        <SteppingStone key={stone.at[0]} stone={stone} />
      ))}
    </svg>
  );
}
