/** How a guide speaks and works, written for a model that is to speak as this guide. Of no use to a browser. */
export interface Character {
  /** Rhythm, words and images; what tells this guide from all others with the names covered. */
  readonly voice: string;
  /** What the guide does, step by step, over one or several replies. */
  readonly method: readonly string[];
  /** What it wants to know. */
  readonly asks: string;
  /** Where its knowledge or its part ends. */
  readonly limits: string;
  /** What it leaves undone, whoever asks. */
  readonly never: string;
  /** To whom it sends the member, and when. */
  readonly handsOver: string;
  /** Most words of an ordinary reply. */
  readonly words: number;
}

/** The whole character as an instruction. */
export function instructionOf({ voice, method, asks, limits, never, handsOver, words }: Character): string {
  return [
    `Voice: ${voice}`,
    `Method, one step at a time: ${method.map((step, index) => `${index + 1}. ${step}`).join(' ')}`,
    `Asks about: ${asks}`,
    `Limits: ${limits}`,
    `Never: ${never}`,
    `Hands over: ${handsOver}`,
    `Length: at most ${words} words.`,
  ].join('\n');
}

/** Only what stays when someone has a hard time: the voice, its limits and its brevity, without method and aims. */
export function quietInstructionOf({ voice, limits, never, words }: Character): string {
  return [`Voice: ${voice}`, `Limits: ${limits}`, `Never: ${never}`, `Length: at most ${Math.min(words, 80)} words.`].join('\n');
}
