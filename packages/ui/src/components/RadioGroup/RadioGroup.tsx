import { type ReactNode, useId } from 'react';
import { FieldSet, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './RadioGroup.css.ts';
import type { RadioGroupLook } from './RadioGroup.variants.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line that helps to choose. */
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  /** What is chosen from, two or more. */
  options: readonly RadioOption[];
  /** The chosen option, where its owner keeps it. */
  value?: string | undefined;
  /** The option chosen at first, where its owner does not keep it. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name in a form. @default a generated one */
  name?: string | undefined;
  /** `cards` gives each option a frame of its own. @default 'plain' */
  look?: RadioGroupLook;
  /** Takes all options out of use. */
  disabled?: boolean | undefined;
  /** The group's id, which `FormErrorSummary` leads to. */
  id?: string | undefined;
}

/** One of a few options that are worth seeing side by side. */
export function RadioGroup({ options, value, defaultValue, onValueChange, name, look = 'plain', required, ...texts }: RadioGroupProps) {
  const generated = useId();
  return (
    <FieldSet {...texts} required={required} role="radiogroup">
      <div className={styles.options({ look })}>
        {options.map((option) => (
          <label key={option.value} className={styles.line({ look })}>
            <input
              type="radio"
              className={styles.dot}
              name={name ?? generated}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: value === option.value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className={styles.text}>
              {option.label}
              {option.description && <span className={styles.description({ look })}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
