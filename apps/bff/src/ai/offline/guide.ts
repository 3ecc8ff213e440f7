import { setTimeout as pause } from 'node:timers/promises';
import { corePersonaIds, generalChatPersona, type ProposedAction } from '@everstep/domain';
import type { ChatProvider, ChatRequest } from '../provider.ts';
import { chooseReply } from './choosing/choose-reply.ts';
import { offlineProposal } from './choosing/proposals.ts';
import { refsOf } from './choosing/records.ts';
import { readTalk } from './reading/talk.ts';
import { hashOf } from './wording/line-choice.ts';
import { wordReply } from './wording/word-reply.ts';

/** Between two words, in milliseconds: quick, and still readable as it comes. */
const WORD_MS = 12;

/** The built-in guide: no model, no network; simple rules in each guide's voice. */
export function offlineGuide(options: { readonly wordMs?: number } = {}): ChatProvider {
  const wordMs = options.wordMs ?? WORD_MS;
  return {
    name: 'offline',
    async *reply(request) {
      const { text, used, proposes } = offlineAnswer(request);
      request.onUsed?.(used);
      for (const word of text.split(/(?<=[ \n])/)) {
        if (request.signal.aborted) return;
        yield word;
        if (wordMs > 0) await pause(wordMs, undefined, { signal: request.signal }).catch(() => undefined);
      }
      if (proposes && !request.signal.aborted) request.onPropose?.(proposes);
    },
  };
}

type Asked = Omit<ChatRequest, 'signal' | 'system'>;

/** A reply of the offline guide. */
export interface OfflineAnswer {
  readonly text: string;
  /** Names of the records that it spoke from. */
  readonly used: readonly string[];
  readonly proposes: ProposedAction | undefined;
}

/** What the offline guide says. The same request always gives the same reply. */
export const offlineReply = (request: Asked): string => offlineAnswer(request).text;

/** Reads the conversation, chooses what to answer, and words it in the guide's voice. */
export function offlineAnswer(request: Asked): OfflineAnswer {
  const { messages, context, approach, disclose, challenges = [], tried = [] } = request;
  const last = Math.max(
    0,
    messages.findLastIndex(({ role }) => role === 'user'),
  );
  const message = messages[last]?.content ?? '';
  const before = readTalk(messages.slice(0, last));
  const talk = readTalk(messages.slice(last), before);
  const offered = offlineProposal(request, talk, before);
  const { closed, today, proposed, waiting, done } = request;
  const plan = chooseReply({ talk, message, context, approach, offered, cards: { closed, today, proposed, waiting, done } });
  const personaId = generalChatPersona(request.personaId);
  const speaker = {
    personaId,
    talk,
    // What was said to this very message before was not wanted: it counts as said.
    said: { replies: [...talk.replies, ...tried], seed: talk.turns + hashOf(message) + corePersonaIds.indexOf(personaId) },
    firstName: context.firstName,
    challenges,
  };
  const { text, named } = wordReply(plan, speaker, disclose);
  return { text, used: refsOf(named, context, text), proposes: offered && 'action' in offered ? offered.action : undefined };
}
