import type { Draft } from '../drafts/useDraft.ts';
import type { ChatActs } from './chat-acts.ts';

export interface Saying {
  /** Sends the draft. */
  readonly send: () => Promise<void>;
  /** Sends words that were chosen instead of written. */
  readonly say: (words: string) => Promise<void>;
  /** Has a reply written anew, or sends again what failed. */
  readonly again: (messageId: string, wish?: { readonly offline: boolean }) => Promise<void>;
}

/** Sending as it depends on the draft: whatever is said stays one until the server has it, so that a failed send loses nothing. */
export function useSaying({ send, regenerate }: Pick<ChatActs, 'send' | 'regenerate'>, draft: Draft): Saying {
  return {
    async send() {
      if (await send(draft.text)) draft.drop(draft.text);
    },

    async say(words) {
      // What is being written comes first: it stays, and the words are in the conversation alone.
      if (draft.text.trim() === '') draft.setText(words);
      if (await send(words)) draft.drop(words);
    },

    async again(messageId, wish) {
      const sent = await regenerate(messageId, wish);
      if (sent !== null) draft.drop(sent);
    },
  };
}
