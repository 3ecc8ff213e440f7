import { relativeTime } from '@everstep/domain';
import { MailCheck, MoreHorizontal, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Chip } from '../../components/Chip/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import type { NotificationItem } from '../NotificationDetail/index.ts';
import { priorityWords, roleWords, typeWords } from '../NotificationDetail/notification-words.tsx';
import * as styles from './NotificationRow.css.ts';

/** What can be done with one notification. */
export interface NotificationActs {
  /** Opens it in full; it counts as read from then on. */
  readonly onOpen: (id: string) => void;
  readonly onMarkRead: (id: string) => void;
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
  const { id, subject, content, sender, senderRole, type, priority, sentAt, isRead } = notification;
  const { label, Icon } = typeWords[type];
  const { label: priorityLabel, Icon: PriorityIcon, tone } = priorityWords[priority];
  return (
    <article className={styles.row} aria-label={subject} data-unread={isRead ? undefined : ''}>
      <span className={styles.sign} aria-hidden="true">
        <Icon />
      </span>
      <button type="button" className={styles.words} onClick={() => onOpen(id)}>
        <span className={styles.subject({ unread: !isRead })}>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {subject}
        </span>
        <span className={styles.facts}>
          <span>{label}</span>
          <span className={styles.sender}>
            {sender}, {roleWords[senderRole]}
          </span>
          <time dateTime={sentAt}>{relativeTime(sentAt, now, timeZone)}</time>
        </span>
        <span className={styles.preview}>{content}</span>
        {(priority === 'urgent' || priority === 'high') && (
          <span className={styles.priority}>
            <Chip tone={tone} icon={<PriorityIcon />}>
              {priorityLabel}
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
  return (
    <div className={styles.menu}>
      <Menu align="end" trigger={<IconButton label={`Options for “${subject}”`} icon={<MoreHorizontal />} size="small" />}>
        <MenuItem icon={<MailCheck />} disabled={isRead} onSelect={() => onMarkRead(id)}>
          Mark as Read
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onDelete(id)}>
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}
