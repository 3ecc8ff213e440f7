import { type ReactNode, useId } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { FieldNotes, fieldTexts } from '../Field/FieldNotes.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<NativeProps<'input'>, 'type' | 'role' | 'children'> {
  /** What is on or off, said the same way in both states, such as "Weekly letter". */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean;
  /** One line under the switch that helps to decide. */
  help?: ReactNode;
  /** What went wrong and what to do; marks the switch as invalid. */
  error?: ReactNode;
}

/** On or off, at once. The line's end carries the switch; the whole line is the target. */
export function Switch({ label, hideLabel = false, help, error, id, ...input }: SwitchProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const { ids, attributes } = fieldTexts(inputId, { help, error });
  return (
    <div className={styles.field}>
      <label className={styles.line}>
        <span className={hideLabel ? hidden : styles.text}>{label}</span>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state */}
        <input {...input} {...attributes} id={inputId} type="checkbox" role="switch" className={styles.track} />
      </label>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}
