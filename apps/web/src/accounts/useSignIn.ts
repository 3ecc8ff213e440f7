import type { FormState } from '@everstep/ui/pages';
import { useCallback } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Signs in by e-mail and password. What follows is up to the page around it. */
export function useSignIn(): FormState {
  const { session, call } = useSession();
  const send = useCallback(
    async (form: FormData) => void (await session.login(call, { email: textOf(form, 'email'), password: textOf(form, 'password') })),
    [session, call],
  );
  return useSubmit(send);
}
