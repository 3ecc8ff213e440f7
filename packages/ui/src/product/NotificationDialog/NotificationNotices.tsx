import { relativeTime } from '@everstep/domain';
import { Moon } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import * as styles from './NotificationDialog.css.ts';

interface NotificationNoticesProps {
  readonly savedAt: string | undefined;
  readonly quietUntil: string | undefined;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly now: Date;
  readonly timeZone: string;
}

/** What the reader should know of the list before reading it. */
export function NotificationNotices({ savedAt, quietUntil, refreshing, onRefresh, now, timeZone }: NotificationNoticesProps) {
  if (savedAt === undefined && quietUntil === undefined) return null;
  return (
    <div className={styles.notices}>
      {savedAt !== undefined && (
        <Banner
          tone="warning"
          live="polite"
          title="Offline copy"
          actions={
            <Button tone="inherit" size="small" loading={refreshing} onClick={onRefresh}>
              Try again
            </Button>
          }
        >
          Showing saved notifications from {relativeTime(savedAt, now, timeZone)}. What you read, delete or write is kept here and sent once
          the server answers.
        </Banner>
      )}
      {quietUntil !== undefined && (
        <p className={styles.quiet}>
          <Moon className={styles.quietIcon} aria-hidden="true" />
          Quiet until {quietUntil}. What arrives meanwhile waits here without a sound.
        </p>
      )}
    </div>
  );
}
