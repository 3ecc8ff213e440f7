import type { ReactNode } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import { chartTexts } from '../frame/texts.ts';
import * as styles from './Plot.css.ts';
import { lineStep, type Move, type Place, useCursor } from './use-cursor.ts';

/** What is said about one point. */
export interface Tip {
  /** Which point it is, such as its date. */
  readonly heading: string;
  /** A line for each series. */
  readonly rows: readonly { readonly label: string; readonly value: string; readonly mark?: ReactNode }[];
}

export interface PlotProps {
  /** Names the cursor; the chart's title. */
  label: string;
  /** Id of the summary. */
  describedBy: string;
  /** Number of points, at least one. */
  count: number;
  /** The point to begin with. @default the last one */
  start?: number;
  /** How arrows move. @default one by one */
  step?: (index: number, move: Move) => number;
  indexAt: (place: Place) => number;
  tip: (index: number) => Tip;
  /** Where the tip of a point stands. */
  anchor: (index: number) => Place;
  /** Hangs the tip below the whole plot, which is too low for it. @default false */
  tipBelow?: boolean;
  /** What marks a point while the cursor is on it. */
  marks: (index: number) => ReactNode;
  className: string;
  /** The drawing. It is not drawn anew when the cursor moves. */
  children: ReactNode;
}

/** Above this share of the height a tip hangs below its point, so that it stays on the screen. */
const LOW_ENOUGH = 0.3;

const percent = (share: number) => `${share * 100}%`;

/** A tip in words, as screen readers say it. */
const spoken = ({ heading, rows }: Tip): string =>
  `${heading}: ${rows.map(({ label, value }) => (label ? `${label} ${value}` : value)).join(', ')}`;

/** Above its point, or below where there is no room. */
function TipBox({ tip, at, below }: { tip: Tip; at: Place; below: boolean }) {
  const hangs = below || at.block < LOW_ENOUGH;
  const from = below ? 1 : at.block;
  const block = hangs ? { insetBlockStart: `calc(${percent(from)} + 1rem)` } : { insetBlockEnd: `calc(${percent(1 - from)} + 1rem)` };
  return (
    <div className={styles.tip} style={{ insetInlineStart: percent(at.inline), '--at': at.inline, ...block }} aria-hidden="true">
      <span className={styles.tipHeading}>{tip.heading}</span>
      {tip.rows.map(({ label, value, mark }) => (
        <span key={label} className={styles.tipRow}>
          {mark}
          <span className={styles.tipValue}>{value}</span>
          {label && <span className={styles.tipLabel}>{label}</span>}
        </span>
      ))}
    </div>
  );
}

/**
 * A drawing with one cursor over its points. To assistive technology it is a slider: one tab stop whose arrows, Home and End are
 * known to every screen reader, and whose value is said in words as it moves, without a live region.
 */
export function Plot({
  label,
  describedBy,
  count,
  start = count - 1,
  step = lineStep(count),
  indexAt,
  tip,
  anchor,
  tipBelow = false,
  marks,
  ...rest
}: PlotProps) {
  const { className, children } = rest;
  const texts = useTexts('Chart', chartTexts);
  const { index, shown, handlers } = useCursor({ count, start, step, indexAt });
  const said = tip(index);
  return (
    <div
      {...handlers}
      className={`${styles.plot} ${className}`}
      role="slider"
      tabIndex={0}
      aria-label={texts.points(label)}
      aria-describedby={describedBy}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={index + 1}
      aria-valuetext={spoken(said)}
    >
      {children}
      {shown && (
        <>
          {marks(index)}
          <TipBox tip={said} at={anchor(index)} below={tipBelow} />
        </>
      )}
    </div>
  );
}
