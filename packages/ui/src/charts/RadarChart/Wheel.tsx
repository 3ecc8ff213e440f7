import type { Point } from '../math/downsample.ts';
import { cornerAt, ringPath, shapePath, spokesPath } from '../math/radar.ts';
import { type Extent, shareOf } from '../math/scale.ts';
import { Markers } from '../plot/Marks.tsx';
import * as plot from '../plot/Plot.css.ts';
import * as looks from '../plot/series.css.ts';
import { type ChartSeries, dashes, lookOf } from '../plot/series.ts';
import type { Place } from '../plot/use-cursor.ts';
import * as styles from './RadarChart.css.ts';

/** The drawing's size; the wheel stands in its middle. */
const WIDTH = 100;
const HEIGHT = 70;
/** Radius of the outer ring. */
export const RADIUS = 27;
const LABEL_RADIUS = RADIUS + 2.5;

/** A point of the wheel as shares of the plot. */
export const placeOf = ([x, y]: Point): Place => ({ inline: 0.5 + x / WIDTH, block: 0.5 + y / HEIGHT });
/** The other way round. */
export const pointOf = ({ inline, block }: Place): Point => [(inline - 0.5) * WIDTH, (block - 0.5) * HEIGHT];

interface WheelProps {
  axes: readonly Point[];
  labels: readonly string[];
  series: readonly ChartSeries[];
  extent: Extent;
  ticks: readonly number[];
}

const percent = (share: number) => `${share * 100}%`;

function sideOf(x: number): keyof typeof styles.side {
  if (Math.abs(x) < 0.1) return 'middle';
  return x < 0 ? 'start' : 'end';
}

function Labels({ axes, labels }: Pick<WheelProps, 'axes' | 'labels'>) {
  return axes.map((axis, index) => {
    const { inline, block } = placeOf(cornerAt(axis, 1, LABEL_RADIUS));
    const pull = { start: -1, middle: -0.5, end: 0 }[sideOf(axis[0])];
    return (
      <span
        key={labels[index]}
        className={`${styles.label} ${styles.side[sideOf(axis[0])]}`}
        style={{ insetInlineStart: percent(inline), insetBlockStart: percent(block), '--pull': pull, '--lift': (axis[1] - 1) / 2 }}
        aria-hidden="true"
      >
        {labels[index]}
      </span>
    );
  });
}

/** Rings, spokes, one shape for each series, and the words around. */
export function Wheel({ axes, labels, series, extent, ticks }: WheelProps) {
  const sharesOf = ({ values }: ChartSeries) => axes.map((_, index) => (values[index] == null ? null : shareOf(values[index], extent)));
  const markers = series.flatMap((one, at) =>
    sharesOf(one).flatMap((share, index) => {
      const axis = axes[index];
      if (share === null || !axis) return [];
      return [{ key: `${one.label} ${index}`, look: lookOf(at, series.length), ...placeOf(cornerAt(axis, share, RADIUS)) }];
    }),
  );
  const rings = ticks.map((tick) => shareOf(tick, extent)).filter((share) => share > 0 && share < 1);
  return (
    <>
      <svg className={plot.canvas} viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className={styles.ring} d={[...rings, 1].map((share) => ringPath(axes, share, RADIUS)).join('') + spokesPath(axes, RADIUS)} />
        {series.map((one, index) => {
          const look = lookOf(index, series.length);
          const d = shapePath(axes, sharesOf(one), RADIUS);
          return (
            <g key={one.label} className={looks.look[look]}>
              {!sharesOf(one).includes(null) && <path className={looks.shape} d={d} />}
              <path className={looks.line} d={d} strokeDasharray={dashes[look]} />
            </g>
          );
        })}
      </svg>
      <Markers points={markers} />
      <Labels axes={axes} labels={labels} />
    </>
  );
}
