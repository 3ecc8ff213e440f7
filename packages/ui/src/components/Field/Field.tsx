import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import * as styles from './Field.css.ts';

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
  const texts = useFieldTexts(controlId, { help, error });
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
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** How the options are announced as one; `radiogroup` for one of many. @default 'group' */
  role?: 'group' | 'radiogroup';
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
  const texts = useFieldTexts(groupId, { help, error });
  const asked = role === 'radiogroup' && required ? { 'aria-required': true } : {};
  return (
    // The id leads a link of FormErrorSummary here, so that focus has somewhere to go.
    <fieldset {...texts.attributes} {...asked} id={groupId} role={role} className={styles.field} disabled={disabled} tabIndex={-1}>
      <legend className={hideLabel ? hidden : styles.legend}>
        {label}
        <RequiredMark required={required} />
      </legend>
      {children}
      <FieldNotes ids={texts.ids} help={help} error={error} />
    </fieldset>
  );
}

function useFieldTexts(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const ids = { help: `${id}-help`, error: `${id}-error` };
  const described = [error ? ids.error : '', help ? ids.help : ''].filter(Boolean).join(' ');
  return {
    ids,
    attributes: { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined },
  };
}

function RequiredMark({ required }: { required: boolean }) {
  // Assistive technology says it by the control's own attribute.
  return required ? (
    <span className={styles.required} aria-hidden="true">
      {' '}
      required
    </span>
  ) : null;
}

interface FieldNotesProps extends Pick<FieldTexts, 'help' | 'error'> {
  ids: { help: string; error: string };
  aside?: ReactNode;
}

function FieldNotes({ ids, help, error, aside }: FieldNotesProps) {
  if (!help && !error && !aside) return null;
  return (
    <div className={styles.notes}>
      <div className={styles.noteTexts}>
        {error && (
          <p className={styles.error} id={ids.error}>
            <CircleAlert className={styles.errorIcon} aria-hidden="true" />
            {error}
          </p>
        )}
        {help && (
          <p className={styles.help} id={ids.help}>
            {help}
          </p>
        )}
      </div>
      {aside}
    </div>
  );
}
