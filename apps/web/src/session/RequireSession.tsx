import { LoadingView } from '@everstep/ui/pages';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from './SessionProvider.tsx';

/** Lets members pass; everybody else goes to /auth, with the path to come back to. A stored token counts while the member is being loaded. */
export function RequireSession() {
  const { status, session, exit } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <LoadingView />;
  if (status === 'authenticated' || session.token()) return <Outlet />;
  if (exit) return <Navigate to={exit.path} replace state={exit.state} />;
  return <Navigate to="/auth" replace state={{ from: pathname + search + hash }} />;
}
