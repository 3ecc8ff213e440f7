export { TOAST_MS, TOAST_WITH_ACTION_MS, TOASTS_AT_ONCE, type ToastTone, toastTones } from './Toast.variants.ts';
export { type ToastControls, ToastProvider, useToast } from './ToastProvider.tsx';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export type { ToastAction, ToastData } from './toast-queue.ts';
