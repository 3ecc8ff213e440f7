import { classes } from '../../product/format.ts';
import { CANVAS, levelLines } from '../math/path.ts';
import { shareOf } from '../math/scale.ts';
import * as plot from '../plot/Plot.css.ts';
import * as series from '../plot/series.css.ts';
import * as styles from './BarChart.css.ts';
import type { Bar, BarModel } from './bar-model.ts';

const percent = (share: number) => `${share * 100}%`;
const lookOf = ({ look }: Bar) => `${series.look[look]} ${series.bar[look]}`;

interface BarsProps {
  model: BarModel;
  categories: readonly string[];
}

/** Bars side by side over one path of level lines. */
export function UprightBars({ model, categories }: BarsProps) {
  return (
    <>
      <svg className={plot.canvas} viewBox={`0 0 ${CANVAS} ${CANVAS}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={series.level} d={levelLines(model.ticks.map((tick) => shareOf(tick, model.extent)))} />
        {model.extent[0] < 0 && <path className={`${series.level} ${styles.zero}`} d={levelLines([shareOf(0, model.extent)])} />}
      </svg>
      <div className={styles.columns} aria-hidden="true">
        {categories.map((category, index) => (
          <div key={category} className={styles.column}>
            {model
              .barsAt(index)
              .map((bar) =>
                bar.extent ? (
                  <span
                    key={bar.label}
                    className={classes(styles.upright, (bar.value ?? 0) < 0 && styles.hanging, lookOf(bar))}
                    style={{ blockSize: percent(bar.extent.length), insetBlockEnd: percent(bar.extent.start) }}
                  />
                ) : (
                  <span key={bar.label} className={styles.missing} />
                ),
              )}
          </div>
        ))}
      </div>
    </>
  );
}

/** Bars below one another, each category with its whole name and every bar with its value. */
export function LyingBars({ model, categories, write }: BarsProps & { write: (value: number | null) => string }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {categories.map((category, index) => (
        <div key={category} className={styles.row}>
          <span className={styles.name}>{category}</span>
          <span className={styles.lanes}>
            {model.barsAt(index).map((bar) => (
              <span key={bar.label} className={styles.lane}>
                <span className={styles.track}>
                  {bar.extent && (
                    <span
                      className={`${styles.lying} ${lookOf(bar)}`}
                      style={{ inlineSize: percent(bar.extent.length), insetInlineStart: percent(bar.extent.start) }}
                    />
                  )}
                </span>
                <span className={styles.value}>{bar.value === null ? '–' : write(bar.value)}</span>
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
