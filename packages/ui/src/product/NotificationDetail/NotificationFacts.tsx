import { relativeTime } from '@everstep/domain';
import { Chip } from '../../components/Chip/index.ts';
import { PlainList } from '../PlainList.tsx';
import * as styles from './NotificationDetail.css.ts';
import type { NotificationItem } from './notification.ts';
import { priorityWords, roleWords, typeWords } from './notification-words.tsx';

interface NotificationFactsProps {
  readonly notification: NotificationItem;
  readonly now: Date;
  readonly timeZone: string;
  readonly locale: string;
}

/** An instant in full, such as "18 March 2026 at 09:30". */
function fullTime(instant: string, timeZone: string, locale: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date);
}

/** Who sent it and when, of what kind it is, and its tags. */
export function NotificationFacts({ notification, now, timeZone, locale }: NotificationFactsProps) {
  const { sender, senderRole, sentAt, type, priority, tags } = notification;
  const { label: typeLabel, Icon: TypeIcon } = typeWords[type];
  const { label: priorityLabel, Icon: PriorityIcon, tone } = priorityWords[priority];
  return (
    <div className={styles.facts}>
      <dl className={styles.factList}>
        <div className={styles.fact}>
          <dt className={styles.term}>From</dt>
          <dd>
            {sender} <span className={styles.quiet}>{roleWords[senderRole]}</span>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>Sent</dt>
          <dd>
            <time dateTime={sentAt}>{fullTime(sentAt, timeZone, locale)}</time>{' '}
            <span className={styles.quiet}>{relativeTime(sentAt, now, timeZone)}</span>
          </dd>
        </div>
      </dl>
      <PlainList className={styles.chips} aria-label="Kind and tags">
        <li>
          <Chip icon={<TypeIcon />}>{typeLabel}</Chip>
        </li>
        <li>
          <Chip tone={tone} icon={<PriorityIcon />}>
            {priorityLabel}
          </Chip>
        </li>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip tone="neutral">{tag}</Chip>
          </li>
        ))}
      </PlainList>
    </div>
  );
}
