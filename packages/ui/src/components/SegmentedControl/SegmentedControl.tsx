import { type ReactNode, useId } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { FieldSet, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment {
  value: string;
  label: string;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** Shows the icon alone; the label is still read. @default false */
  iconOnly?: boolean;
  disabled?: boolean;
}

export interface SegmentedControlProps extends Pick<FieldTexts, 'label' | 'hideLabel' | 'help'> {
  /** Two to five short options. */
  segments: readonly Segment[];
  /** The chosen segment, where its owner keeps it. */
  value?: string | undefined;
  /** The segment chosen at first, where its owner does not keep it. */
  defaultValue?: string | undefined;
  /** Called with the value of the segment that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name in a form. @default a generated one */
  name?: string | undefined;
  /** Takes all segments out of use. */
  disabled?: boolean | undefined;
  /** The group's id. */
  id?: string | undefined;
}

/** One of two to five short options that takes effect at once, such as week, month, year. */
export function SegmentedControl({ segments, value, defaultValue, onValueChange, name, ...texts }: SegmentedControlProps) {
  const generated = useId();
  return (
    <FieldSet {...texts} role="radiogroup">
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? generated}
              value={segment.value}
              disabled={segment.disabled}
              {...(value === undefined ? { defaultChecked: defaultValue === segment.value } : { checked: value === segment.value })}
              onChange={() => onValueChange?.(segment.value)}
            />
            {segment.icon && (
              <span className={styles.icon} aria-hidden="true">
                {segment.icon}
              </span>
            )}
            <span className={segment.iconOnly ? hidden : styles.label}>{segment.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
