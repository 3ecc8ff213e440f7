import { Bell, Mail, MessagesSquare } from 'lucide-react';
import { Badge } from '../../components/Badge/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { countOf } from '../format.ts';
import * as styles from './NotificationMenu.css.ts';

export interface NotificationMenuProps {
  /** Unread notifications. */
  readonly notifications: number;
  /** Unread direct messages. */
  readonly messages: number;
  readonly onNotifications: () => void;
  readonly onMessages: () => void;
}

/** Highest number that the badge shows. */
const BADGE_MAX = 99;
const unreadLine = (count: number) => (count === 0 ? 'All read' : countOf(count, 'unread', 'unread'));

/** The bell of the top bar where there are direct messages as well: one badge for both, and a menu that leads to either. */
export function NotificationMenu({ notifications, messages, onNotifications, onMessages }: NotificationMenuProps) {
  const unread = notifications + messages;
  const shown = unread > BADGE_MAX ? `${BADGE_MAX}+` : unread;
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={styles.button} aria-label={unread > 0 ? `Messages, ${shown} unread` : 'Messages'} title="Messages">
          <Badge count={unread} max={BADGE_MAX}>
            <Bell className={styles.bell} aria-hidden="true" />
          </Badge>
        </button>
      }
    >
      <MenuItem icon={<Mail />} description={unreadLine(notifications)} onSelect={onNotifications}>
        Notifications
      </MenuItem>
      <MenuItem icon={<MessagesSquare />} description={unreadLine(messages)} onSelect={onMessages}>
        Direct messages
      </MenuItem>
    </Menu>
  );
}
