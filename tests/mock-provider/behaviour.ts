/** Tokens that a call is said to have cost. */
export interface Use {
  readonly read: number;
  readonly written: number;
}

/** A call of a tool; an input that is text is sent as it is, whether it is JSON or not. */
export interface ToolCall {
  readonly name: string;
  readonly input: object | string;
}

/** Ways in which a frame with a call of a tool can be wrong, so that nobody could say what was called. */
export const brokenFrames = ['no-name', 'no-function', 'arguments-of-a-number', 'id-of-a-number', 'no-list', 'cut-off'] as const;
export type BrokenFrame = (typeof brokenFrames)[number];

/** How the mock answers one call. */
export type Behaviour =
  /** Streams the text word by word, `paceMs` apart. With `hold`, it waits there until `release` is called. */
  | {
      readonly kind: 'stream';
      readonly text: string;
      readonly hold?: { readonly afterWords: number };
      readonly paceMs?: number;
      /** What the call is said to have cost, at the end. */
      readonly use?: Use;
    }
  /** Sends so many comments, `paceMs` apart, before the text: a service whose model still thinks. */
  | { readonly kind: 'think'; readonly comments: number; readonly paceMs: number; readonly text: string }
  /** Accepts the call and never answers. */
  | { readonly kind: 'stall' }
  /** Streams some words and cuts the connection. */
  | { readonly kind: 'cut'; readonly text: string; readonly afterWords: number }
  /** Answers with an HTTP status and an error in the service's form. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** Answers 200 with something that is no stream of events. */
  | { readonly kind: 'rubbish' }
  /** Answers with a stream that says nothing. */
  | { readonly kind: 'empty' }
  /** Says the text, if there is any, then calls a tool, and further ones, in pieces as services send them. */
  | ({ readonly kind: 'tool'; readonly text: string; readonly more?: readonly ToolCall[]; readonly use?: Use } & ToolCall)
  /** Says the text, sends a broken frame in the middle of it (after the first word), then calls the further tools. */
  | { readonly kind: 'broken-tool'; readonly text: string; readonly broken: BrokenFrame; readonly more?: readonly ToolCall[] }
  /** Refuses every call that offers tools, with this status, and says the text otherwise. */
  | { readonly kind: 'no-tools'; readonly status: number; readonly text: string }
  /** Streams so many words without an end in sight. */
  | { readonly kind: 'long'; readonly words: number };
