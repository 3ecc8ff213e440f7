import { createContext, type ReactNode, use, useMemo } from 'react';
import { log } from './log.ts';

interface NotificationContextValue {
  /** Writes to the console; what a member has to see goes through the notices and the pages themselves. */
  readonly notify: (message: string) => void;
}

const NotificationContext = createContext<NotificationContextValue | null>(null);

/** The specification's helper for notes to the console, with its name. The team's notifications have nothing to do with it: those are `api.notifications`. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const value = useMemo(() => ({ notify: (message: string) => log.info(message) }), []);
  return <NotificationContext value={value}>{children}</NotificationContext>;
}

export function useNotification(): NotificationContextValue {
  const value = use(NotificationContext);
  if (!value) throw new Error('useNotification must be used within a NotificationProvider');
  return value;
}
