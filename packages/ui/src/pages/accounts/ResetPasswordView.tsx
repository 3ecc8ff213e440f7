import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import { LoadingView } from '../system/LoadingView.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

/** The link is being asked about; it works; it works no more; the password is set. */
export const resetPasswordStates = ['loading', 'form', 'over', 'set'] as const;
export type ResetPasswordState = (typeof resetPasswordStates)[number];

export interface ResetPasswordViewProps extends FormState {
  readonly state: ResetPasswordState;
}

/** A new password by the link of a mail; says before anything is typed when the link works no more. */
export function ResetPasswordView({ state, ...form }: ResetPasswordViewProps) {
  if (state === 'loading') return <LoadingView />;
  if (state === 'over') return <LinkOver />;
  if (state === 'set') return <PasswordSet />;
  return (
    <AuthFrame title="Choose a new password" line="Afterwards you are signed out everywhere.">
      <AuthForm form={form}>
        <NewPasswordField name="newPassword" label="New password" error={problemOf(form, 'newPassword')} />
        <Button type="submit" wide loading={form.pending}>
          Set password
        </Button>
        <LinkButton href="/forgot-password" tone="ghost" wide>
          Ask for a new link
        </LinkButton>
      </AuthForm>
    </AuthFrame>
  );
}

function LinkOver() {
  return (
    <AuthFrame title="This link was used or has expired" line="Each link works once, for one hour. A new one is quick.">
      <Stack gap="3">
        <LinkButton href="/forgot-password" wide>
          Ask for a new link
        </LinkButton>
        <LinkButton href="/login" tone="ghost" wide>
          Back to sign-in
        </LinkButton>
      </Stack>
    </AuthFrame>
  );
}

function PasswordSet() {
  return (
    <AuthFrame title="Your new password is set">
      <Stack gap="5">
        <Banner tone="success" live="polite">
          You were signed out everywhere. Sign in with the new password.
        </Banner>
        <LinkButton href="/login" wide>
          Sign in
        </LinkButton>
      </Stack>
    </AuthFrame>
  );
}
