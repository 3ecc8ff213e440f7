import { api } from '@everstep/domain';
import { ForgotPasswordView } from '@everstep/ui/pages';
import { useCallback, useState } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useCall } from '../session/SessionProvider.tsx';

/** Asks for a link to choose a new password. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot your password');
  const call = useCall();
  const [sent, setSent] = useState(false);
  const send = useCallback(
    async (form: FormData) => {
      await call(api.accounts.forgotPassword, { body: { email: textOf(form, 'email') } });
      setSent(true);
    },
    [call],
  );
  return <ForgotPasswordView {...useSubmit(send)} sent={sent} />;
}
