import * as styles from './Range.css.ts';

interface RangeProps {
  readonly label: string;
  readonly max: number;
  /** @default 1 */
  readonly step?: number;
  readonly value: number;
  /** The value for the ear. */
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** A slim slider without texts of its own, for the bar of a player. */
export function Range({ label, max, step = 1, value, words, onChange }: RangeProps) {
  return (
    <input
      type="range"
      // Time runs from left to right in every script.
      dir="ltr"
      className={styles.range}
      style={{ '--filled': `${(100 * value) / max}%` }}
      aria-label={label}
      aria-valuetext={words}
      min={0}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
