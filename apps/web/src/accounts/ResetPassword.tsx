import { api } from '@everstep/domain';
import { type ResetPasswordState, ResetPasswordView } from '@everstep/ui/pages';
import { useCallback, useState } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useCall } from '../session/SessionProvider.tsx';

const titles: Record<ResetPasswordState, string> = {
  loading: 'Choose a new password',
  form: 'Choose a new password',
  over: 'This link was used or has expired',
  set: 'Your new password is set',
};

/** Chooses a new password with the token of a mailed link. */
export function ResetPassword({ token }: { token: string }) {
  const call = useCall();
  const [done, setDone] = useState(false);
  const { data, error } = useQuery(api.accounts.checkReset, { body: { token } });
  const send = useCallback(
    async (form: FormData) => {
      await call(api.accounts.resetPassword, { body: { token, newPassword: textOf(form, 'newPassword') } });
      setDone(true);
    },
    [call, token],
  );
  const form = useSubmit(send);
  // A failure of another kind is not the link's: sending the form asks again.
  const link = error?.code === 'token_used' ? 'over' : data || error ? 'form' : 'loading';
  const state = done ? 'set' : link;
  usePageTitle(titles[state]);
  return <ResetPasswordView {...form} state={state} />;
}
