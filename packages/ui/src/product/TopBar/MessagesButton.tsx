import { Bell } from 'lucide-react';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './TopBar.css.ts';
import { topBarTexts } from './texts.ts';

/** Highest number the badge shows. */
const BADGE_MAX = 99;

export interface MessagesButtonProps {
  /** Unread notifications and messages. */
  readonly unread: number;
  /** Called when messages are to open. */
  readonly onOpen: () => void;
}

/** Opens the notifications; its badge counts the unread, up to 99. */
export function MessagesButton({ unread, onOpen }: MessagesButtonProps) {
  const texts = useTexts('TopBar', topBarTexts);
  const shown = unread > BADGE_MAX ? `${BADGE_MAX}+` : `${unread}`;
  const name = unread > 0 ? texts.messagesUnread(shown) : texts.messages;
  return (
    <button type="button" className={styles.messages} aria-label={name} aria-haspopup="dialog" title={texts.messages} onClick={onOpen}>
      <Bell aria-hidden="true" className={styles.bell} />
      {unread > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {shown}
        </span>
      )}
    </button>
  );
}
