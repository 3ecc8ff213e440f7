import * as plot from './Plot.css.ts';
import * as styles from './series.css.ts';
import { dashes, markers, type SeriesLook } from './series.ts';

const percent = (share: number) => `${share * 100}%`;

/** A point of a series as shares of width and height. */
export interface MarkedPoint {
  readonly key: string;
  readonly inline: number;
  readonly block: number;
  readonly look: SeriesLook;
}

/** Markers at points of lines: they keep their shape and size however the plot is stretched. */
export function Markers({ points }: { points: readonly MarkedPoint[] }) {
  return (
    <svg className={plot.canvas} aria-hidden="true">
      {points.map(({ key, inline, block, look }) => (
        <svg key={key} x={percent(inline)} y={percent(block)} overflow="visible" aria-hidden="true">
          <path className={`${styles.look[look]} ${styles.marker}`} d={markers[look]} />
        </svg>
      ))}
    </svg>
  );
}

/** A piece of a series' line with its marker, for the legend and the tip. */
export function LineSwatch({ look }: { look: SeriesLook }) {
  return (
    <svg className={styles.look[look]} width="28" height="12" viewBox="-14 -6 28 12" aria-hidden="true">
      {/* From the middle to both ends, so that dashes lie evenly about the marker. */}
      <path className={styles.line} d="M0 0H13M0 0H-13" strokeDasharray={dashes[look]} />
      <path className={styles.marker} d={markers[look]} />
    </svg>
  );
}

/** Rings around the cursor's point on each line that has a value there. */
export function Rings({ points }: { points: readonly MarkedPoint[] }) {
  return (
    <>
      {points.map(({ key, inline, block }) => (
        <span key={key} className={plot.ring} style={{ insetInlineStart: percent(inline), insetBlockStart: percent(block) }} />
      ))}
    </>
  );
}

/** A piece of a series' bar with its pattern, for the legend and the tip. */
export function BarSwatch({ look }: { look: SeriesLook }) {
  return <span className={`${styles.look[look]} ${styles.bar[look]} ${styles.swatch}`} aria-hidden="true" />;
}
