/** The fixed words of a `MessageThread`. */
export interface MessageThreadTexts {
  /** The author of the reader's own messages. */
  readonly you: string;
  readonly sending: string;
  readonly waiting: string;
  readonly failed: string;
  readonly edit: string;
  readonly retry: string;
}

export const messageThreadTexts: MessageThreadTexts = {
  you: 'You',
  sending: 'Sending…',
  waiting: 'Waiting for the connection. It goes out by itself.',
  failed: 'Not sent. Your text is kept.',
  edit: 'Edit',
  retry: 'Try again',
};
