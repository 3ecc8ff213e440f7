import type { FormError } from '@everstep/ui';
import type { FormState } from '@everstep/ui/pages';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../api/errors.ts';

/**
 * Sends a form once at a time, keeps what was typed, and tells what is wrong beside each field and at the top.
 * @param say the sentence for what no field is to blame for
 */
export function useSubmit(send: (form: FormData) => Promise<void>, say: (error: unknown) => string = sentenceOf): FormState {
  const [state, setState] = useState<{ pending: boolean; error: unknown; attempt: number }>({ pending: false, error: null, attempt: 0 });
  const underWay = useRef(false);
  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      setState((current) => ({ ...current, pending: true }));
      send(new FormData(event.currentTarget))
        .then(() => setState({ pending: false, error: null, attempt: 0 }))
        .catch((error: unknown) => setState(({ attempt }) => ({ pending: false, error, attempt: attempt + 1 })))
        .finally(() => {
          underWay.current = false;
        });
    },
    [send],
  );
  return { onSubmit, pending: state.pending, attempt: state.attempt, problems: problemsOf(state.error, say) };
}

/** What is wrong, for the summary at the top and beside the fields; each field's control has the field's name as its id. */
function problemsOf(error: unknown, say: (error: unknown) => string): readonly FormError[] {
  if (!error) return [];
  if (error instanceof ApiError && error.fields.length > 0) {
    return error.fields.map(({ path, message }) => ({ fieldId: path.replace(/^body\./, ''), message }));
  }
  const wait = error instanceof ApiError && error.retryAfter ? ` Try again in ${waitText(error.retryAfter)}.` : '';
  return [{ message: say(error) + wait }];
}

function waitText(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** A text field of a form; never null. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
