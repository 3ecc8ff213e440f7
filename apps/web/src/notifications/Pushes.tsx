import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useMemberId } from '../session/SessionProvider.tsx';
import { pushOwner } from './push-owner.ts';

/** Most devices are not told: the code comes to those that are. Without it nothing but the way from a notification is missing. */
const PushedHere = lazy(() =>
  import('./PushedHere.tsx').then(
    ({ PushedHere }) => ({ default: PushedHere }),
    () => ({ default: () => null }),
  ),
);

/** What a page has to do with notifications on the device, where there are any. */
export function Pushes() {
  const memberId = useMemberId();
  const { search } = useLocation();
  const isNeeded = pushOwner() !== null || search.includes('notification=');
  // Also after the address has lost the name: it is not led there yet.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <PushedHere key={memberId} />
    </Suspense>
  );
}
