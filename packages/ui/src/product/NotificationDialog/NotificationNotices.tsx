import { Moon } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { timeTexts } from '../texts.ts';
import * as styles from './NotificationDialog.css.ts';
import { notificationDialogTexts } from './texts.ts';

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
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const { relative } = useTexts('Time', timeTexts);
  if (savedAt === undefined && quietUntil === undefined) return null;
  return (
    <div className={styles.notices}>
      {savedAt !== undefined && (
        <Banner
          tone="warning"
          live="polite"
          title={texts.offline}
          actions={
            <Button tone="inherit" size="small" loading={refreshing} onClick={onRefresh}>
              {texts.retry}
            </Button>
          }
        >
          {texts.offlineHint(relative(savedAt, now, timeZone))}
        </Banner>
      )}
      {quietUntil !== undefined && (
        <p className={styles.quiet}>
          <Moon className={styles.quietIcon} aria-hidden="true" />
          {texts.quietUntil(quietUntil)}
        </p>
      )}
    </div>
  );
}
