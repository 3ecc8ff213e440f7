import { chat } from '@everstep/domain/contract';
import type { MessageRow } from './store.ts';

/** As a row keeps the answers that a guide offers: JSON, or null where there are none. */
export const choicesText = (choices: readonly string[] = []): string | null => (choices.length > 0 ? JSON.stringify(choices) : null);

/** The answers that a guide offers with a reply. What a later version cannot read any more is left out, and closes nobody's conversation. */
export function readChoices({ choices }: Pick<MessageRow, 'choices'>): readonly string[] {
  if (choices === null) return [];
  const read = chat.Choices.safeParse(JSON.parse(choices));
  return read.success ? read.data : [];
}
