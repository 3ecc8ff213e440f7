import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { AuthFrame } from './AuthFrame.tsx';

export interface VerifyEmailViewProps {
  /** The address, once it is confirmed. */
  readonly confirmed?: string | undefined;
  /** Whether the member is signed in on this device. @default false */
  readonly signedIn?: boolean;
  /** The address is being confirmed. @default false */
  readonly pending?: boolean;
  /** Why it could not be confirmed. */
  readonly problem?: string | undefined;
  readonly onConfirm: () => void;
}

/** Confirms an address. It takes a press: programs that look into mails follow links by themselves. */
export function VerifyEmailView({ confirmed, signedIn = false, pending = false, problem, onConfirm }: VerifyEmailViewProps) {
  return (
    <AuthFrame
      title={confirmed ? 'Your address is confirmed' : 'Confirm your address'}
      line={confirmed || problem ? undefined : 'One press, and it is done.'}
    >
      <Stack gap="5">
        {confirmed && (
          <Banner tone="success" live="polite">
            {confirmed} is now the address of your account.
          </Banner>
        )}
        {problem && (
          <Banner tone="danger" live="assertive">
            {problem}
          </Banner>
        )}
        {confirmed ? (
          <LinkButton href={signedIn ? '/' : '/login'} wide>
            {signedIn ? 'Go on' : 'Sign in'}
          </LinkButton>
        ) : (
          <Button wide loading={pending} onClick={onConfirm}>
            Confirm
          </Button>
        )}
        {problem && (
          <LinkButton href={signedIn ? '/settings?tab=account' : '/login'} tone="ghost" wide>
            {signedIn ? 'Ask for a new link' : 'Sign in to ask for a new link'}
          </LinkButton>
        )}
      </Stack>
    </AuthFrame>
  );
}
