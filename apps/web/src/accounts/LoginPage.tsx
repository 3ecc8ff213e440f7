import { AuthLayout, Link, Stack, Text } from '@everstep/ui';
import { useLocation } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { AuthFoot } from './AuthFoot.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useEntry } from './useEntry.ts';

/** Sign-in alone: where a session that has ended leads. */
export function LoginPage() {
  usePageTitle('Sign in');
  useEntry();
  const { state } = useLocation();
  const returning = typeof state === 'object' && state !== null && 'from' in state;
  return (
    <AuthLayout
      title="Welcome back"
      line={returning ? 'Your session has ended. What you typed is kept; sign in to go on.' : 'Good to see you.'}
      foot={<AuthFoot />}
    >
      <Stack gap="6">
        <SignInForm />
        <Text tone="muted">
          New here? <Link href="/register">Create an account</Link>
        </Text>
      </Stack>
    </AuthLayout>
  );
}
