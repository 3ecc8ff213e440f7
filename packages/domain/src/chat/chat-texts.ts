/** Why a message cannot be sent without a guide. */
export const NO_PERSONA_SELECTED = 'No persona selected. Please select a persona first.';
/** The chat's answer was not JSON, or carried no data. */
export const INVALID_CHAT_API_RESPONSE = 'Invalid response format from chat API';
/** The chat's answer was JSON without a text. */
export const INVALID_CHAT_RESPONSE = 'Invalid chat response format';
/** The answer to a read of one conversation was none. */
export const CONVERSATION_NOT_FOUND = 'Conversation not found or invalid response format';

/** What the alert above the chat says, by what failed. Each says what was kept. */
export const chatAlerts = {
  conversations: 'Your conversations could not be loaded. They are safe; try again in a moment.',
  conversation: 'This conversation could not be opened. Try again in a moment.',
  stop: 'The reply could not be stopped. It will be kept either way.',
  interrupted: 'The reply was interrupted. What was written is kept; you can ask for it again.',
  rename: 'The new name could not be saved; the conversation keeps its old one. Try again in a moment.',
  pin: 'The conversation could not be pinned or unpinned. Try again in a moment.',
  restore: 'The conversation could not be brought back. Try again in a moment.',
} as const;

/** The error of a failed chat call, with its cause. */
export function chatFailure(personaName: string, cause: string): string {
  return `Failed to chat with ${personaName}: ${cause}`;
}

/** The bubble that stands for a reply that failed. */
export function failureBubble(cause: string): string {
  return `Sorry, I encountered an error: ${cause}`;
}

/** Why a message may not be sent now; undefined when it may. */
export function whyNotSend(draft: {
  readonly text: string;
  readonly personaId: string | undefined;
  readonly sending: boolean;
}): 'no-persona' | 'blank' | 'sending' | undefined {
  if (!draft.personaId) return 'no-persona';
  if (draft.text.trim() === '') return 'blank';
  return draft.sending ? 'sending' : undefined;
}
