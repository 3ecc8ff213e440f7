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
  const has = (word: string) => typeof state === 'object' && state !== null && word in state;
  return <LoginView {...useSignIn()} returning={has('from')} suspended={has('suspended')} />;
}
