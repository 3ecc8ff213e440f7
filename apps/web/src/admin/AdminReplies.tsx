import { adminFailures, api, type Thread } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { AdminThreadsView, AdminThreadView } from '@everstep/ui/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useParams } from 'react-router';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { usePages } from '../api/usePages.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useNewId } from '../forms/useNewId.ts';
import { useBefore } from '../layout/useBefore.ts';
import { useNow } from '../layout/useNow.ts';
import { usePageVisible } from '../layout/usePageVisible.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { adminSentence } from './admin-sentence.ts';

/** What members answered, or one thread of it. New answers arrive by the stream of hints. */
export function AdminReplies() {
  const { id } = useParams();
  const before = useBefore(id);
  return id === undefined ? <Inbox leftId={before?.id} /> : <OneThread key={id} id={id} takesFocus={before !== null} />;
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Inbox({ leftId }: { readonly leftId: string | undefined }) {
  const now = useNow();
  const { pages, error, retry, more, loading, loadMore } = usePages(api.admin.threads, (from) => ({ query: from }));
  return (
    <AdminThreadsView
      threads={pages?.flatMap((page) => page.threads)}
      problem={error && !pages ? sentenceOf(error) : undefined}
      onRetry={() => void retry()}
      more={more}
      moreLoading={loading}
      onMore={loadMore}
      now={now}
      timeZone={zoneHere()}
      leftId={leftId}
    />
  );
}

function OneThread({ id, takesFocus }: { readonly id: string; readonly takesFocus: boolean }) {
  const now = useNow();
  const { pages, error, retry, more, loading, loadMore } = usePages(api.admin.thread, (from) => ({ params: { id }, query: from }));
  const [newest] = pages ?? [];
  const missing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  useMarkRead(id, newest?.thread);
  return (
    <AdminThreadView
      {...useAnswer(id, newest?.thread)}
      thread={missing ? undefined : newest?.thread}
      content={newest?.content ?? ''}
      replies={[...(pages ?? [])].reverse().flatMap((page) => page.replies)}
      problem={error && !newest ? sentenceOf(error) : undefined}
      missing={missing}
      onRetry={() => void retry()}
      more={more}
      moreLoading={loading}
      onMore={loadMore}
      now={now}
      timeZone={zoneHere()}
      takesFocus={takesFocus}
    />
  );
}

/** Up to when a thread is shown: what the member writes meanwhile stays unread. */
const seenOf = (thread: Thread | undefined) => ({ query: { asOf: thread?.lastMessageAt } });

/** Whoever has a thread open before their eyes has read what is shown of it, for all administrators. */
function useMarkRead(id: string, thread: Thread | undefined): void {
  const { run, pending } = useAction(api.admin.readThread);
  const mark = useEffectEvent(() => void run({ params: { id }, ...seenOf(thread) }));
  const isNewHere = usePageVisible() && thread?.unread === true;
  const asOf = thread?.lastMessageAt;
  const marked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isNewHere) marked.current = undefined;
    // One mark at a time; each message once, so that a mark that fails is not sent on and on.
    else if (!pending && marked.current !== asOf) {
      marked.current = asOf;
      mark();
    }
  }, [isNewHere, pending, asOf]);
}

/** The answer that is being written; it stays until the server has it. */
function useAnswer(id: string, thread: Thread | undefined) {
  const memberId = useMemberId();
  const { text, setText, clear } = useDraft(`admin-reply:${memberId}:${id}`);
  const { idOf, stored } = useNewId();
  const { showToast } = useToast();
  const answer = useAction(api.admin.answerThread, {
    onDone: () => {
      stored();
      clear();
      showToast({ id: 'answer', tone: 'success', title: 'Answer sent' });
    },
  });
  return {
    draft: text,
    onDraftChange: (next: string) => void setText(next),
    onSend: (content: string) => void answer.run({ params: { id }, ...seenOf(thread), body: { content, id: idOf(content) } }),
    sending: answer.pending,
    sendProblem: answer.error ? adminSentence(answer.error, adminFailures.message) : undefined,
  };
}
