import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { type FormState, problemOf } from '../form-state.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { EmailField } from './EmailField.tsx';

export interface ForgotPasswordViewProps extends FormState {
  /** A link has been asked for. @default false */
  readonly sent?: boolean;
}

/** Asks for a link to choose a new password; says the same whether the address is known or not. */
export function ForgotPasswordView({ sent = false, ...form }: ForgotPasswordViewProps) {
  const answer = sent && (
    <Banner tone="success" live="polite" title="Look into your mail">
      If there is an account with this address, a link is on its way. It works for one hour.
    </Banner>
  );
  return (
    <AuthFrame title="Forgot your password?" line="It happens. We send you a link to choose a new one.">
      <AuthForm form={form} before={answer}>
        <EmailField error={problemOf(form, 'email')} />
        <Button type="submit" wide loading={form.pending}>
          {sent ? 'Send it again' : 'Send the link'}
        </Button>
        <Link href="/login">Back to sign-in</Link>
      </AuthForm>
    </AuthFrame>
  );
}
