/** The fixed words of a `MessageList`. */
export interface MessageListTexts {
  /** Names the conversation. */
  readonly label: (guide: string) => string;
  readonly labelWithoutGuide: string;
  readonly jump: string;
  /** Stands instead of a guide's name where none is chosen. */
  readonly welcome: string;
  readonly start: string;
  readonly select: string;
  /** Leads to all guides. */
  readonly others: string;
  readonly loadingEarlier: string;
  readonly begins: string;
  readonly failed: string;
  readonly retry: string;
  readonly showEarlier: string;
}

export const messageListTexts: MessageListTexts = {
  label: (guide) => `Conversation with ${guide}`,
  labelWithoutGuide: 'Conversation',
  jump: 'Jump to latest',
  welcome: 'Welcome to AI Chat!',
  start: 'Start a conversation by typing a message below!',
  select: 'Select an AI guide to start your conversation.',
  others: 'Choose another guide',
  loadingEarlier: 'Loading earlier messages...',
  begins: 'The conversation begins here.',
  failed: 'Earlier messages could not be loaded.',
  retry: 'Try again',
  showEarlier: 'Show earlier messages',
};
