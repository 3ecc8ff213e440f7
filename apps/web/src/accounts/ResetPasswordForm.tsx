import { api } from '@everstep/domain';
import { AuthLayout, Banner, Button, FormErrorSummary, LinkButton, Stack } from '@everstep/ui';
import { useCallback, useState } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { AuthFoot } from './AuthFoot.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

/** Chooses a new password with the token of a mailed link; says before anything is typed when the link works no more. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const { data, error } = useQuery(api.accounts.checkReset, { body: { token } });
  const onDone = useCallback(() => setDone(true), []);
  if (done) return <PasswordSet />;
  if (!data && !error) return <LoadingPage />;
  // Any other failure is not the link's: sending the form asks again.
  return error?.code === 'token_used' ? <LinkOver /> : <NewPassword token={token} onDone={onDone} />;
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  usePageTitle('Choose a new password');
  const call = useCall();
  const send = useCallback(
    async (form: FormData) => {
      await call(api.accounts.resetPassword, { body: { token, newPassword: textOf(form, 'newPassword') } });
      onDone();
    },
    [call, token, onDone],
  );
  const { onSubmit, pending, problem, problems, attempt } = useSubmit(send);
  return (
    <AuthLayout title="Choose a new password" line="Afterwards you are signed out everywhere." foot={<AuthFoot />}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="5">
          <FormErrorSummary errors={problems} attempt={attempt} />
          <NewPasswordField name="newPassword" label="New password" error={problem('newPassword')} />
          <Button type="submit" wide loading={pending}>
            Set password
          </Button>
          <LinkButton href="/forgot-password" tone="ghost" wide>
            Ask for a new link
          </LinkButton>
        </Stack>
      </form>
    </AuthLayout>
  );
}

function LinkOver() {
  usePageTitle('This link was used or has expired');
  return (
    <AuthLayout
      title="This link was used or has expired"
      line="Each link works once, for one hour. A new one is quick."
      foot={<AuthFoot />}
    >
      <Stack gap="3">
        <LinkButton href="/forgot-password" wide>
          Ask for a new link
        </LinkButton>
        <LinkButton href="/login" tone="ghost" wide>
          Back to sign-in
        </LinkButton>
      </Stack>
    </AuthLayout>
  );
}

function PasswordSet() {
  usePageTitle('Your new password is set');
  return (
    <AuthLayout title="Your new password is set" foot={<AuthFoot />}>
      <Stack gap="5">
        <Banner tone="success" live="polite">
          You were signed out everywhere. Sign in with the new password.
        </Banner>
        <LinkButton href="/login" wide>
          Sign in
        </LinkButton>
      </Stack>
    </AuthLayout>
  );
}
