import { readMailLink } from '@everstep/domain';
import { DoorView, LoadingView } from '@everstep/ui/pages';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useAsync } from '../forms/useAsync.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useConfig } from '../system/useConfig.ts';
import { useEntry } from './useEntry.ts';
import { useSignIn } from './useSignIn.ts';

// Few come in through a mail's link.
const ResetPassword = lazy(async () => ({ default: (await import('./ResetPassword.tsx')).ResetPassword }));
const VerifyEmail = lazy(async () => ({ default: (await import('./VerifyEmail.tsx')).VerifyEmail }));

/** The door: sign in, register or look around. Links from mails come in here too. */
export function AuthPage() {
  const { hash } = useLocation();
  const link = readMailLink(hash);
  if (!link) return <Door />;
  const Linked = link.purpose === 'verify' ? VerifyEmail : ResetPassword;
  return (
    <Suspense fallback={<LoadingView />}>
      <Linked token={link.token} />
    </Suspense>
  );
}

function Door() {
  usePageTitle('Sign in');
  useEntry();
  const config = useConfig();
  const signIn = useSignIn();
  const { session, call } = useSession();
  const { pending, error, run } = useAsync(() => session.demo(call, Intl.DateTimeFormat().resolvedOptions().timeZone));
  return (
    <DoorView
      {...signIn}
      demo={config?.demo ?? false}
      demoPending={pending}
      demoProblem={error ? sentenceOf(error) : undefined}
      onDemo={run}
    />
  );
}
