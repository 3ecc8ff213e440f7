import { Link } from '../../components/Link/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import { attachmentHref } from './linked-text.ts';
import * as styles from './NotificationDetail.css.ts';
import type { NotificationAttachment } from './notification.ts';
import { attachmentIcons } from './notification-icons.ts';
import { notificationDetailTexts } from './texts.ts';

/** What came with a notification, each with its kind in a sign and a word. */
export function Attachments({ attachments }: { readonly attachments: readonly NotificationAttachment[] }) {
  const texts = useTexts('NotificationDetail', notificationDetailTexts);
  return (
    <PlainList className={styles.attachments} aria-label={texts.attachments}>
      {attachments.map((attachment) => (
        <li key={attachment.href} className={styles.attachment}>
          <Attachment {...attachment} />
        </li>
      ))}
    </PlainList>
  );
}

function Attachment({ kind, title, href }: NotificationAttachment) {
  const texts = useTexts('NotificationDetail', notificationDetailTexts);
  const label = texts.attachmentKinds[kind];
  const Icon = attachmentIcons[kind];
  const address = attachmentHref(href);
  return (
    <>
      <span className={styles.attachmentIcon} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.attachmentWords}>
        {address ? (
          <Link href={address} external>
            {title}
          </Link>
        ) : (
          title
        )}
        <span className={styles.quiet}>{address ? label : texts.unsafe(label)}</span>
      </span>
    </>
  );
}
