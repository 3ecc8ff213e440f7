import { lazyPart, useLazyPart } from '../../internal/lazy-part.ts';
import type { ToastData } from './toast-queue.ts';

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

/** What draws toasts; most pages are left without one, so its code comes with the first. */
export const toastList = lazyPart(async () => (await import('./Toast.tsx')).ToastList);

/** The place of short notices, top centre, announced politely. Time stands still while they are pointed at or focused. */
export function ToastRegion(props: ToastRegionProps) {
  const List = useLazyPart(toastList, props.toasts.length > 0);
  return List && <List {...props} />;
}
