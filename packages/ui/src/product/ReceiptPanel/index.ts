export { ReceiptPanel, type ReceiptPanelProps } from './ReceiptPanel.tsx';
export type { ReceiptFacts } from './ReceiptRows.tsx';
