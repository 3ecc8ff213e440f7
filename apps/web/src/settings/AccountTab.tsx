import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { AccountView } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useQuery } from '../api/useQuery.ts';
import { useAsync } from '../forms/useAsync.ts';
import { useNow } from '../layout/useNow.ts';
import { useMember, useSession } from '../session/SessionProvider.tsx';
import { useEmailForm } from './useEmailForm.ts';
import { usePasswordForm } from './usePasswordForm.ts';

export function AccountTab() {
  const now = useNow();
  const { isDemo, email, emailVerified, pendingEmail } = useMember();
  const { call } = useSession();
  const { showToast } = useToast();
  const emailForm = useEmailForm();
  const passwordForm = usePasswordForm();
  const resend = useAsync(async () => {
    await call(api.accounts.resendVerification, {});
    showToast({ id: 'resent', title: 'The link is on its way' });
  });
  const sessions = useQuery(api.accounts.sessions, {});
  const revoke = useAction(api.accounts.revokeSessions, {
    onDone: () => showToast({ id: 'sessions', tone: 'success', title: 'Signed out everywhere else' }),
    onFail: (failure) =>
      showToast({ id: 'sessions', tone: 'danger', title: 'The other sessions could not be ended', description: sentenceOf(failure) }),
  });
  return (
    <AccountView
      demo={isDemo}
      email={email}
      unconfirmed={pendingEmail ?? (emailVerified ? undefined : email)}
      resending={resend.pending}
      resendProblem={resend.error === null ? undefined : sentenceOf(resend.error)}
      onResend={resend.run}
      emailForm={emailForm}
      passwordForm={passwordForm}
      sessions={sessions.data?.sessions}
      sessionsProblem={sessions.error ? sentenceOf(sessions.error) : undefined}
      onSessionsRetry={() => void sessions.mutate()}
      signingOut={revoke.pending}
      onSignOutOthers={() => void revoke.run({})}
      now={now}
    />
  );
}
