import type { Message } from '@everstep/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { spokenText } from './spoken-text.ts';
import type { ChatModalTexts } from './texts.ts';

/** How often a reply may be announced while the member is elsewhere, in milliseconds. */
const QUIET_MS = 5000;

interface Known {
  /** The reply that was being written when last seen. */
  writing: string | null;
  /** The member's own message that nothing followed when last seen. */
  asked: string | null;
  /** When a message was last announced to a member who was elsewhere. */
  saidAt: number;
}

/**
 * What a screen reader is told: a finished reply once, when focus is in the dialog; else, at most every five seconds, that there is one.
 * Opening another conversation announces nothing: only a reply that was seen being written is news.
 *
 * @param body something inside the dialog
 * @param texts say that there is one, and how many suggestions and answers stand below it
 */
export function useReplyAnnouncement(
  messages: readonly Message[],
  body: RefObject<HTMLElement | null>,
  { newMessage, suggestions, choices }: Pick<ChatModalTexts, 'newMessage' | 'suggestions' | 'choices'>,
): string {
  const [text, setText] = useState('');
  const known = useRef<Known>({ writing: null, asked: null, saidAt: Number.NEGATIVE_INFINITY });
  const [before, last] = [messages.at(-2), messages.at(-1)];
  const beforeId = before?.id;

  useEffect(() => {
    const { current } = known;
    const reply = last?.role === 'assistant' ? last : undefined;
    if (reply?.status === 'streaming') {
      // The same words twice are news only to those who heard silence in between.
      if (current.writing !== reply.id) setText('');
      current.writing = reply.id;
      return;
    }
    // One that could not be sent is answered here, with nothing to be seen being written.
    const failed = reply?.status === 'failed' && current.asked !== null && current.asked === beforeId;
    const finished = reply !== undefined && (current.writing === reply.id || failed);
    current.writing = null;
    current.asked = last?.role === 'user' ? last.id : null;
    if (!finished) return;
    if (body.current?.closest('[role="dialog"]')?.contains(document.activeElement)) return setText(saidOf(reply, { suggestions, choices }));
    if (performance.now() - current.saidAt < QUIET_MS) return;
    current.saidAt = performance.now();
    setText(newMessage);
  }, [last, beforeId, body, newMessage, suggestions, choices]);
  return text;
}

/** A reply as it is said: its words, then that something can be done about them. */
function saidOf(
  { content, safety, status, proposals = [], choices = [] }: Message,
  texts: Pick<ChatModalTexts, 'suggestions' | 'choices'>,
): string {
  const words = content === '' && safety?.card ? [safety.card.title, ...safety.card.body].join(' ') : spokenText(content);
  const offered = status === 'complete' ? choices.length : 0;
  return [words, proposals.length > 0 && texts.suggestions(proposals.length), offered > 0 && texts.choices(offered)]
    .filter(Boolean)
    .join(' ');
}
