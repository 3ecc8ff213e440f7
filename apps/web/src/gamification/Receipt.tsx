export { ReceiptDialog as Receipt } from '@everstep/ui';
