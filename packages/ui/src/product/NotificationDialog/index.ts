export { NotificationDialog, type NotificationDialogProps } from './NotificationDialog.tsx';
export { NotificationMenu, type NotificationMenuProps } from './NotificationMenu.tsx';
export type { NotificationActs } from './NotificationRow.tsx';
