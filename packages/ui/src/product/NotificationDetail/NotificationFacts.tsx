import { Chip } from '../../components/Chip/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PlainList } from '../PlainList.tsx';
import { timeTexts } from '../texts.ts';
import * as styles from './NotificationDetail.css.ts';
import type { NotificationItem } from './notification.ts';
import { priorityLooks, typeIcons } from './notification-icons.ts';
import { notificationDetailTexts } from './texts.ts';

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
  const texts = useTexts('NotificationDetail', notificationDetailTexts);
  const { relative } = useTexts('Time', timeTexts);
  const TypeIcon = typeIcons[type];
  const { Icon: PriorityIcon, tone } = priorityLooks[priority];
  return (
    <div className={styles.facts}>
      <dl className={styles.factList}>
        <div className={styles.fact}>
          <dt className={styles.term}>{texts.from}</dt>
          <dd>
            {sender} <span className={styles.quiet}>{texts.roles[senderRole]}</span>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>{texts.sent}</dt>
          <dd>
            <time dateTime={sentAt}>{fullTime(sentAt, timeZone, locale)}</time>{' '}
            <span className={styles.quiet}>{relative(sentAt, now, timeZone)}</span>
          </dd>
        </div>
      </dl>
      <PlainList className={styles.chips} aria-label={texts.kindAndTags}>
        <li>
          <Chip icon={<TypeIcon />}>{texts.types[type]}</Chip>
        </li>
        {priority !== 'normal' && (
          <li>
            <Chip tone={tone} icon={<PriorityIcon />}>
              {texts.priorities[priority]}
            </Chip>
          </li>
        )}
        {tags.map((tag) => (
          <li key={tag}>
            <Chip tone="neutral">{tag}</Chip>
          </li>
        ))}
      </PlainList>
    </div>
  );
}
