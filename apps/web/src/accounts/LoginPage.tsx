import { LoginView } from '@everstep/ui/pages';
import { useLocation } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useEntry } from './useEntry.ts';
import { useSignIn } from './useSignIn.ts';

/** Sign-in alone: where a session that has ended leads. */
export function LoginPage() {
  usePageTitle('Sign in');
  useEntry();
  const { state } = useLocation();
  const told: object = typeof state === 'object' && state !== null ? state : {};
  return <LoginView {...useSignIn()} returning={'from' in told} suspended={'code' in told && told.code === 'suspended'} />;
}
