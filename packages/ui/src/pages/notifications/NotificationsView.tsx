import { NotificationDetail, type NotificationDetailProps } from '../../product/NotificationDetail/index.ts';
import { NotificationDialog, type NotificationDialogProps } from '../../product/NotificationDialog/index.ts';

export interface NotificationsViewProps extends Omit<NotificationDialogProps, 'open' | 'onOpenChange'> {
  /** Called when the list is to close. */
  readonly onClose: () => void;
  /** The one that is read over the list, and its thread. */
  readonly detail: Omit<NotificationDetailProps, 'onDelete' | 'now' | 'timeZone'>;
}

/** Everything from the team over the page, and one of it in full over the list. */
export function NotificationsView({ onClose, detail, ...list }: NotificationsViewProps) {
  const { onDelete, now, timeZone } = list;
  return (
    <>
      <NotificationDialog {...list} open onOpenChange={(open) => !open && onClose()} />
      <NotificationDetail {...detail} {...{ onDelete, now, timeZone }} />
    </>
  );
}
