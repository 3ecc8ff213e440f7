import type { ReactNode } from 'react';
import { TOAST_MS, TOAST_WITH_ACTION_MS, type ToastTone } from './Toast.variants.ts';

/** One short notice. */
export interface ToastData {
  /** Unique among the waiting toasts; showing the same id again replaces the earlier one. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** @default 'neutral' */
  tone?: ToastTone;
  /** A picture instead of the tone's icon; decorative. */
  icon?: ReactNode;
  /** One action, which must also be reachable elsewhere. */
  action?: ToastAction;
  /** How long it stays, in milliseconds, while neither pointed at nor focused. @default 5000, with an action 10000 */
  durationMs?: number;
}

export interface ToastAction {
  label: string;
  /** Says to screen readers how else this can be done, such as "Undo from the habit's menu". */
  hint: string;
  onSelect: () => void;
}

/** Adds a toast at the end of the queue, or in the place of the one with the same id. */
export function enqueue(queue: readonly ToastData[], toast: ToastData): readonly ToastData[] {
  const known = queue.some(({ id }) => id === toast.id);
  return known ? queue.map((waiting) => (waiting.id === toast.id ? toast : waiting)) : [...queue, toast];
}

/** Takes a toast out of the queue. */
export function dequeue(queue: readonly ToastData[], id: string): readonly ToastData[] {
  return queue.filter((toast) => toast.id !== id);
}

/** How long a toast stays, in milliseconds. */
export function durationOf({ durationMs, action }: Pick<ToastData, 'durationMs' | 'action'>): number {
  return durationMs ?? (action ? TOAST_WITH_ACTION_MS : TOAST_MS);
}
