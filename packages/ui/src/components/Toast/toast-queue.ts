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

/**
 * The toasts that may be shown beside help; the others wait in the queue, and their time begins when they come. Beside a safety card what
 * failed and what can be undone is still told: the member has just done it there. Before people to reach nothing stands at all.
 */
export function besideHelp(queue: readonly ToastData[], inSight: HelpInSight): readonly ToastData[] {
  if (inSight === 'none') return queue;
  if (inSight === 'people') return [];
  return queue.filter(({ tone, action }) => tone === 'danger' || (action !== undefined && tone !== 'award'));
}

/** How long a toast stays, in milliseconds. */
export function durationOf({ durationMs, action }: Pick<ToastData, 'durationMs' | 'action'>): number {
  return durationMs ?? (action ? TOAST_WITH_ACTION_MS : TOAST_MS);
}
