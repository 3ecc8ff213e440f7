import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { Call } from '../api/call.ts';
import type { Session, SessionState } from './session-store.ts';

interface SessionContextValue {
  readonly session: Session;
  readonly call: Call;
}

const SessionContext = createContext<SessionContextValue | null>(null);

export function SessionProvider({ session, call, children }: SessionContextValue & { children: ReactNode }) {
  useEffect(() => {
    void session.load(call);
  }, [session, call]);
  return <SessionContext value={{ session, call }}>{children}</SessionContext>;
}

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession must be used within a SessionProvider');
  return value;
}

/** The session: its state, and the acts that begin and end it. */
export function useSession(): SessionState & SessionContextValue {
  const { session, call } = useSessionContext();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { ...state, session, call };
}

/** The shared client. */
export function useCall(): Call {
  return useSessionContext().call;
}

/** The signed-in member, on pages behind the guard. */
export function useMember() {
  const { user } = useSession();
  if (!user) throw new Error('useMember must be used behind the guard');
  return user;
}
