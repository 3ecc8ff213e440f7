import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnPath } from '../session/return-path.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Leads a member who is signed in, or has just become so, to where they wanted to go. */
export function useEntry(): void {
  const { status, session } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => session.arrived(), [session]);
  useEffect(() => {
    if (status === 'authenticated') void navigate(returnPath(state), { replace: true });
  }, [status, state, navigate]);
}
