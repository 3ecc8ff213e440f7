import { WELCOME_POPUP_DELAY_MS } from '@everstep/domain';
import { useHelpInSight } from '@everstep/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { deviceStorage } from '../device/device-storage.ts';
import { hasJustReturned } from '../layout/visibility.ts';
import { useSession } from '../session/SessionProvider.tsx';

const FLAG = 'dontShowWelcomePopup';

const load = () => import('./Welcome.tsx');
const Welcome = lazy(async () => ({ default: (await load()).Welcome }));

/** Welcomes a member half a second after a sign-in, unless this device was told not to. */
export function WelcomePopup() {
  const { session, user, welcomeDue } = useSession();
  const [state, setState] = useState<'none' | 'open' | 'closed'>('none');

  useEffect(() => {
    if (!welcomeDue) return;
    const wanted = deviceStorage.getItem(FLAG) === null;
    // Most visits are no sign-in: the popup's code comes only when it is due, in the half second before it opens.
    if (wanted) load().catch(() => undefined);
    const timer = setTimeout(() => {
      session.welcomed();
      if (wanted && !hasJustReturned()) setState('open');
    }, WELCOME_POPUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [welcomeDue, session]);

  const helpFirst = useHelpInSight() !== 'none';

  if (state === 'none') return null;
  const close = ({ dontShowAgain }: { dontShowAgain: boolean }) => {
    if (dontShowAgain) deviceStorage.setItem(FLAG, 'true');
    setState('closed');
  };
  return (
    <Suspense fallback={null}>
      <Welcome open={state === 'open' && !helpFirst} name={user?.firstName ?? ''} onClose={close} />
    </Suspense>
  );
}
