export { type ExplainedAward, ReceiptDialog, type ReceiptDialogProps } from './ReceiptDialog.tsx';
