import { Banner } from '../../components/Banner/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { FormState } from '../form-state.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { SignInForm } from './SignInForm.tsx';

export interface LoginViewProps extends FormState {
  /** A session has ended on the way to a page. @default false */
  readonly returning?: boolean;
  /** It ended because the account was suspended. @default false */
  readonly suspended?: boolean;
}

/** Sign-in alone: where a session that has ended leads. */
export function LoginView({ returning = false, suspended = false, ...form }: LoginViewProps) {
  return (
    <AuthFrame title="Welcome back" line={lineOf(returning, suspended)}>
      <Stack gap="6">
        {suspended && (
          <Banner tone="warning" title="Your account is suspended">
            Nothing in it is lost. Please ask an administrator, or whoever invited you.
          </Banner>
        )}
        <SignInForm form={form} />
        <Text tone="muted">
          New here? <Link href="/register">Create an account</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}

function lineOf(returning: boolean, suspended: boolean): string {
  if (suspended) return 'You were signed out.';
  return returning ? 'Your session has ended. What you typed is kept; sign in to go on.' : 'Good to see you.';
}
