import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { LinkedText } from '../../product/NotificationDetail/LinkedText.tsx';
import * as styles from '../../product/NotificationDetail/NotificationDetail.css.ts';
import { NotificationFacts } from '../../product/NotificationDetail/NotificationFacts.tsx';
import { isBlankNotification, letterOf, type NotificationDraft } from './notification-draft.ts';

interface NotificationPreviewProps {
  readonly draft: NotificationDraft;
  /** Name of the writer. */
  readonly sender: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly locale: string;
}

/** The letter as it will stand before a member: the same parts that their dialog is made of. */
export function NotificationPreview({ draft, sender, now, timeZone, locale }: NotificationPreviewProps) {
  const { title, message, type, priority, tags, canReply } = draft;
  const sentAt = letterOf(draft, timeZone).sendAt ?? now.toISOString();
  return (
    <Card heading="As a member sees it">
      {isBlankNotification(draft) ? (
        <Text tone="muted">What you write stands here as it will be read.</Text>
      ) : (
        <Stack gap="4">
          <Heading level={3} size="lg">
            <span className={styles.subject}>{title.trim() === '' ? 'Without a title yet' : title}</span>
          </Heading>
          <NotificationFacts
            notification={{
              id: 'preview',
              subject: title,
              content: message,
              sender,
              senderRole: 'admin',
              type,
              priority,
              tags,
              sentAt,
              isRead: false,
              canReply,
            }}
            now={new Date(Math.max(now.getTime(), Date.parse(sentAt)))}
            timeZone={timeZone}
            locale={locale}
          />
          <div className={styles.content}>
            <LinkedText text={message} />
          </div>
          <Text tone="muted" size="sm">
            {canReply ? 'Below it stands “Reply to Admin”.' : 'It takes no replies.'}
          </Text>
        </Stack>
      )}
    </Card>
  );
}
