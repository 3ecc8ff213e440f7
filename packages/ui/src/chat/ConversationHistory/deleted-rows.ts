import { type ConversationSummary, historyInstant } from '@everstep/domain';

/** A conversation that was deleted here. */
export interface Deleted {
  readonly conversation: ConversationSummary;
  /** It was asked back, and is shown as it was until the list has it again. */
  readonly isBack: boolean;
}

/** Those that none of the lists has by now. */
export const goneFrom = (deleted: readonly Deleted[], ...lists: readonly (readonly ConversationSummary[])[]): readonly Deleted[] => {
  const ids = new Set(lists.flat().map(({ id }) => id));
  return deleted.filter(({ conversation }) => !ids.has(conversation.id));
};

const at = (one: ConversationSummary): string => historyInstant(one) ?? '';

/** The order of the history: pinned ones first, the last updated first in each part. */
const comesBefore = (one: ConversationSummary, other: ConversationSummary): boolean =>
  Boolean(one.pinned) === Boolean(other.pinned) ? at(one) > at(other) : one.pinned === true;

/** A list of the history with what is gone from it in its place. */
export function withGone(list: readonly ConversationSummary[], gone: readonly Deleted[]): readonly ConversationSummary[] {
  const all = [...list];
  for (const { conversation } of gone) {
    const place = all.findIndex((other) => comesBefore(conversation, other));
    all.splice(place === -1 ? all.length : place, 0, conversation);
  }
  return all;
}
