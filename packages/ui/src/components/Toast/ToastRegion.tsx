import { useEffect, useState } from 'react';
import { useHelpInSight } from '../../internal/help-in-sight.ts';
import { lazyPart, useLazyPart } from '../../internal/lazy-part.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { besideHelp, type ShownToast } from './toast-queue.ts';

export interface ToastRegionProps {
  /** Oldest first. The first few are shown, the rest wait. */
  toasts: readonly ShownToast[];
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
  const isPlain = useFailed(toasts.length > 0 && List === null);
  if (List) return <List {...props} toasts={toasts} />;
  return isPlain && <PlainToasts {...props} toasts={toasts} />;
}

/** Whether toasts wait for code that cannot be had. */
function useFailed(waiting: boolean): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (waiting) toastList.load().catch(() => setFailed(true));
  }, [waiting]);
  return waiting && failed;
}
