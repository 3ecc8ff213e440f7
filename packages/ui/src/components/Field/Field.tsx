import { type ReactNode, useId } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './Field.css.ts';
import { FieldNotes, fieldTexts } from './FieldNotes.tsx';
import { fieldFixedTexts } from './texts.ts';

/** What every form control shares around itself. */
export interface FieldTexts {
  /** Names the control; always there, if need be for screen readers only. */
  label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
  /** One line under the control that helps to fill it. */
  help?: ReactNode;
  /** What is wrong and what to do; marks the control as invalid. */
  error?: ReactNode;
  /** Says "required" beside the label and to assistive technology. @default false */
  required?: boolean | undefined;
}

/** Attributes that tie a control to its texts; spread them on the control itself. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control's id, which `FormErrorSummary` leads to. @default a generated one */
  id?: string | undefined;
  /** Stands at the end of the line of help, such as a counter. */
  aside?: ReactNode;
  /** Draws the control with the attributes it is given. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, help below, error beside the control, all announced with it. For controls that have no field of their own. */
export function Field({ id, label, hideLabel = false, help, error, required = false, aside, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const texts = fieldTexts(controlId, { help, error });
  return (
    <div className={styles.field}>
      <label className={hideLabel ? hidden : styles.label} htmlFor={controlId}>
        {label}
        <RequiredMark required={required} />
      </label>
      {children({ id: controlId, required, ...texts.attributes })}
      <FieldNotes ids={texts.ids} help={help} error={error} aside={aside} />
    </div>
  );
}

export interface FieldSetProps extends FieldTexts {
  /** The group's id, which `FormErrorSummary` leads to. */
  id?: string | undefined;
  /** Takes all controls inside out of use. */
  disabled?: boolean | undefined;
  /** How the options are announced as one; `radiogroup` for one of many. @default 'group' */
  role?: 'group' | 'radiogroup';
  /** The controls. */
  children: ReactNode;
}

/** The same around a group of controls: a legend above, help and error below. */
export function FieldSet({
  id,
  label,
  hideLabel = false,
  help,
  error,
  required = false,
  disabled = false,
  role = 'group',
  children,
}: FieldSetProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const { ids, attributes } = fieldTexts(groupId, { help, error });
  const { 'aria-invalid': invalid, ...described } = attributes;
  // A plain group can be neither required nor invalid; its error is then said by its description alone.
  const asked = role === 'radiogroup' ? { 'aria-required': required || undefined, 'aria-invalid': invalid } : {};
  return (
    // The id leads a link of FormErrorSummary here, so that focus has somewhere to go.
    <fieldset {...described} {...asked} id={groupId} role={role} className={styles.field} disabled={disabled} tabIndex={-1}>
      <legend className={hideLabel ? hidden : styles.legend}>
        {label}
        <RequiredMark required={required} />
      </legend>
      {children}
      <FieldNotes ids={ids} help={help} error={error} />
    </fieldset>
  );
}

function RequiredMark({ required }: { required: boolean }) {
  const texts = useTexts('Field', fieldFixedTexts);
  // Assistive technology says it by the control's own attribute.
  return required ? (
    <span className={styles.required} aria-hidden="true">
      {' '}
      {texts.required}
    </span>
  ) : null;
}
