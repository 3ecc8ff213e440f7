import { PageLoader } from '@everstep/ui';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from './SessionProvider.tsx';

/** Lets members pass; everybody else goes to /auth, with the path to come back to. A stored token counts while the member is being loaded. */
export function RequireSession() {
  const { status, session } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <PageLoader />;
  if (status === 'unauthenticated' && !session.token()) return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
  return <Outlet />;
}
