import { createContext, type ReactNode, use, useMemo } from 'react';
import { log } from '../log/log.ts';

interface NotificationContextValue {
  /** Writes to the console; what a member has to see goes through the notices and the pages themselves. */
  readonly notify: (message: string) => void;
}

const NotificationContext = createContext<NotificationContextValue | null>(null);

export function NotificationProvider({ children }: { children: ReactNode }) {
  const value = useMemo(() => ({ notify: (message: string) => log.info(message) }), []);
  return <NotificationContext value={value}>{children}</NotificationContext>;
}

export function useNotification(): NotificationContextValue {
  const value = use(NotificationContext);
  if (!value) throw new Error('useNotification must be used within a NotificationProvider');
  return value;
}
