import { DEFAULT_CHALLENGE_TEMPLATE_ID } from '@everstep/domain';
import { RegisterView } from '@everstep/ui/pages';
import { useCallback } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useEntry } from './useEntry.ts';

export function RegisterPage() {
  return <Register />;
}

/** Registration with the seven-day cohort: its challenge begins at once. */
export function CohortRegisterPage() {
  return <Register cohort />;
}

function Register({ cohort = false }: { cohort?: boolean }) {
  usePageTitle('Create an account');
  useEntry();
  const { session, call } = useSession();
  const send = useCallback(
    async (form: FormData) =>
      void (await session.register(call, {
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        birthYear: Number(textOf(form, 'birthYear')),
        birthMonth: Number(textOf(form, 'birthMonth')),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(cohort ? { cohort: DEFAULT_CHALLENGE_TEMPLATE_ID } : {}),
      })),
    [session, call, cohort],
  );
  return <RegisterView {...useSubmit(send)} cohort={cohort} />;
}
