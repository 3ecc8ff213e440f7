import { api } from '@everstep/domain';
import { AuthLayout, Banner, Button, LinkButton, Stack } from '@everstep/ui';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAsync } from '../forms/useAsync.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AuthFoot } from './AuthFoot.tsx';

/** Confirms an address. It takes a press: programs that look into mails follow links by themselves. */
export function VerifyEmail({ token }: { token: string }) {
  usePageTitle('Confirm your address');
  const { session, call, status } = useSession();
  const [email, setEmail] = useState<string | null>(null);
  const { pending, error, run } = useAsync(async () => {
    const confirmed = await call(api.accounts.verify, { body: { token } });
    setEmail(confirmed.email);
    await session.load(call);
  });
  return (
    <AuthLayout title={email ? 'Your address is confirmed' : 'Confirm your address'} foot={<AuthFoot />}>
      <Stack gap="5">
        {email && (
          <Banner tone="success" live="polite">
            {email} is now the address of your account.
          </Banner>
        )}
        {error !== null && (
          <Banner tone="danger" live="assertive">
            {sentenceOf(error)}
          </Banner>
        )}
        {email ? (
          <LinkButton href={status === 'authenticated' ? '/' : '/login'} wide>
            {status === 'authenticated' ? 'Go on' : 'Sign in'}
          </LinkButton>
        ) : (
          <Button wide loading={pending} onClick={run}>
            Confirm
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
