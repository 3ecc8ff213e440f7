import { useLayoutEffect, useRef } from 'react';
import { type Draft, useDraft, withWords } from '../drafts/useDraft.ts';
import type { ChatState } from './chat-state.ts';

/**
 * What is being written in the open conversation. Words for one that was deleted elsewhere lie with those for a new one: there they
 * are found after a reload, too. They go back with the conversation, should that come back.
 */
export function useChatDraft(memberId: string, { conversationId, deleted }: Pick<ChatState, 'conversationId' | 'deleted'>): Draft {
  const own = useDraft(`chat:${memberId}:${conversationId ?? 'new'}`);
  const fresh = useDraft(`chat:${memberId}:new`);
  const deletedId = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words move when a conversation goes or comes back, and not with each letter.
  useLayoutEffect(() => {
    const isBack = !deleted && deletedId.current !== null && deletedId.current === conversationId;
    deletedId.current = deleted ? conversationId : null;
    if (deleted) {
      fresh.setText(withWords(fresh.read(), own.text));
      own.clear();
    } else if (isBack) {
      own.setText(fresh.read());
      fresh.clear();
    }
  }, [deleted, conversationId]);
  return deleted ? fresh : own;
}
