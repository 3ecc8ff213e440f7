/** The fixed words of a `StreamingMarkdown`. */
export interface StreamingMarkdownTexts {
  /** Names a block of code that scrolls. */
  readonly code: string;
  /** Names a table that scrolls. */
  readonly table: string;
  /** Ticks of a list. */
  readonly done: string;
  readonly notDone: string;
}

export const streamingMarkdownTexts: StreamingMarkdownTexts = { code: 'Code', table: 'Table', done: 'Done', notDone: 'Not done' };
