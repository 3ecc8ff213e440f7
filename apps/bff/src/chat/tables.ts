import type { CareLevel, Message } from '@everstep/domain';

/** A conversation of one member with the guides. */
export interface ConversationTable {
  id: string;
  memberId: string;
  title: string;
  /** The guide that was spoken to last. */
  personaId: string;
  /** The last message of the path that is shown; null before the first message. */
  activeLeafId: string | null;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** One message; a reply and its regenerated siblings share their parent. */
export interface MessageTable {
  id: string;
  conversationId: string;
  memberId: string;
  parentId: string | null;
  role: 'user' | 'assistant';
  content: string;
  personaId: string;
  contentType: Message['contentType'];
  status: Message['status'];
  /** The turn that writes or wrote a reply; null for the member's own messages. */
  turnId: string | null;
  /** The client's idempotency key; unique per member. */
  clientMessageId: string | null;
  /** What the member's message said by itself, and for replies how they were meant. */
  safetyLevel: CareLevel;
  /** JSON of the card that was shown; null without one. */
  safetyCard: string | null;
  createdAt: string;
}

export type TurnStatus = 'running' | 'done' | 'stopped' | 'failed' | 'interrupted';

/** The writing of one reply. A running one belongs to the server that renews its lease. */
export interface ChatTurnTable {
  id: string;
  memberId: string;
  conversationId: string;
  userMessageId: string;
  messageId: string;
  status: TurnStatus;
  /** Server that writes; empty for a reply that was stored whole at once. */
  owner: string;
  /** After this instant the owner counts as gone. */
  leaseUntil: string;
  stopRequestedAt: string | null;
  /** Code of the error catalogue when it failed. */
  errorCode: string | null;
  /** 1 when the built-in guide answers. */
  offline: number;
  createdAt: string;
}

/** That there was a high-risk moment: its level and its time, and nothing else. */
export interface CareEventTable {
  id: string;
  memberId: string;
  level: CareLevel;
  at: string;
}

export interface ChatTables {
  conversation: ConversationTable;
  message: MessageTable;
  chatTurn: ChatTurnTable;
  careEvent: CareEventTable;
}
