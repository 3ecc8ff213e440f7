import { MailCheck, MoreHorizontal, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Chip } from '../../components/Chip/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { NotificationItem } from '../NotificationDetail/index.ts';
import { priorityLooks, typeIcons } from '../NotificationDetail/notification-icons.ts';
import { notificationDetailTexts } from '../NotificationDetail/texts.ts';
import { timeTexts } from '../texts.ts';
import * as styles from './NotificationRow.css.ts';
import { notificationDialogTexts } from './texts.ts';

/** What can be done with one notification. */
export interface NotificationActs {
  /** Opens it in full; it counts as read from then on. */
  readonly onOpen: (id: string) => void;
  /** Called with the id of the one that was read. */
  readonly onMarkRead: (id: string) => void;
  /** Called with the id of the one to delete. */
  readonly onDelete: (id: string) => void;
}

interface NotificationRowProps extends NotificationActs {
  readonly notification: NotificationItem;
  readonly now: Date;
  readonly timeZone: string;
}

/** One line of the list: what it is about, who sent it and when, and the beginning of its text. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { notification, now, timeZone, onOpen } = props;
  const { id, subject, content, sender, senderRole, type, priority, isRead, answer } = notification;
  const sentAt = answer?.sentAt ?? notification.sentAt;
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const kinds = useTexts('NotificationDetail', notificationDetailTexts);
  const { relative } = useTexts('Time', timeTexts);
  const Icon = typeIcons[type];
  const { Icon: PriorityIcon, tone } = priorityLooks[priority];
  return (
    <article className={styles.row} aria-label={subject} data-unread={isRead ? undefined : ''}>
      <span className={styles.sign} aria-hidden="true">
        <Icon />
      </span>
      <button type="button" className={styles.words} onClick={() => onOpen(id)}>
        <span className={styles.subject({ unread: !isRead })}>
          {!isRead && <VisuallyHidden>{texts.unreadMark}</VisuallyHidden>}
          {subject}
        </span>
        <span className={styles.facts}>
          <span>{kinds.types[type]}</span>
          <span className={styles.sender}>
            {sender}, {kinds.roles[senderRole]}
          </span>
          <time dateTime={sentAt}>{relative(sentAt, now, timeZone)}</time>
        </span>
        <span className={styles.preview}>{answer ? texts.answer(answer.author, answer.content) : content}</span>
        {(priority === 'urgent' || priority === 'high') && (
          <span className={styles.priority}>
            <Chip tone={tone} icon={<PriorityIcon />}>
              {kinds.priorities[priority]}
            </Chip>
          </span>
        )}
      </button>
      {!isRead && <span className={styles.dot} aria-hidden="true" />}
      <RowMenu {...props} />
    </article>
  );
});

function RowMenu({ notification: { id, subject, isRead }, onMarkRead, onDelete }: NotificationRowProps) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  return (
    <div className={styles.menu}>
      <Menu align="end" trigger={<IconButton label={texts.options(subject)} icon={<MoreHorizontal />} size="small" />}>
        <MenuItem icon={<MailCheck />} disabled={isRead} onSelect={() => onMarkRead(id)}>
          {texts.markRead}
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onDelete(id)}>
          {texts.delete}
        </MenuItem>
      </Menu>
    </div>
  );
}
