import { NOTIFICATION_REPLY_MAX, type NotificationReply, type Thread } from '@everstep/domain';
import { ArrowLeft, Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { MessageThread } from '../../product/MessageThread/index.ts';
import { LinkedText } from '../../product/NotificationDetail/LinkedText.tsx';
import * as styles from '../../product/NotificationDetail/NotificationDetail.css.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { NotShown } from '../system/NotShown.tsx';
import { useFocusHandover } from '../system/use-focus-handover.ts';

export interface AdminThreadViewProps extends EarlierPages {
  /** Undefined while it is on its way or could not be loaded. */
  readonly thread: Thread | undefined;
  /** Text of the notification that it is about. */
  readonly content: string;
  /** Of both sides, oldest first. */
  readonly replies: readonly NotificationReply[];
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** There is no such thread. @default false */
  readonly missing?: boolean | undefined;
  readonly onRetry: () => void;
  /** What was written and not sent; it is kept by its owner. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  /** Called with an answer that is not blank. */
  readonly onSend: (content: string) => void;
  /** The answer is on its way. @default false */
  readonly sending?: boolean | undefined;
  /** Why the answer could not be sent; its text stays in the field. */
  readonly sendProblem?: string | undefined;
  readonly now: Date;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  /** It was opened in this place: focus goes into it. @default false */
  readonly takesFocus?: boolean | undefined;
}

/** What one member and the team write about one notification. */
export function AdminThreadView(props: AdminThreadViewProps) {
  const { thread, content, replies, problem, missing = false, onRetry, now, timeZone, takesFocus = false } = props;
  const card = useRef<HTMLElement>(null);
  useFocusHandover(takesFocus && thread !== undefined, () => card.current);
  const threadId = thread?.id;
  // After the focus, which shows the beginning: a talk is read from what was said last. Where all of it fits, nothing moves.
  useEffect(() => {
    if (threadId !== undefined) card.current?.querySelector('[data-latest]')?.scrollIntoView({ block: 'nearest' });
  }, [threadId]);
  if (!thread && (problem !== undefined || missing)) {
    return (
      <NotShown
        problem={problem ?? ''}
        missing={missing}
        onRetry={onRetry}
        titles={{ missing: 'This thread is not here any more', failed: 'The thread could not be loaded' }}
        all={{ href: '/admin/replies', label: 'All replies' }}
      />
    );
  }
  if (!thread) {
    return (
      <LoadingRegion label="Loading the thread">
        <Skeleton lines={5} />
      </LoadingRegion>
    );
  }
  return (
    <Stack gap="5">
      <Inline gap="3">
        <LinkButton href="/admin/replies" tone="ghost" size="small" icon={<ArrowLeft />}>
          All replies
        </LinkButton>
      </Inline>
      <Card ref={card} tabIndex={-1} heading={thread.subject} aside={`${thread.userName}, ${thread.userEmail}`}>
        <Stack gap="5">
          <div className={styles.content}>
            <LinkedText text={content} />
          </div>
          <EarlierButton more={props.more} moreLoading={props.moreLoading} onMore={props.onMore} />
          <MessageThread label={`Messages with ${thread.userName}`} messages={replies} now={now} timeZone={timeZone} />
          <Answer {...props} name={thread.userName} />
        </Stack>
      </Card>
    </Stack>
  );
}

function Answer({ draft, onDraftChange, onSend, sending = false, sendProblem, name }: AdminThreadViewProps & { readonly name: string }) {
  const [tried, setTried] = useState(false);
  const content = draft.trim();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(content === '');
    if (content !== '') onSend(content);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="3">
        {sendProblem && (
          <Banner tone="danger" live="assertive">
            {sendProblem}
          </Banner>
        )}
        <TextArea
          label={`Your answer to ${name}`}
          help="It carries your name. Every administrator can read it."
          value={draft}
          maxLength={NOTIFICATION_REPLY_MAX}
          minRows={3}
          maxRows={10}
          error={tried && content === '' ? 'Write something first.' : undefined}
          onChange={(event) => onDraftChange(event.target.value)}
        />
        <Inline gap="3">
          <Button type="submit" icon={<Send />} loading={sending}>
            Send answer
          </Button>
        </Inline>
        <Text tone="muted" size="sm">
          The notification is unread again for {name} then, with your answer in it.
        </Text>
      </Stack>
    </form>
  );
}
