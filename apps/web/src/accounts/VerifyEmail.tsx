import { api } from '@everstep/domain';
import { VerifyEmailView } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAsync } from '../forms/useAsync.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Confirms an address with the token of a mailed link. */
export function VerifyEmail({ token }: { token: string }) {
  usePageTitle('Confirm your address');
  const { session, call, status } = useSession();
  const [confirmed, setConfirmed] = useState<string>();
  const { pending, error, run } = useAsync(async () => {
    const { email } = await call(api.accounts.verify, { body: { token } });
    setConfirmed(email);
    await session.load(call);
  });
  return (
    <VerifyEmailView
      confirmed={confirmed}
      signedIn={status === 'authenticated'}
      pending={pending}
      problem={error === null ? undefined : sentenceOf(error)}
      onConfirm={run}
    />
  );
}
