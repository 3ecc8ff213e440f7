import { WelcomeDialog } from '../../product/WelcomeDialog/index.ts';
import { HelpNowLink } from '../care/HelpNowLink.tsx';

export interface WelcomeViewProps {
  readonly open: boolean;
  /** First name; the greeting does without when it is empty. */
  readonly name: string;
  /** Called on closing, with whether it should stay away from now on. */
  readonly onClose: (choice: { readonly dontShowAgain: boolean }) => void;
}

const suggestions = ['Check in: one press for today', 'Notice how you feel, in one tap', 'Say hello to a guide'];

/** What a member reads after a sign-in. */
export function WelcomeView(props: WelcomeViewProps) {
  return <WelcomeDialog suggestions={suggestions} helpAction={<HelpNowLink />} {...props} />;
}
