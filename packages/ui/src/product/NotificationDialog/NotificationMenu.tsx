import { Bell, Mail, MessagesSquare } from 'lucide-react';
import { Badge } from '../../components/Badge/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './NotificationMenu.css.ts';
import { notificationDialogTexts } from './texts.ts';

export interface NotificationMenuProps {
  /** Unread notifications. */
  readonly notifications: number;
  /** Unread direct messages. */
  readonly messages: number;
  /** Called when notifications are to open. */
  readonly onNotifications: () => void;
  /** Called when messages are to open. */
  readonly onMessages: () => void;
}

/** Highest number that the badge shows. */
const BADGE_MAX = 99;

/** The bell of the top bar where there are direct messages as well: one badge for both, and a menu that leads to either. */
export function NotificationMenu({ notifications, messages, onNotifications, onMessages }: NotificationMenuProps) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const unreadLine = (count: number) => (count === 0 ? texts.allRead : texts.unreadCount(count));
  const unread = notifications + messages;
  const shown = unread > BADGE_MAX ? `${BADGE_MAX}+` : unread;
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          className={styles.button}
          aria-label={unread > 0 ? texts.messagesUnread(String(shown)) : texts.messages}
          title={texts.messages}
        >
          <Badge count={unread} max={BADGE_MAX}>
            <Bell className={styles.bell} aria-hidden="true" />
          </Badge>
        </button>
      }
    >
      <MenuItem icon={<Mail />} description={unreadLine(notifications)} onSelect={onNotifications}>
        {texts.title}
      </MenuItem>
      <MenuItem icon={<MessagesSquare />} description={unreadLine(messages)} onSelect={onMessages}>
        {texts.directMessages}
      </MenuItem>
    </Menu>
  );
}
