/** Longest title made from a message, in UTF-16 units. */
export const TITLE_MAX_LENGTH = 50;
/** How much of a long first message its title keeps before the ellipsis. */
export const TITLE_CUT_LENGTH = 47;
/** How much of a first message the fallback title keeps. */
export const FALLBACK_TITLE_LENGTH = 30;
/** How much of the last message the history shows. */
export const PREVIEW_LENGTH = 35;
/** Stands for "no id came back": never a key, it means "ask the server for the list again". */
export const FALLBACK_CONVERSATION_ID = 'default';

const ELLIPSIS = '...';

/**
 * The title of a new conversation: the trimmed first message if it is short, else its first sentence if that is short,
 * else its beginning with an ellipsis. Never longer than {@link TITLE_MAX_LENGTH}.
 */
export function titleOf(firstMessage: string): string {
  const message = firstMessage.trim();
  if (message.length <= TITLE_MAX_LENGTH) return message;
  const sentence = firstSentence(message);
  if (sentence !== undefined && sentence.length <= TITLE_MAX_LENGTH) return sentence;
  return cut(message, TITLE_CUT_LENGTH) + ELLIPSIS;
}

/** What the history shows for a conversation without a title. */
export function fallbackTitle(firstMessage: string | undefined, personaName: string | undefined): string {
  const message = firstMessage?.trim();
  if (message) return `About: ${shortened(message, FALLBACK_TITLE_LENGTH)}`;
  return `Chat with ${personaName || 'AI'}`;
}

/** The title the history shows: the conversation's own, else the fallback. */
export function shownTitle(conversation: {
  readonly title?: string | undefined;
  readonly firstMessage?: string | undefined;
  readonly personaName?: string | undefined;
}): string {
  return conversation.title?.trim() || fallbackTitle(conversation.firstMessage, conversation.personaName);
}

/** The last message as the history shows it. */
export function previewOf(lastMessage: string): string {
  return shortened(lastMessage, PREVIEW_LENGTH);
}

/** The instant that the history's relative time counts from: the last update, else the creation. */
export function historyInstant(conversation: {
  readonly lastUpdated?: string | undefined;
  readonly createdAt?: string | undefined;
}): string | undefined {
  return conversation.lastUpdated || conversation.createdAt || undefined;
}

/** The conversation that was updated last, wherever it stands in the list; undefined where there is none. */
export function latestConversation<T extends { readonly lastUpdated?: string | undefined; readonly createdAt?: string | undefined }>(
  conversations: readonly T[],
): T | undefined {
  const at = (conversation: T) => historyInstant(conversation) ?? '';
  return conversations.reduce<T | undefined>((last, one) => (last === undefined || at(one) > at(last) ? one : last), undefined);
}

/** The first part that ends with . ! or ? before a blank or the end, mark included. Parts without a letter or digit are skipped. */
function firstSentence(message: string): string | undefined {
  return message
    .split(/(?<=[.!?])(?=\s)/u)
    .map((part) => part.trim())
    .find((part) => /[\p{L}\p{N}]/u.test(part));
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : cut(text, length) + ELLIPSIS;
}

/** The first `length` units, one less where the cut would split a surrogate pair. */
function cut(text: string, length: number): string {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end);
}
