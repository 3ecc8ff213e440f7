import { api, relativeTime } from '@everstep/domain';
import {
  Banner,
  Button,
  FormErrorSummary,
  LoadingRegion,
  SessionList,
  SettingsSection,
  Skeleton,
  Stack,
  TextField,
  useToast,
} from '@everstep/ui';
import { useCallback, useRef } from 'react';
import { NewPasswordField } from '../accounts/NewPasswordField.tsx';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useQuery } from '../api/useQuery.ts';
import { useAsync } from '../forms/useAsync.ts';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { useNow } from '../layout/useNow.ts';
import { useMember, useSession } from '../session/SessionProvider.tsx';
import { useProfileUpdate } from './useProfileUpdate.ts';

export function AccountTab() {
  const { isDemo } = useMember();
  return (
    <Stack gap="6">
      {isDemo && (
        <Banner tone="info" title="This is a demo account">
          It is gone after a day, so its address and password cannot be changed.
        </Banner>
      )}
      {!isDemo && <Email />}
      {!isDemo && <Password />}
      <Sessions />
    </Stack>
  );
}

function Email() {
  const { email, emailVerified, pendingEmail } = useMember();
  const { call } = useSession();
  const { showToast } = useToast();
  const update = useProfileUpdate();
  const send = useCallback(
    async (form: FormData) => {
      const { user } = await update({ email: textOf(form, 'email') });
      if (user.pendingEmail)
        showToast({ id: 'email', title: 'Look into your mail', description: `We sent a link to ${user.pendingEmail}.` });
    },
    [update, showToast],
  );
  const { onSubmit, pending, problem, problems, attempt } = useSubmit(send);
  const resend = useAsync(async () => {
    await call(api.accounts.resendVerification, {});
    showToast({ id: 'resent', title: 'The link is on its way' });
  });
  const waits = pendingEmail ?? (emailVerified ? null : email);
  return (
    <form onSubmit={onSubmit} noValidate>
      <SettingsSection
        title="E-mail"
        description="You sign in with it. A new address counts once you have opened the link that we send there."
        actions={
          <Button type="submit" tone="outline" loading={pending}>
            Change e-mail
          </Button>
        }
      >
        <FormErrorSummary errors={problems} attempt={attempt} />
        {waits && (
          <Banner
            tone="info"
            actions={
              <Button size="small" tone="outline" loading={resend.pending} onClick={resend.run}>
                Send the link again
              </Button>
            }
          >
            {resend.error === null ? `${waits} is not confirmed yet.` : sentenceOf(resend.error)}
          </Banner>
        )}
        <TextField
          id="email"
          name="email"
          type="email"
          label="E-mail"
          autoComplete="email"
          required
          defaultValue={email}
          error={problem('email')}
        />
      </SettingsSection>
    </form>
  );
}

function Password() {
  const { session, call } = useSession();
  const { showToast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const send = useCallback(
    async (data: FormData) => {
      const { token } = await call(api.accounts.changePassword, {
        body: { currentPassword: textOf(data, 'currentPassword'), newPassword: textOf(data, 'newPassword') },
      });
      session.renew(token);
      form.current?.reset();
      showToast({ id: 'password', tone: 'success', title: 'Password changed', description: 'You were signed out everywhere else.' });
    },
    [session, call, showToast],
  );
  const { onSubmit, pending, problem, problems, attempt } = useSubmit(send);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <SettingsSection
        title="Password"
        actions={
          <Button type="submit" tone="outline" loading={pending}>
            Change password
          </Button>
        }
      >
        <FormErrorSummary errors={problems} attempt={attempt} />
        <TextField
          id="currentPassword"
          name="currentPassword"
          type="password"
          label="Current password"
          autoComplete="current-password"
          required
          error={problem('currentPassword')}
        />
        <NewPasswordField name="newPassword" label="New password" error={problem('newPassword')} />
      </SettingsSection>
    </form>
  );
}

function Sessions() {
  const now = useNow();
  const { data, error, mutate } = useQuery(api.accounts.sessions, {});
  const { showToast } = useToast();
  const revoke = useAction(api.accounts.revokeSessions, {
    onDone: () => showToast({ id: 'sessions', tone: 'success', title: 'Signed out everywhere else' }),
    onFail: (failure) =>
      showToast({ id: 'sessions', tone: 'danger', title: 'The other sessions could not be ended', description: sentenceOf(failure) }),
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <SettingsSection title="Where you are signed in">
      {data ? (
        <SessionList
          sessions={data.sessions.map(({ id, device, lastSeenAt, current }) => ({
            id,
            device,
            current,
            lastSeen: relativeTime(lastSeenAt, now, timeZone),
          }))}
          onSignOutOthers={() => void revoke.run({})}
          pending={revoke.pending}
        />
      ) : error ? (
        <Banner
          tone="danger"
          actions={
            <Button size="small" tone="outline" onClick={() => void mutate()}>
              Try again
            </Button>
          }
        >
          {sentenceOf(error)}
        </Banner>
      ) : (
        <LoadingRegion label="Loading your sessions">
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
    </SettingsSection>
  );
}
