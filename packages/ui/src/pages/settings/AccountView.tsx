import type { Session } from '@everstep/domain';
import { Banner } from '../../components/Banner/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import type { FormState } from '../form-state.ts';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export interface AccountViewProps {
  /** A demo account has an address and a password that cannot be changed. @default false */
  readonly demo?: boolean | undefined;
  /** The address that one signs in with. */
  readonly email: string;
  /** An address whose link was not opened yet: the first one or a new one. */
  readonly unconfirmed?: string | undefined;
  /** The link is being sent again. @default false */
  readonly resending?: boolean | undefined;
  /** Why the link could not be sent again, in a sentence. */
  readonly resendProblem?: string | undefined;
  readonly onResend: () => void;
  /** Sends `email`. */
  readonly emailForm: FormState;
  /** Sends `currentPassword` and `newPassword`. */
  readonly passwordForm: FormState;
  /** Where the member is signed in, the own session first; undefined while that is on its way or could not be loaded. */
  readonly sessions: readonly Session[] | undefined;
  /** Why the sessions could not be loaded, in a sentence. */
  readonly sessionsProblem?: string | undefined;
  readonly onSessionsRetry: () => void;
  /** The other sessions are being ended. @default false */
  readonly signingOut?: boolean | undefined;
  readonly onSignOutOthers: () => void;
  /** The present, by the member's own clock. */
  readonly now: Date;
}

/** How the member signs in, and where they are signed in. */
export function AccountView(props: AccountViewProps) {
  const { demo = false, email, unconfirmed, resending = false, resendProblem, onResend, emailForm, passwordForm } = props;
  const { sessions, sessionsProblem, onSessionsRetry, signingOut = false, onSignOutOthers, now } = props;
  return (
    <Stack gap="6">
      {demo ? (
        <Banner tone="info" title="This is a demo account">
          It is gone after a day, so its address and password cannot be changed.
        </Banner>
      ) : (
        <>
          <EmailSection
            form={emailForm}
            email={email}
            unconfirmed={unconfirmed}
            resending={resending}
            resendProblem={resendProblem}
            onResend={onResend}
          />
          <PasswordSection form={passwordForm} />
        </>
      )}
      <SessionsSection
        sessions={sessions}
        problem={sessionsProblem}
        onRetry={onSessionsRetry}
        signingOut={signingOut}
        onSignOutOthers={onSignOutOthers}
        now={now}
      />
    </Stack>
  );
}
