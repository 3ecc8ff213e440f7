import { api } from '@everstep/domain';
import { AuthLayout, Banner, Button, FormErrorSummary, LinkButton, Stack } from '@everstep/ui';
import { useCallback, useState } from 'react';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { AuthFoot } from './AuthFoot.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

/** Chooses a new password with the token of a mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  usePageTitle('Choose a new password');
  const call = useCall();
  const [done, setDone] = useState(false);
  const send = useCallback(
    async (form: FormData) => {
      await call(api.accounts.resetPassword, { body: { token, newPassword: textOf(form, 'newPassword') } });
      setDone(true);
    },
    [call, token],
  );
  const { onSubmit, pending, problem, problems, attempt } = useSubmit(send);
  if (done) {
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
