import type { NativeProps } from '../../internal/native-props.ts';
import { percentText } from '../../internal/percent.ts';
import { useLocale } from '../../internal/texts.tsx';
import * as styles from './ProgressBar.css.ts';
import type { ProgressBarSize, ProgressTone } from './ProgressBar.variants.ts';
import { percentDone } from './share.ts';

export interface ProgressBarProps extends Omit<NativeProps<'div'>, 'children'> {
  /** What is progressing; read out, and shown with `showLabel`. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** The value at which all is done. @default 100 */
  max?: number;
  /** The progress in words, e.g. "130 XP to level 13". @default the percentage */
  valueText?: string;
  /** Shows label and value text above the bar. @default false */
  showLabel?: boolean;
  /** Colour of the done part; `sun` for what was achieved. @default 'accent' */
  tone?: ProgressTone;
  /** Height of the bar. @default 'medium' */
  size?: ProgressBarSize;
}

/** How far along something is. For waits of unknown length use `Spinner`. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, showLabel = false, tone = 'accent', size = 'medium', ...rest } = props;
  const locale = useLocale();
  const percent = percentDone(value, max);
  const words = valueText ?? percentText(percent, locale);
  return (
    <div className={styles.root}>
      {showLabel && (
        <div className={styles.caption} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.value}>{words}</span>
        </div>
      )}
      <div
        aria-label={label}
        {...rest}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        className={`${styles.track} ${styles.height[size]}`}
      >
        <div className={`${styles.fill} ${styles.tone[tone]}`} style={{ '--ui-progress': `${percent}%` }} />
      </div>
    </div>
  );
}
