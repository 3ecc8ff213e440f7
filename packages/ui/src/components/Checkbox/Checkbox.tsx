import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { FieldNotes, fieldTexts } from '../Field/FieldNotes.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<NativeProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or done; a click on it ticks as well. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean;
  /** One line under the box that helps to decide. */
  help?: ReactNode;
  /** What is wrong and what to do; marks the box as invalid. */
  error?: ReactNode;
  /** Some but not all of what it stands for; only a look, the value stays. @default false */
  indeterminate?: boolean;
}

/** Yes or no that counts when the form is sent, or a thing that is done. All attributes of an input pass through. */
export function Checkbox({ label, hideLabel = false, help, error, indeterminate = false, id, ...input }: CheckboxProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const { ids, attributes } = fieldTexts(inputId, { help, error });
  const line = useRef<HTMLLabelElement>(null);
  useLayoutEffect(() => {
    const box = line.current?.querySelector('input');
    // There is no attribute for it.
    if (box) box.indeterminate = indeterminate;
  });
  return (
    <div className={styles.field}>
      <label className={styles.line} ref={line}>
        <span className={styles.box}>
          <input {...input} {...attributes} id={inputId} type="checkbox" className={styles.input} />
          <svg className={styles.mark} viewBox="0 0 22 22" aria-hidden="true">
            <path className={styles.tick} d="M5.5 11.5 9.3 15.2 16.5 7.5" pathLength={1} />
            <path className={styles.dash} d="M6 11h10" />
          </svg>
        </span>
        <span className={hideLabel ? hidden : styles.text}>{label}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes ids={ids} help={help} error={error} />
      </div>
    </div>
  );
}
