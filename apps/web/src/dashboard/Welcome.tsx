import { WelcomeDialog } from '@everstep/ui';

interface WelcomeProps {
  readonly open: boolean;
  readonly name: string;
  readonly onClose: (choice: { readonly dontShowAgain: boolean }) => void;
}

const suggestions = ['Check in: one press for today', 'Notice how you feel, in one tap', 'Say hello to a guide'];

/** What a member reads after a sign-in. */
export function Welcome(props: WelcomeProps) {
  return <WelcomeDialog suggestions={suggestions} {...props} />;
}
