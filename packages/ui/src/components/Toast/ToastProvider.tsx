import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import { dequeue, enqueue, type ShownToast, type ToastData } from './toast-queue.ts';

/** Shows and removes toasts; both functions stay the same from render to render. */
export interface ToastControls {
  showToast: (toast: ToastData) => void;
  dismissToast: (id: string) => void;
}

const ToastContext = createContext<ToastControls | null>(null);

export interface ToastProviderProps {
  /** All that may show toasts. */
  children: ReactNode;
}

/** Holds the queue of toasts and draws their region; once, near the root. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly ShownToast[]>([]);
  const dismissToast = useCallback((id: string) => setQueue((waiting) => dequeue(waiting, id)), []);
  const showToast = useCallback((toast: ToastData) => setQueue((waiting) => enqueue(waiting, toast)), []);
  const controls = useMemo(() => ({ showToast, dismissToast }), [showToast, dismissToast]);
  return (
    <ToastContext value={controls}>
      {children}
      <ToastRegion toasts={queue} onDismiss={dismissToast} />
    </ToastContext>
  );
}

/**
 * Shows and removes toasts.
 *
 * @throws Error outside a `ToastProvider`
 */
export function useToast(): ToastControls {
  const controls = use(ToastContext);
  if (!controls) throw new Error('useToast must be used within a ToastProvider');
  return controls;
}
