import { accountIn, entryIn, guidedTalks } from '@everstep/domain';
import { isProtest } from './offline/reading/protest.ts';
import type { ChatTurnMessage } from './provider.ts';

/** Longest text of a journal entry that is proposed, in characters. */
const LONGEST = 8000;

/** The name of a talk is how it was begun, and tells nothing. */
const isName = (text: string): boolean => guidedTalks.some(({ label }) => label === text.trim());

/**
 * What the member told in a conversation, oldest first, without orders; of a long one the latest messages that fit. Nothing of the
 * guide's. A text that the last message gives for the journal is the whole entry.
 */
export function ownWords(messages: readonly ChatTurnMessage[]): string {
  const last = messages.findLast(({ role }) => role === 'user');
  const given = last && entryIn(last.content);
  if (given !== undefined) return given.slice(0, LONGEST);
  const said = messages.flatMap(({ role, content }) =>
    role === 'user' && !isName(content) && !isProtest(content) ? accountIn(content) || [] : [],
  );
  let text = '';
  for (const content of said.toReversed()) {
    const longer = text === '' ? content : `${content}\n\n${text}`;
    if (longer.length > LONGEST) break;
    text = longer;
  }
  return text;
}
