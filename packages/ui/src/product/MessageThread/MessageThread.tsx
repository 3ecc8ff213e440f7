import { localDateOf } from '@everstep/domain';
import { CircleAlert, Clock, Pencil, RefreshCw } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { timeTexts } from '../texts.ts';
import * as styles from './MessageThread.css.ts';
import { messageThreadTexts } from './texts.ts';

/** One message between a member and somebody of the team. */
export interface ThreadMessage {
  readonly id: string;
  /** Plain text; line breaks are kept. */
  readonly content: string;
  /** ISO-8601 instant. */
  readonly sentAt: string;
  /** Name of who wrote it. Own messages are said to be by "You". */
  readonly author: string;
  /** Whether the reader wrote it. */
  readonly own: boolean;
  /** Where an own message is on its way; `waiting` for a connection, it goes out by itself. @default 'sent' */
  readonly status?: 'waiting' | 'sending' | 'sent' | 'failed';
}

export interface MessageThreadProps {
  /** Names the thread, such as "Replies". */
  readonly label: string;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  /** The present; times are shown relative to it. */
  readonly now: Date;
  /** IANA zone of the reader; days change at midnight there. */
  readonly timeZone: string;
  /** Sends a failed message again. */
  readonly onRetry?: ((id: string) => void) | undefined;
  /** Takes up a failed message to change it. */
  readonly onEdit?: ((message: ThreadMessage) => void) | undefined;
}

/** A short talk between people: who said what and when, the reader's own at the end of the line. For talks with a guide use `MessageList`. */
export function MessageThread({ label, messages, now, timeZone, onRetry, onEdit }: MessageThreadProps) {
  const texts = useTexts('MessageThread', messageThreadTexts);
  const time = useTexts('Time', timeTexts);
  const dayOf = (instant: string) => localDateOf(instant, timeZone, 0);
  const today = localDateOf(now, timeZone, 0);
  return (
    // What the other side answers meanwhile is read out; nothing else is added here.
    <ol className={styles.thread} aria-label={label} aria-live="polite" aria-relevant="additions">
      {messages.map((message, index) => {
        const day = dayOf(message.sentAt);
        const before = messages[index - 1];
        const newDay = before === undefined || dayOf(before.sentAt) !== day;
        return (
          <li key={message.id} className={styles.item({ own: message.own })} data-latest={index === messages.length - 1 ? '' : undefined}>
            {newDay && <p className={styles.day}>{day === today ? time.today : time.day(day, today)}</p>}
            <p className={styles.facts}>
              <span className={styles.author}>{message.own ? texts.you : message.author}</span>
              <time dateTime={message.sentAt}>{time.relative(message.sentAt, now, timeZone)}</time>
            </p>
            <div className={styles.bubble({ own: message.own, status: message.status ?? 'sent' })}>{message.content}</div>
            {message.own && <Status message={message} onRetry={onRetry} onEdit={onEdit} />}
          </li>
        );
      })}
    </ol>
  );
}

type StatusProps = Pick<MessageThreadProps, 'onRetry' | 'onEdit'> & { readonly message: ThreadMessage };

function Status({ message, onRetry, onEdit }: StatusProps) {
  const texts = useTexts('MessageThread', messageThreadTexts);
  if (message.status === 'sending') return <p className={styles.status}>{texts.sending}</p>;
  if (message.status === 'waiting') {
    return (
      <p className={styles.waiting}>
        <Clock className={styles.problemIcon} aria-hidden="true" />
        {texts.waiting}
      </p>
    );
  }
  if (message.status !== 'failed') return null;
  return (
    <div className={styles.failure}>
      <p className={styles.problem}>
        <CircleAlert className={styles.problemIcon} aria-hidden="true" />
        {texts.failed}
      </p>
      <span className={styles.actions}>
        {onEdit && (
          <Button size="small" tone="ghost" icon={<Pencil />} onClick={() => onEdit(message)}>
            {texts.edit}
          </Button>
        )}
        {onRetry && (
          <Button size="small" tone="outline" icon={<RefreshCw />} onClick={() => onRetry(message.id)}>
            {texts.retry}
          </Button>
        )}
      </span>
    </div>
  );
}
