import { Bell } from 'lucide-react';
import * as styles from './TopBar.css.ts';

/** Highest number the badge shows. */
const BADGE_MAX = 99;

export interface MessagesButtonProps {
  /** Unread notifications and messages. */
  readonly unread: number;
  readonly onOpen: () => void;
}

/** Opens the notifications; its badge counts the unread, up to 99. */
export function MessagesButton({ unread, onOpen }: MessagesButtonProps) {
  const shown = unread > BADGE_MAX ? `${BADGE_MAX}+` : `${unread}`;
  const name = unread > 0 ? `Messages, ${shown} unread` : 'Messages';
  return (
    <button type="button" className={styles.messages} aria-label={name} title="Messages" onClick={onOpen}>
      <Bell aria-hidden="true" className={styles.bell} />
      {unread > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {shown}
        </span>
      )}
    </button>
  );
}
