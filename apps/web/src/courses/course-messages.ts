import type { CourseMessage } from '@everstep/domain';
import type { ShownMessage } from '@everstep/ui/chat';

/** A message of a session as the chat shows one. */
export const shownMessage = ({ offline, ...message }: CourseMessage): ShownMessage => ({
  ...message,
  status: 'complete',
  turnId: null,
  clientMessageId: null,
  siblings: { index: 0, count: 1 },
  builtIn: message.role === 'assistant' && offline,
});

/** What was just asked, with the place of its answer. */
export function waitingMessages(prompt: string, personaId: string, at: string): readonly [ShownMessage, ShownMessage] {
  const said = { timestamp: at, personaId, contentType: 'text', safety: null, offline: false } as const;
  return [
    shownMessage({ ...said, id: 'asked', role: 'user', content: prompt }),
    { ...shownMessage({ ...said, id: 'answer', role: 'assistant', content: '' }), status: 'streaming' },
  ];
}
