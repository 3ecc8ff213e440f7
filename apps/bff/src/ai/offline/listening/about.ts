import type { ChatTurnMessage } from '../../provider.ts';
import { saidInstead } from '../reading/matters/matters.ts';
import { helpAsked } from '../reading/requests.ts';
import { asksWhich, SOMETHING_ELSE } from './begin-matter.ts';
import { putsRight } from './put-right.ts';

/** In fewer words than this a message alone is near to anything. */
const ALONE = 5;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/**
 * What is asked what it is near to: the last message; where that puts something right, what it says instead, together with the message before
 * if it is short; where it answers "Is it about one of these?" in other words, both; where it only says that it is something else, the one before.
 */
export function aboutOf(messages: readonly ChatTurnMessage[]): string {
  const told = messages.flatMap(({ role, content }) => (role === 'user' && content.trim() !== SOMETHING_ELSE ? [content] : []));
  const [before, said = ''] = [told.at(-2), told.at(-1)];
  // "Bored on the bus. Can you help me get up earlier?" is about the object of the request.
  const asked = helpAsked(said.split(/(?<=[.!?])\s+/).at(-1) ?? '');
  const last = asked?.isAct ? `I want to ${asked.object}` : said;
  if (before === undefined) return last;
  const reply = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (!putsRight(last)) return asksWhich(reply) ? `${before}\n${last}` : last;
  // "I don't want to run. I want to walk": what is denied would be near.
  const instead = saidInstead(last);
  if (wordsIn(instead) >= ALONE) return instead;
  return wordsIn(last) >= ALONE ? last : `${before}\n${last}`;
}
