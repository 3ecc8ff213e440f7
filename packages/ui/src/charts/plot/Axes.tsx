import { classes } from '../../product/format.ts';
import * as styles from './Axes.css.ts';

/** A word at an axis; `at` is a share of its length. */
export interface AxisLabel {
  readonly at: number;
  readonly text: string;
}

const percent = (share: number) => `${share * 100}%`;

/** Labels beside a plot, at shares of its height from the top. Screen readers get the values in the tip and the table. */
export function RowLabels({ labels }: { labels: readonly AxisLabel[] }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {labels.map(({ at, text }) => (
        <span key={at} className={styles.rowLabel} style={{ insetBlockStart: percent(at) }}>
          {text}
        </span>
      ))}
    </div>
  );
}

interface ColumnLabelsProps {
  labels: readonly AxisLabel[];
  /** Lets long labels break within their share of the width. @default false */
  wrap?: boolean;
}

/** So near an end of the axis a label begins or ends there, or it would reach out of a phone's plot. */
const EDGE = 0.05;
/** More than these are thinned on a phone. */
const NARROW_MOST = 5;

function sideOf(at: number): 'start' | 'middle' | 'end' {
  if (at < EDGE) return 'start';
  return at > 1 - EDGE ? 'end' : 'middle';
}

/** Labels below a plot, at shares of its width from where reading begins. */
export function ColumnLabels({ labels, wrap = false }: ColumnLabelsProps) {
  const thinned = labels.length > NARROW_MOST;
  return (
    <div className={styles.columns} aria-hidden="true">
      {labels.map(({ at, text }, index) => {
        const side = sideOf(at);
        return (
          <span
            key={at}
            className={classes(
              styles.columnLabel[side],
              wrap && styles.wrapped[thinned ? 'thinned' : 'all'],
              thinned && index % 2 === 1 && styles.spare,
            )}
            style={{
              ...(side === 'middle' ? { insetInlineStart: percent(at) } : {}),
              ...(wrap ? { '--share': percent(1 / labels.length) } : { whiteSpace: 'nowrap' }),
            }}
          >
            {text}
          </span>
        );
      })}
    </div>
  );
}
