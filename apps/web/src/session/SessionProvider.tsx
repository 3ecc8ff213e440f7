import { readTokenMember } from '@everstep/domain';
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Call } from '../api/call.ts';
import type { OpenStream } from '../api/stream.ts';
import type { Session, SessionState } from './session-store.ts';

interface SessionContextValue {
  readonly session: Session;
  readonly call: Call;
  readonly openStream: OpenStream;
}

const SessionContext = createContext<SessionContextValue | null>(null);

export function SessionProvider({ session, call, openStream, children }: SessionContextValue & { children: ReactNode }) {
  useEffect(() => {
    void session.load(call);
  }, [session, call]);
  useEffect(() => {
    // A page that comes back out of the browser's memory has heard of nothing meanwhile.
    window.addEventListener('storage', session.follow);
    window.addEventListener('pageshow', session.follow);
    return () => {
      window.removeEventListener('storage', session.follow);
      window.removeEventListener('pageshow', session.follow);
    };
  }, [session]);
  const value = useMemo(() => ({ session, call, openStream }), [session, call, openStream]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession must be used within a SessionProvider');
  return value;
}

/** The session: its state, and the acts that begin and end it. */
export function useSession(): SessionState & SessionContextValue {
  const context = useSessionContext();
  const state = useSyncExternalStore(context.session.subscribe, context.session.getSnapshot);
  return { ...state, ...context };
}

/** The shared client. */
export function useCall(): Call {
  return useSessionContext().call;
}

/** Id of the signed-in member by their token, so that it is right even while the member could not be loaded; empty while signed out. */
export function useMemberId(): string {
  const token = useSession().session.token();
  return (token && readTokenMember(token)) || '';
}

/** The signed-in member, on pages behind the guard. */
export function useMember() {
  const { user } = useSession();
  if (!user) throw new Error('useMember must be used behind the guard');
  return user;
}
