import type { FormEvent } from 'react';
import type { FormError } from '../components/FormErrorSummary/index.ts';

/** Where the sending of a form stands. */
export interface FormState {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly pending: boolean;
  /** Everything that is wrong; a problem of one field names the field's id. */
  readonly problems: readonly FormError[];
  /** Counts failed submissions: the summary takes the focus each time. */
  readonly attempt: number;
}

/** The problem of one field, by the id of its control. */
export function problemOf({ problems }: Pick<FormState, 'problems'>, fieldId: string): string | undefined {
  return problems.find((problem) => problem.fieldId === fieldId)?.message;
}
