import type { Message } from '@everstep/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How often a reply may be announced while the member is elsewhere, in milliseconds. */
const QUIET_MS = 5000;

/**
 * What a screen reader is told: a finished reply once, when focus is in the dialog; else, at most every five seconds, that there is one.
 * Opening another conversation announces nothing.
 */
export function useReplyAnnouncement(
  messages: readonly Message[],
  conversationId: string | null,
  dialog: RefObject<HTMLElement | null>,
): string {
  const [text, setText] = useState('');
  const known = useRef<{ conversationId: string | null; writing: string | null; saidAt: number }>({
    conversationId,
    writing: null,
    saidAt: 0,
  });
  const last = messages.at(-1);

  useEffect(() => {
    const { current } = known;
    // A new conversation gets its id with the first reply: that is no change of conversation.
    if (current.conversationId !== null && current.conversationId !== conversationId) current.writing = null;
    current.conversationId = conversationId;
    if (last?.role !== 'assistant') return;
    if (last.status === 'streaming') {
      current.writing = last.id;
      return;
    }
    if (current.writing !== last.id) return;
    current.writing = null;
    if (dialog.current?.closest('[role="dialog"]')?.contains(document.activeElement)) setText(last.content);
    else if (performance.now() - current.saidAt >= QUIET_MS) {
      current.saidAt = performance.now();
      setText('New message');
    }
  }, [last, conversationId, dialog]);
  return text;
}
