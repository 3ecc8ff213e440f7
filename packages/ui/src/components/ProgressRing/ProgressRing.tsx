import type { ReactNode } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { percentText } from '../../internal/percent.ts';
import { useLocale } from '../../internal/texts.tsx';
import type { ProgressTone } from '../ProgressBar/ProgressBar.variants.ts';
import { percentDone } from '../ProgressBar/share.ts';
import * as styles from './ProgressRing.css.ts';
import type { ProgressRingSize } from './ProgressRing.variants.ts';

const VIEW = 40;
/** The larger the ring, the finer its line. */
const strokes: Readonly<Record<ProgressRingSize, number>> = { small: 4, medium: 3.75, large: 3.25, xl: 2.75 };

export interface ProgressRingProps extends NativeProps<'div'> {
  /** What is progressing. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** The value at which all is done. @default 100 */
  max?: number;
  /** The progress in words, e.g. "2 of 5 steps". @default the percentage */
  valueText?: string;
  /** Colour of the done part; `sun` for what was achieved. @default 'accent' */
  tone?: ProgressTone;
  /** Width of the ring. @default 'medium' */
  size?: ProgressRingSize;
  /** What stands in the middle, decorative. @default the percentage, from `medium` on */
  children?: ReactNode;
}

/** How far along one thing is, where there is room for a round mark. */
export function ProgressRing(props: ProgressRingProps) {
  const { label, value, max = 100, valueText, tone = 'accent', size = 'medium', children, ...rest } = props;
  const locale = useLocale();
  const percent = percentDone(value, max);
  const words = percentText(percent, locale);
  const strokeWidth = strokes[size];
  const radius = (VIEW - strokeWidth) / 2;
  const fullTurn = 2 * Math.PI * radius;
  const circle = { cx: VIEW / 2, cy: VIEW / 2, r: radius, fill: 'none', strokeWidth };
  return (
    <div
      aria-label={label}
      {...rest}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText ?? words}
      className={`${styles.root} ${styles.size[size]}`}
    >
      <svg className={styles.drawing} viewBox={`0 0 ${VIEW} ${VIEW}`} aria-hidden="true">
        <circle {...circle} className={styles.track} />
        {percent > 0 && (
          <circle
            {...circle}
            className={`${styles.arc} ${styles.tone[tone]}`}
            strokeLinecap="round"
            strokeDasharray={fullTurn}
            strokeDashoffset={fullTurn * (1 - percent / 100)}
          />
        )}
      </svg>
      <div className={styles.center} aria-hidden="true">
        {children ?? (size === 'small' ? null : words)}
      </div>
    </div>
  );
}
