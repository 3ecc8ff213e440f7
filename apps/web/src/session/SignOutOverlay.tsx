import { lazy, Suspense } from 'react';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { useLayers } from '../layout/useLayers.ts';
import { useSession } from './SessionProvider.tsx';

const SignOutLayer = lazy(() => import('./SignOutLayer.tsx').then((module) => ({ default: module.SignOutLayer })));

/** Asks before a sign-out where something would be gone by it; the code of the question arrives when it is first asked. */
export function SignOutOverlay() {
  const { session, call } = useSession();
  const { open, hide } = useLayers();
  if (!open.includes('sign-out')) return null;
  const stay = () => hide('sign-out');
  const signOut = () => session.logout(call, '/auth');
  // Without a connection it may not come; nobody is to be kept from signing out by that.
  const askPlainly = () => (confirm('Signing out removes what you kept under Learning. Sign out?') ? signOut() : stay());
  return (
    <PartBoundary onFail={askPlainly}>
      <Suspense fallback={null}>
        <SignOutLayer onSignOut={signOut} onStay={stay} />
      </Suspense>
    </PartBoundary>
  );
}
