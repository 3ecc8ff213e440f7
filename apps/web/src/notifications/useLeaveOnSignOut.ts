import { useEffect } from 'react';
import { log } from '../log/log.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { leavePush } from './leave-push.ts';
import { pushOwner } from './push-owner.ts';

/**
 * Has this device show nothing any more once its member signs out, also where the server could not be told. A session that ran out keeps
 * the way back to the page, and the device waits for the same member as well: the server sends nothing meanwhile.
 */
export function useLeaveOnSignOut(): void {
  const { session } = useSession();
  useEffect(
    () =>
      session.subscribe(() => {
        const { exit } = session.getSnapshot();
        if (!exit || exit.state !== undefined || pushOwner() === null) return;
        leavePush().catch((error: unknown) => log.warn('The notifications of this device could not be ended.', error));
      }),
    [session],
  );
}
