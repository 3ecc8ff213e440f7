import { useEffect, useRef } from 'react';
import { type Draft, withWords } from '../drafts/useDraft.ts';
import type { Chat } from './useChat.ts';

/**
 * Lays a text into the message of a new conversation, once for each that is begun so. What was being written there stays above it.
 * @param begun null while nothing is to be begun
 */
export function useBegun(
  begun: string | null,
  { conversationId, messages, newConversation }: Pick<Chat, 'conversationId' | 'messages' | 'newConversation'>,
  { text, setText }: Pick<Draft, 'text' | 'setText'>,
): void {
  const laid = useRef<string | null>(null);
  const isNew = conversationId === null && messages.length === 0;
  useEffect(() => {
    if (begun === laid.current) return;
    if (begun !== null && !isNew) {
      newConversation();
      return;
    }
    laid.current = begun;
    if (begun !== null) setText(withWords(text, begun));
  }, [begun, isNew, newConversation, text, setText]);
}
