import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { FormState } from '../form-state.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { SignInForm } from './SignInForm.tsx';

export interface LoginViewProps extends FormState {
  /** A session has ended on the way to a page. @default false */
  readonly returning?: boolean;
}

/** Sign-in alone: where a session that has ended leads. */
export function LoginView({ returning = false, ...form }: LoginViewProps) {
  return (
    <AuthFrame
      title="Welcome back"
      line={returning ? 'Your session has ended. What you typed is kept; sign in to go on.' : 'Good to see you.'}
    >
      <Stack gap="6">
        <SignInForm form={form} />
        <Text tone="muted">
          New here? <Link href="/register">Create an account</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
