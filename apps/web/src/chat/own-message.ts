import type { Message } from '@everstep/domain';

/** A message as it is shown until the server has it; its id is the name under which it is stored once only. */
export function ownMessage(content: string, personaId: string): Message {
  const id = crypto.randomUUID();
  return {
    id,
    role: 'user',
    content,
    timestamp: new Date().toISOString(),
    personaId,
    contentType: 'text',
    status: 'complete',
    turnId: null,
    clientMessageId: id,
    safety: null,
    siblings: { index: 0, count: 1 },
  };
}

/** Whether the server is not known to have it: what is stored has an id of its own there. */
export const isUnsent = ({ role, id, clientMessageId }: Message): boolean => role === 'user' && id === clientMessageId;
