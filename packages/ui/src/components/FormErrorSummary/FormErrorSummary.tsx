import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './FormErrorSummary.css.ts';
import { formErrorSummaryTexts } from './texts.ts';

export interface FormError {
  /** Id of the control, as given to its field. Without it the message stands without a link, such as "The server did not answer". */
  fieldId?: string | undefined;
  message: string;
}

export interface FormErrorSummaryProps {
  /** All that is wrong, in the order of the fields; nothing is drawn while it is empty. */
  errors: readonly FormError[];
  /** Counts submissions: the summary takes focus when it changes, and when errors first appear. @default 0 */
  attempt?: number;
  /** Heads the list. @default 'Please check this' above problems of fields, else 'That did not work' */
  title?: ReactNode;
}

/** All errors of a form at its top, each leading to its field. Takes focus, so that nobody has to look for what went wrong. */
export function FormErrorSummary({ errors, attempt = 0, title }: FormErrorSummaryProps) {
  const texts = useTexts('FormErrorSummary', formErrorSummaryTexts);
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  const shown = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same errors takes focus as well
  useEffect(() => {
    if (shown) summary.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  return (
    <section className={styles.summary} ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <CircleAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <h2 className={styles.title} id={titleId}>
          {title ?? (errors.some(({ fieldId }) => fieldId) ? texts.title : texts.failed)}
        </h2>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''}${message}`}>{fieldId ? <FieldLink fieldId={fieldId} message={message} /> : message}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FieldLink({ fieldId, message }: { fieldId: string; message: string }) {
  const goToField = (event: MouseEvent) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    // The address stays as it is: a router would take a new hash for a new page.
    event.preventDefault();
    field.focus();
  };
  return (
    <a className={styles.link} href={`#${fieldId}`} onClick={goToField}>
      {message}
    </a>
  );
}
