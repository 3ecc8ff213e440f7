import { Link } from '../../components/Link/index.ts';
import { PlainList } from '../PlainList.tsx';
import { attachmentHref } from './linked-text.ts';
import * as styles from './NotificationDetail.css.ts';
import type { NotificationAttachment } from './notification.ts';
import { attachmentWords } from './notification-words.tsx';

/** What came with a notification, each with its kind in a sign and a word. */
export function Attachments({ attachments }: { readonly attachments: readonly NotificationAttachment[] }) {
  return (
    <PlainList className={styles.attachments} aria-label="Attachments">
      {attachments.map((attachment) => (
        <li key={attachment.href} className={styles.attachment}>
          <Attachment {...attachment} />
        </li>
      ))}
    </PlainList>
  );
}

function Attachment({ kind, title, href }: NotificationAttachment) {
  const { label, Icon } = attachmentWords[kind];
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
        <span className={styles.quiet}>{address ? label : `${label}. Its address can’t be opened safely.`}</span>
      </span>
    </>
  );
}
