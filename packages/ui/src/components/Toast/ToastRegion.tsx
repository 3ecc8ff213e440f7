import { useEffect } from 'react';
import { useHelpInSight } from '../../internal/help-in-sight.ts';
import { lazyPart, useLazyPart } from '../../internal/lazy-part.ts';
import { besideHelp, type ToastData } from './toast-queue.ts';

export interface ToastRegionProps {
  /** Oldest first. The first few are shown, the rest wait. */
  toasts: readonly ToastData[];
  /** Called when a toast's time is up, or when it is closed, swiped away or acted upon. */
  onDismiss: (id: string) => void;
  /** How many stand at once. @default 3 */
  limit?: number;
  /** Names the region; `{hotkey}` becomes the key that leads there. @default 'Notices ({hotkey})' */
  label?: string;
}

/** Milliseconds after which the code is fetched without a toast: the first one may have to tell that the connection is gone. */
export const TOASTS_READY_AFTER_MS = 5000;

/** What draws toasts; no first page needs it, so its code comes with the first toast, or once the page has settled. */
export const toastList = lazyPart(async () => (await import('./Toast.tsx')).ToastList);

/** The place of short notices, top centre, announced politely. Time stands still while they are pointed at or focused; none stands in front of help. */
export function ToastRegion(props: ToastRegionProps) {
  useEffect(() => {
    const timer = setTimeout(() => void toastList.load().catch(() => undefined), TOASTS_READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const toasts = besideHelp(props.toasts, useHelpInSight());
  const List = useLazyPart(toastList, toasts.length > 0);
  return List && <List {...props} toasts={toasts} />;
}
