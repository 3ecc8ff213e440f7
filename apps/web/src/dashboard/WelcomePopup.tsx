import { WELCOME_POPUP_DELAY_MS } from '@everstep/domain';
import { WelcomeDialog } from '@everstep/ui';
import { useEffect, useState } from 'react';
import { hasJustReturned } from '../layout/visibility.ts';
import { useSession } from '../session/SessionProvider.tsx';

const FLAG = 'dontShowWelcomePopup';

/** Welcomes a member half a second after a sign-in, unless this device was told not to. */
export function WelcomePopup() {
  const { session, user, welcomeDue } = useSession();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!welcomeDue) return;
    const timer = setTimeout(() => {
      session.welcomed();
      if (localStorage.getItem(FLAG) === null && !hasJustReturned()) setOpen(true);
    }, WELCOME_POPUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [welcomeDue, session]);

  const close = ({ dontShowAgain }: { dontShowAgain: boolean }) => {
    if (dontShowAgain) localStorage.setItem(FLAG, 'true');
    setOpen(false);
  };
  return (
    <WelcomeDialog
      open={open}
      name={user?.firstName ?? ''}
      suggestions={['Check in: one press for today', 'Notice how you feel, in one tap', 'Say hello to a guide']}
      onClose={close}
    />
  );
}
