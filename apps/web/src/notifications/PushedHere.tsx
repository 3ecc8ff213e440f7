import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLayers } from '../layout/useLayers.ts';
import { log } from '../log/log.ts';
import { useCall, useMemberId } from '../session/SessionProvider.tsx';
import { hearPushes } from './hear-pushes.ts';
import { leavePush } from './leave-push.ts';
import { keepPush } from './push-device.ts';
import { pushOwner } from './push-owner.ts';
import { useLeaveOnSignOut } from './useLeaveOnSignOut.ts';

/** Keeps this device told for its member, and opens what is tapped there. */
export function PushedHere() {
  const call = useCall();
  const memberId = useMemberId();
  const { show } = useLayers();
  const open = useEffectEvent((id: string) => show('notifications', ...(id === '' ? [] : [`notification:${id}` as const])));
  useEffect(() => {
    const gone = new AbortController();
    hearPushes({ onOpen: (id) => open(id) }, gone.signal);
    return () => gone.abort();
  }, []);
  useEffect(() => {
    const owner = pushOwner();
    if (owner === null) return;
    // Somebody else is signed in now: what comes for the one before is not for their eyes.
    const done = owner === memberId ? keepPush(call, memberId) : leavePush();
    done.catch((error: unknown) => log.info('This device could not be kept told of notifications.', error));
  }, [call, memberId]);
  useLeaveOnSignOut();
  useNamedNotification(open);
  return null;
}

/** Opens the notification that the address names, which a tap outside of the product puts there. The address is then as ever. */
function useNamedNotification(open: (id: string) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const waiting = useRef<string>(undefined);
  const named = new URLSearchParams(search).get('notification');
  const arrive = useEffectEvent(open);
  useEffect(() => {
    if (named !== null) {
      waiting.current = named;
      void navigate({ pathname }, { replace: true });
    } else if (waiting.current !== undefined) {
      arrive(waiting.current);
      waiting.current = undefined;
    }
  }, [named, pathname, navigate]);
}
