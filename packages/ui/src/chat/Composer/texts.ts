/** The fixed words of a `Composer`. `name` is that of the guide. */
export interface ComposerTexts {
  /** Names the field. */
  readonly label: (name: string) => string;
  readonly labelWithoutGuide: string;
  readonly placeholder: (name: string) => string;
  readonly placeholderWithoutGuide: string;
  readonly send: string;
  readonly stop: string;
  /** Said where a message has to wait for the end of a reply. */
  readonly waits: string;
  readonly chattingWith: (name: string) => string;
  /** Names the choice of a conversation without records, and marks one. */
  readonly incognito: string;
  /** What that means, in a line. */
  readonly incognitoLine: (name: string) => string;
  readonly left: (count: number) => string;
  readonly tooLong: (count: number) => string;
}

export const composerTexts: ComposerTexts = {
  label: (name) => `Message to ${name}`,
  labelWithoutGuide: 'Message',
  placeholder: (name) => `Message ${name}...`,
  placeholderWithoutGuide: 'Select a guide first...',
  send: 'Send message',
  stop: 'Stop reply',
  waits: 'The reply is still being written. Your words are kept here: press Send again when it is done.',
  chattingWith: (name) => `Chatting with ${name}`,
  incognito: 'Incognito',
  incognitoLine: (name) =>
    `${name} sees none of your records and remembers nothing beyond this conversation. The conversation itself stays in your history.`,
  left: (count) => `${count} characters left`,
  tooLong: (count) => `${count} characters too long`,
};
