import { readMailLink } from '@everstep/domain';
import { AuthLayout, Button, Divider, LinkButton, Stack, Text } from '@everstep/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useAsync } from '../forms/useAsync.ts';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useConfig } from '../system/useConfig.ts';
import { AuthFoot } from './AuthFoot.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useEntry } from './useEntry.ts';

// Few come in through a mail's link.
const ResetPasswordForm = lazy(async () => ({ default: (await import('./ResetPasswordForm.tsx')).ResetPasswordForm }));
const VerifyEmail = lazy(async () => ({ default: (await import('./VerifyEmail.tsx')).VerifyEmail }));

/** The door: sign in, register or look around. Links from mails come in here too. */
export function AuthPage() {
  const { hash } = useLocation();
  const link = readMailLink(hash);
  if (!link) return <Door />;
  const Linked = link.purpose === 'verify' ? VerifyEmail : ResetPasswordForm;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Linked token={link.token} />
    </Suspense>
  );
}

function Door() {
  usePageTitle('Sign in');
  useEntry();
  const config = useConfig();
  return (
    <AuthLayout title="Small steps, kept kindly." line="Sign in to go on where you were, or begin in two minutes." foot={<AuthFoot />}>
      <Stack gap="6">
        <SignInForm />
        <Divider />
        <Stack gap="3">
          <LinkButton href="/register" tone="soft" wide>
            Create an account
          </LinkButton>
          {config?.demo && <ExploreDemo />}
        </Stack>
      </Stack>
    </AuthLayout>
  );
}

function ExploreDemo() {
  const { session, call } = useSession();
  const { pending, error, run } = useAsync(() => session.demo(call, Intl.DateTimeFormat().resolvedOptions().timeZone));
  return (
    <Stack gap="2">
      <Button tone="outline" wide loading={pending} onClick={run}>
        Explore the demo
      </Button>
      <Text size="sm" tone="muted">
        {error ? sentenceOf(error) : 'Sixty days of somebody’s made-up life. Yours to try, gone after a day.'}
      </Text>
    </Stack>
  );
}
