export { ReceiptPanel, type ReceiptPanelProps } from './ReceiptPanel.tsx';
