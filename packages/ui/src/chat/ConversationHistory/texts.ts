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
  /** Stands over the conversations that are here when the others cannot be looked through. */
  readonly findOffline: string;
  readonly findFailed: string;
  /** Heads the conversations that stand above the others. */
  readonly pinned: string;
  readonly others: string;
  /** Switches whether a conversation is pinned. */
  readonly pin: (title: string) => string;
  /** Names the menu of a conversation. */
  readonly more: (title: string) => string;
  readonly rename: string;
  readonly save: string;
  readonly delete: (title: string) => string;
  /** Stands in the place of a conversation that was deleted, beside the button that brings it back. */
  readonly deleted: (title: string) => string;
  readonly undo: string;
  /** Names that button. */
  readonly undoDelete: (title: string) => string;
  /** Marks a conversation whose guide sees no records. */
  readonly incognito: string;
  /** Names the field of a new title. */
  readonly newTitle: (title: string) => string;
  readonly keepNew: string;
  readonly keepOld: string;
  /** Fetches the conversations of longer ago. */
  readonly showMore: string;
  readonly loadingMore: string;
  readonly moreOffline: string;
  readonly moreFailed: string;
  readonly retry: string;
  /** What a conversation without a title goes by. */
  readonly untitled: (firstMessage: string | undefined, guide: string | undefined) => string;
}

export const conversationHistoryTexts: ConversationHistoryTexts = {
  title: 'Conversation History',
  description: 'Open an earlier conversation, pin it, save it or delete it.',
  newConversation: 'New Conversation',
  close: 'Close',
  empty: 'No conversations yet. Start chatting to create your first conversation!',
  find: 'Find a conversation',
  notFound: (words) => `No conversation has “${words}” in it.`,
  findOffline: 'You are offline: only the conversations that are here were looked through.',
  findFailed: 'The search did not get through: only the conversations that are here were looked through.',
  pinned: 'Pinned',
  others: 'Other conversations',
  pin: (title) => `Pin “${title}”`,
  more: (title) => `More for “${title}”`,
  rename: 'Rename',
  save: 'Save as Markdown',
  delete: (title) => `Delete “${title}”`,
  deleted: (title) => `Deleted: ${title}`,
  undo: 'Undo',
  undoDelete: (title) => `Undo deleting “${title}”`,
  incognito: 'Incognito',
  newTitle: (title) => `New title of “${title}”`,
  keepNew: 'Keep the new title',
  keepOld: 'Keep the old title',
  showMore: 'Show older conversations',
  loadingMore: 'Loading older conversations...',
  moreOffline: 'You are offline. Older conversations come back with the connection.',
  moreFailed: 'Older conversations could not be loaded.',
  retry: 'Try again',
  untitled: (firstMessage, guide) => shownTitle({ firstMessage, personaName: guide }),
};
