import { type ChangeEvent, useState } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps
  extends Pick<FieldTexts, 'label' | 'hideLabel' | 'help' | 'error'>,
    Omit<NativeProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'> {
  /** Smallest number. @default 0 */
  min?: number;
  /** Largest number. @default 100 */
  max?: number;
  /** Distance between two numbers that can be chosen. @default 1 */
  step?: number;
  /** The number, where its owner keeps it. */
  value?: number | undefined;
  /** The number at first, where its owner does not keep it. @default `min` */
  defaultValue?: number | undefined;
  /** Called with every new number, also while it is being dragged. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Writes the value with its unit, as it is shown and read, such as "10 minutes". @default the number */
  format?: (value: number) => string;
}

/** A number from a range where near enough is good enough. Arrows, Page Up, Page Down, Home and End move it. */
export function Slider({
  label,
  hideLabel,
  help,
  error,
  id,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  format = String,
  ...input
}: SliderProps) {
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  // As the browser does with the thumb: what lies beyond an end stands at it.
  const current = Number.isFinite(wanted) ? Math.max(min, Math.min(max, wanted)) : min;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.valueAsNumber;
    setOwn(next);
    onValueChange?.(next);
    input.onChange?.(event);
  };
  return (
    <Field id={id} label={label} hideLabel={hideLabel} help={help} error={error}>
      {({ required: _, ...control }) => (
        <span className={styles.row}>
          <input
            {...input}
            {...control}
            type="range"
            className={styles.range}
            style={{ '--filled': `${(100 * (current - min)) / (max - min || 1)}%` }}
            min={min}
            max={max}
            step={step}
            value={current}
            onChange={change}
            aria-valuetext={format(current)}
          />
          {/* The control itself says its value to assistive technology. */}
          <span className={styles.value} aria-hidden="true">
            {format(current)}
          </span>
        </span>
      )}
    </Field>
  );
}
