import { shownTitle } from '@everstep/domain';

/** The fixed words of a `ConversationHistory`. `title` is that of a conversation. */
export interface ConversationHistoryTexts {
  readonly title: string;
  readonly description: string;
  readonly newConversation: string;
  readonly close: string;
  readonly empty: string;
  readonly find: string;
  readonly notFound: (words: string) => string;
  readonly rename: (title: string) => string;
  readonly delete: (title: string) => string;
  /** Names the field of a new title. */
  readonly newTitle: (title: string) => string;
  readonly keepNew: string;
  readonly keepOld: string;
  /** What a conversation without a title goes by. */
  readonly untitled: (firstMessage: string | undefined, guide: string | undefined) => string;
}

export const conversationHistoryTexts: ConversationHistoryTexts = {
  title: 'Conversation History',
  description: 'Open an earlier conversation, or delete it.',
  newConversation: 'New Conversation',
  close: 'Close',
  empty: 'No conversations yet. Start chatting to create your first conversation!',
  find: 'Find a conversation',
  notFound: (words) => `No conversation has “${words}” in it.`,
  rename: (title) => `Rename “${title}”`,
  delete: (title) => `Delete “${title}”`,
  newTitle: (title) => `New title of “${title}”`,
  keepNew: 'Keep the new title',
  keepOld: 'Keep the old title',
  untitled: (firstMessage, guide) => shownTitle({ firstMessage, personaName: guide }),
};
