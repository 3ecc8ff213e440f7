import { api } from '@everstep/domain';
import { AuthLayout, Banner, Button, FormErrorSummary, Link, Stack, TextField } from '@everstep/ui';
import { useCallback, useState } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { AuthFoot } from './AuthFoot.tsx';

/** Asks for a link to choose a new password; says the same whether the address is known or not. */
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
  const { onSubmit, pending, problem, problems, attempt } = useSubmit(send);
  return (
    <AuthLayout title="Forgot your password?" line="It happens. We send you a link to choose a new one." foot={<AuthFoot />}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="5">
          {sent && (
            <Banner tone="success" live="polite" title="Look into your mail">
              If there is an account with this address, a link is on its way. It works for one hour.
            </Banner>
          )}
          <FormErrorSummary errors={problems} attempt={attempt} />
          <TextField id="email" name="email" type="email" label="E-mail" autoComplete="username" required error={problem('email')} />
          <Button type="submit" wide loading={pending}>
            {sent ? 'Send it again' : 'Send the link'}
          </Button>
          <Link href="/login">Back to sign-in</Link>
        </Stack>
      </form>
    </AuthLayout>
  );
}
