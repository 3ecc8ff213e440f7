import type { ReactNode } from 'react';
import type { HelpInSight } from '../../internal/help-in-sight.ts';
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

/** A toast that waits or stands. */
export interface ShownToast extends ToastData {
  /** How often one with its id took the place of another: each has its whole time and is read out. @default 0 */
  showing?: number;
}

export interface ToastAction {
  label: string;
  /** Says to screen readers how else this can be done, such as "Undo from the habit's menu". */
  hint: string;
  onSelect: () => void;
}

/** Adds a toast at the end of the queue, or in the place of the one with the same id. */
export function enqueue(queue: readonly ShownToast[], toast: ToastData): readonly ShownToast[] {
  const known = queue.find(({ id }) => id === toast.id);
  if (!known) return [...queue, toast];
  const next = { ...toast, showing: (known.showing ?? 0) + 1 };
  return queue.map((waiting) => (waiting === known ? next : waiting));
}

/** Takes a toast out of the queue. */
export function dequeue(queue: readonly ShownToast[], id: string): readonly ShownToast[] {
  return queue.filter((toast) => toast.id !== id);
}

/**
 * The toasts that may be shown beside help; the others wait in the queue, and their time begins when they come. Beside a safety card what
 * failed and what can be undone is still told: the member has just done it there. Before people to reach nothing stands at all.
 */
export function besideHelp(queue: readonly ShownToast[], inSight: HelpInSight): readonly ShownToast[] {
  if (inSight === 'none') return queue;
  if (inSight === 'people') return [];
  return queue.filter(({ tone, action }) => tone === 'danger' || (action !== undefined && tone !== 'award'));
}

/** How long a toast stays, in milliseconds. */
export function durationOf({ durationMs, action }: Pick<ToastData, 'durationMs' | 'action'>): number {
  return durationMs ?? (action ? TOAST_WITH_ACTION_MS : TOAST_MS);
}
