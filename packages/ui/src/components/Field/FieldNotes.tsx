import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';
import type { FieldTexts } from './Field.tsx';

/** Ids of a control's texts, and the attributes that tie the control to those of them that are there. */
export function fieldTexts(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const ids = { help: `${id}-help`, error: `${id}-error` };
  const described = [error ? ids.error : '', help ? ids.help : ''].filter(Boolean).join(' ');
  return {
    ids,
    attributes: { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined },
  };
}

interface FieldNotesProps extends Pick<FieldTexts, 'help' | 'error'> {
  ids: { help: string; error: string };
  /** Stands at the end of the line. */
  aside?: ReactNode;
}

/** Error and help under a control; the error first, since it is what to do now. */
export function FieldNotes({ ids, help, error, aside }: FieldNotesProps) {
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
