import { type ChangeEvent, useState } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps
  extends Pick<FieldTexts, 'label' | 'hideLabel' | 'help' | 'error'>,
    Omit<NativeProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'> {
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  value?: number | undefined;
  /** @default `min` */
  defaultValue?: number | undefined;
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
  const current = value ?? own;
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
