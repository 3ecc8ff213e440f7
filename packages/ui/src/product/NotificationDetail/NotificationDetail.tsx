import { Reply, Trash2 } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { useFollowEnd } from '../../chat/MessageList/use-follow-end.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { DialogActions } from '../../internal/dialog-actions.ts';
import { Modal } from '../../internal/Modal/index.ts';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { MessageThread, type ThreadMessage } from '../MessageThread/index.ts';
import { Attachments } from './Attachments.tsx';
import { LinkedText } from './LinkedText.tsx';
import * as styles from './NotificationDetail.css.ts';
import { NotificationFacts } from './NotificationFacts.tsx';
import type { NotificationItem } from './notification.ts';
import { ReplyComposer } from './ReplyComposer.tsx';
import { notificationDetailTexts } from './texts.ts';

export interface NotificationDetailProps {
  /** The notification that is read; null keeps the dialog closed. */
  readonly notification: NotificationItem | null;
  /** Called when it is to close. */
  readonly onClose: () => void;
  /** Called with the id. Offer to undo it where the list is shown. */
  readonly onDelete: (id: string) => void;
  /** The replies of both sides, oldest first. */
  readonly replies?: readonly ThreadMessage[] | undefined;
  /** The replies could not be read. @default false */
  readonly repliesFailed?: boolean;
  /** Called when the replies are to be read again. */
  readonly onRepliesRetry?: (() => void) | undefined;
  /** Reads earlier replies; leave it out where there are none. */
  readonly onEarlierReplies?: (() => void) | undefined;
  /** The replies are being read. @default false */
  readonly repliesLoading?: boolean;
  /** The server does not answer. @default false */
  readonly offline?: boolean;
  /** What the member has written and not sent. It is theirs to keep: store it. */
  readonly draft: string;
  /** Called with every change of the reply. */
  readonly onDraftChange: (draft: string) => void;
  /** Called with a reply that is not blank; show it in `replies` as sending, then as sent or failed. */
  readonly onSendReply: (content: string) => void;
  /** Called with the id of the reply that is to be sent again. */
  readonly onRetryReply: (replyId: string) => void;
  /** Takes a failed reply out of the thread; its text is the draft again. */
  readonly onEditReply: (replyId: string) => void;
  /** What became of the last reply; said once. */
  readonly replyOutcome?: 'sent' | 'failed' | undefined;
  /** The present; times are shown relative to it. */
  readonly now: Date;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  /** BCP 47 tag for the time of sending. @default that of the `TextsProvider`, else 'en-GB' */
  readonly locale?: string;
}

/** One notification in full, with its answers. Opening it is what marks it as read; that is up to the page. */
export function NotificationDetail(props: NotificationDetailProps) {
  const { notification } = props;
  // The next one begins without the composer of the last.
  return notification && <OpenDetail key={notification.id} {...props} notification={notification} />;
}

const outcomes = {
  sent: { tone: 'success', live: 'polite', said: 'replySent' },
  failed: { tone: 'danger', live: 'assertive', said: 'replyFailed' },
} as const;

function OpenDetail(props: NotificationDetailProps & { readonly notification: NotificationItem }) {
  const { notification, onClose, onDelete, replies = [], offline = false, draft, onDraftChange, replyOutcome, now, timeZone } = props;
  const texts = useTexts('NotificationDetail', notificationDetailTexts);
  const locale = useLocale(props.locale) ?? 'en-GB';
  const { id, subject, content, canReply, attachments = [] } = notification;
  const help = use(DialogActions);
  const [composing, setComposing] = useState(false);
  const outcome = replyOutcome && outcomes[replyOutcome];
  const replyButton = useRef<HTMLButtonElement>(null);
  const hadComposer = useRef(false);
  // The composer takes the focus along when it goes.
  useEffect(() => {
    if (hadComposer.current && !composing) replyButton.current?.focus();
    hadComposer.current = composing;
  }, [composing]);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const last = replies.at(-1);
  // A letter begins at its beginning, a talk at what was said last: neither the composer nor what became of a reply covers it.
  useFollowEnd({
    scroller: last ? (body?.parentElement ?? null) : null,
    restart: replies.findLast(({ own }) => own)?.id ?? '',
    fromItsStart: last && !last.own ? last.id : null,
    heldAtItsStart: null,
  });
  const send = (text: string) => {
    props.onSendReply(text);
    onDraftChange('');
    setComposing(false);
  };
  const edit = (message: ThreadMessage) => {
    // What was begun meanwhile stays below it.
    onDraftChange(draft.trim() === '' ? message.content : `${message.content}\n\n${draft}`);
    props.onEditReply(message.id);
    setComposing(true);
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<span className={styles.subject}>{subject}</span>}
      description={texts.description(notification.sender)}
      hideDescription
      titleBelow
      headerActions={
        <>
          {help}
          <IconButton label={texts.delete} icon={<Trash2 />} onClick={() => onDelete(id)} />
        </>
      }
      footer={
        canReply &&
        (composing ? (
          <ReplyComposer draft={draft} onDraftChange={onDraftChange} onSend={send} onCancel={() => setComposing(false)} />
        ) : (
          <Button ref={replyButton} icon={<Reply />} onClick={() => setComposing(true)}>
            {texts.reply}
          </Button>
        ))
      }
    >
      <div ref={setBody} className={styles.body}>
        {offline && <Offline {...props} />}
        <NotificationFacts notification={notification} now={now} timeZone={timeZone} locale={locale} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard has to reach it. */}
        <section className={styles.content} aria-label={texts.message} tabIndex={0}>
          <LinkedText text={content} />
        </section>
        {attachments.length > 0 && <Attachments attachments={attachments} />}
        {!(offline && props.repliesFailed) && <ThreadState {...props} />}
        {replies.length > 0 && (
          <MessageThread
            label={texts.replies}
            messages={replies}
            now={now}
            timeZone={timeZone}
            onRetry={props.onRetryReply}
            onEdit={edit}
          />
        )}
        {outcome && last?.own !== false && (
          <Banner tone={outcome.tone} live={outcome.live}>
            {texts[outcome.said]}
          </Banner>
        )}
      </div>
    </Modal>
  );
}

/** Stays in sight above what is scrolled. */
function Offline(props: ThreadStateProps) {
  const texts = useTexts('NotificationDetail', notificationDetailTexts);
  return (
    <div className={styles.offline}>
      <Banner
        tone="warning"
        live="polite"
        title={texts.offline}
        actions={props.repliesFailed && props.onRepliesRetry && <RetryReplies {...props} />}
      >
        {props.repliesFailed ? texts.offlineNoReplies : texts.offlineHint}
      </Banner>
    </div>
  );
}

type ThreadStateProps = Pick<NotificationDetailProps, 'repliesFailed' | 'onRepliesRetry' | 'onEarlierReplies' | 'repliesLoading'>;

function RetryReplies({ onRepliesRetry, repliesLoading = false }: ThreadStateProps) {
  const texts = useTexts('NotificationDetail', notificationDetailTexts);
  return (
    <Button tone="inherit" size="small" loading={repliesLoading} onClick={onRepliesRetry}>
      {texts.repliesRetry}
    </Button>
  );
}

/** What stands before the replies: that they could not be read, or the way to earlier ones. */
function ThreadState({ repliesFailed = false, onRepliesRetry, onEarlierReplies, repliesLoading = false }: ThreadStateProps) {
  const texts = useTexts('NotificationDetail', notificationDetailTexts);
  if (repliesFailed) {
    return (
      <Banner tone="warning" live="polite" actions={onRepliesRetry && <RetryReplies {...{ onRepliesRetry, repliesLoading }} />}>
        {texts.repliesFailed}
      </Banner>
    );
  }
  return (
    onEarlierReplies && (
      <div className={styles.earlier}>
        <Button tone="outline" size="small" loading={repliesLoading} onClick={onEarlierReplies}>
          {texts.earlierReplies}
        </Button>
      </div>
    )
  );
}
