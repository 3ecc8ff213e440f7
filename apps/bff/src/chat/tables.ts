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
  /** 1 where the guides are given no records, no notes and no summary. */
  incognito: number;
  /** When the member pinned it above the others; null where it is not. */
  pinnedAt: string | null;
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
  /** JSON of the records that a reply was made from; null without any. */
  evidence: string | null;
  /** JSON of what the guide proposes to do; null where it proposes nothing. */
  proposals: string | null;
  /** JSON of the answers that the guide offers with a whole reply; null where it offers none. */
  choices: string | null;
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

/** What the older part of a conversation was about, for the guides. */
export interface ConversationSummaryTable {
  conversationId: string;
  /** The last message that it stands for; on another path of the conversation it does not count. */
  throughMessageId: string;
  content: string;
  updatedAt: string;
}

/** Tokens that a member's guides took on one of the member's dates; written only where the server has a daily budget. */
export interface AiSpendTable {
  memberId: string;
  localDate: string;
  tokens: number;
}

export interface ChatTables {
  aiSpend: AiSpendTable;
  conversationSummary: ConversationSummaryTable;
  conversation: ConversationTable;
  message: MessageTable;
  chatTurn: ChatTurnTable;
}
