import type { ReactNode } from 'react';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import type { FormState } from '../form-state.ts';

interface AuthFormProps {
  readonly form: FormState;
  /** Stands above the problems, such as what became of the last sending. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** A form before sign-in: what is wrong is told at its top, by the server alone. */
export function AuthForm({ form, before, children }: AuthFormProps) {
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="5">
        {before}
        <FormErrorSummary errors={form.problems} attempt={form.attempt} />
        {children}
      </Stack>
    </form>
  );
}
