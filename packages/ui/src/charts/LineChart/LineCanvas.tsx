import { classes } from '../../product/format.ts';
import { areaPath, CANVAS, levelLines, linePath } from '../math/path.ts';
import { Markers } from '../plot/Marks.tsx';
import * as plot from '../plot/Plot.css.ts';
import * as series from '../plot/series.css.ts';
import { dashes } from '../plot/series.ts';
import * as styles from './LineChart.css.ts';
import type { LineModel } from './line-model.ts';

/** A range of values with a meaning of its own, such as "mild". */
export interface ValueBand {
  readonly label: string;
  /** Lower end. */
  readonly from: number;
  /** Upper end. */
  readonly to: number;
}

const percent = (share: number) => `${share * 100}%`;
/** From here on lines are drawn thinner. */
const MANY = 400;

function Bands({ bands, blockOf }: { bands: readonly ValueBand[]; blockOf: LineModel['blockOf'] }) {
  return bands.map(({ label, from, to }) => {
    const inside = (value: number) => Math.min(1, Math.max(0, blockOf(value) ?? 0));
    return (
      <div
        key={label}
        className={styles.band}
        style={{ insetBlockStart: percent(inside(to)), blockSize: percent(inside(from) - inside(to)) }}
        aria-hidden="true"
      >
        {label}
      </div>
    );
  });
}

/** The drawing of a line chart: one path for all level lines, one for each series, some markers. */
export function LineCanvas({ model, bands, levels = true }: { model: LineModel; bands: readonly ValueBand[]; levels?: boolean }) {
  const thickness = model.xs.length > MANY && series.fineLine;
  return (
    <>
      <Bands bands={bands} blockOf={model.blockOf} />
      <svg className={plot.canvas} viewBox={`0 0 ${CANVAS} ${CANVAS}`} preserveAspectRatio="none" aria-hidden="true">
        {levels && bands.length === 0 && (
          <path className={series.level} d={levelLines(model.ticks.map((tick) => 1 - (model.blockOf(tick) ?? 0)))} />
        )}
        {model.lines.length === 1 && bands.length === 0 && <path className={series.ground} d={areaPath(model.lines[0]?.stretches ?? [])} />}
        {model.lines.map(({ label, look, stretches }) => (
          <g key={label} className={series.look[look]}>
            <path className={classes(series.line, thickness)} d={linePath(stretches)} strokeDasharray={dashes[look]} />
          </g>
        ))}
      </svg>
      <Markers points={model.markers} />
    </>
  );
}
