/** The fixed words of a `MessageBubble`. */
export interface MessageBubbleTexts {
  /** The author of the member's own messages. */
  readonly you: string;
  /** The author of a guide that is no longer offered. */
  readonly guide: string;
  /** Marks a reply that no language model wrote. */
  readonly builtIn: string;
  readonly stopped: string;
  readonly interrupted: string;
  /** Follows what came of a reply that failed. */
  readonly failed: string;
  /** Follows a safety card that the browser shows by itself, as the server could not be reached. */
  readonly unsent: string;
  /** Stands for a reply of which not a word came. */
  readonly missing: string;
  /** Said while no word of a reply is there. */
  readonly writing: string;
  /** Which of the member's records a reply was made from. */
  readonly used: (labels: readonly string[]) => string;
  readonly retry: string;
  /** Has the reply given by the guide that needs no language model. */
  readonly handOver: string;
  /** Leads to people who can be reached now, where no guide answered. */
  readonly help: string;
  readonly earlierReply: string;
  readonly laterReply: string;
  /** Which of several replies it is, from 1 on. */
  readonly position: (index: number, count: number) => string;
  readonly another: string;
  readonly copy: string;
  readonly copied: string;
  /** The button that reads a reply aloud, and what it does while it is read. */
  readonly read: string;
  readonly stopReading: string;
}

export const messageBubbleTexts: MessageBubbleTexts = {
  you: 'You',
  guide: 'Guide',
  builtIn: 'answered by the built-in assistant',
  stopped: 'You stopped this reply.',
  interrupted: 'This reply was interrupted.',
  failed: 'This reply broke off.',
  unsent: 'Your message was not sent. It is kept in the field below.',
  missing: 'This reply did not come.',
  writing: 'Writing',
  used: (labels) => `Used: ${labels.join(', ')}`,
  retry: 'Try again',
  handOver: 'Answer with the built-in guide',
  help: 'Help now',
  earlierReply: 'Earlier reply',
  laterReply: 'Later reply',
  position: (index, count) => `${index} of ${count}`,
  another: 'Write another reply',
  copy: 'Copy reply',
  copied: 'Copied',
  read: 'Read aloud',
  stopReading: 'Stop reading aloud',
};
