export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { type ConfirmDialogTone, confirmDialogTones } from './ConfirmDialog.variants.ts';
