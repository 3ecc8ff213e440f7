import { setTimeout as pause } from 'node:timers/promises';
import { corePersonaIds, generalChatPersona, type ProposedAction } from '@everstep/domain';
import type { ChatProvider, ChatRequest } from '../provider.ts';
import { chooseReply } from './choosing/choose-reply.ts';
import { asksWhetherSaved, savedText } from './choosing/looking-back.ts';
import { isFit, offlineProposal, withDue } from './choosing/proposals.ts';
import { offeredRecords, refsOf } from './choosing/records.ts';
import type { ReplyPlan } from './choosing/reply-plan.ts';
import { grieve } from './grief/grieve.ts';
import { draftOf } from './guided/drafts.ts';
import { asksForWords } from './guided/hints.ts';
import type { Lead } from './guided/lead.ts';
import { calmChoices, followed, isAnswerToEar, isForTalk, leadIn, leadTalk } from './guided/lead-talk.ts';
import { letterOf } from './guided/letters.ts';
import { readGuided } from './guided/read-guided.ts';
import { aboutOf } from './listening/about.ts';
import { askWhich, beginMatter } from './listening/begin-matter.ts';
import { admitNone, giveIdeas } from './listening/give-ideas.ts';
import { withoutFar } from './listening/meant.ts';
import { mendMatter } from './listening/put-right.ts';
import { keepIdea } from './listening/take-idea.ts';
import { isResolve, takeResolve } from './listening/take-resolve.ts';
import { type FindNear, findNear } from './nearness/near-matters.ts';
import type { Near } from './nearness/rank.ts';
import { askedClause } from './reading/asked-clause.ts';
import { findsFaultWithCard } from './reading/card-faults.ts';
import { isOutcry } from './reading/hurts.ts';
import { readTalk, type Talk } from './reading/talk.ts';
import { hashOf } from './wording/line-choice.ts';
import { withoutWhatItIs, withWhatItIs } from './wording/what-it-is.ts';
import { wordReply } from './wording/word-reply.ts';

/** Between two words, in milliseconds: quick, and still readable as it comes. */
const WORD_MS = 12;

/** The built-in guide: no language model, no network; written words, chosen by simple rules, in each guide's voice. */
export function offlineGuide(options: { readonly wordMs?: number; readonly near?: FindNear } = {}): ChatProvider {
  const { wordMs = WORD_MS, near = findNear } = options;
  return {
    name: 'offline',
    async *reply(request) {
      const { text, used, choices, proposes } = offlineAnswer(request, await near(aboutOf(request.messages)));
      request.onUsed?.(used);
      for (const word of text.split(/(?<=[ \n])/)) {
        if (request.signal.aborted) return;
        yield word;
        if (wordMs > 0) await pause(wordMs, undefined, { signal: request.signal }).catch(() => undefined);
      }
      if (request.signal.aborted) return;
      if (choices.length > 0) request.onChoices?.(choices);
      if (proposes) request.onPropose?.(proposes);
    },
  };
}

type Asked = Omit<ChatRequest, 'signal' | 'system'>;

/** A reply of the offline guide. */
export interface OfflineAnswer {
  readonly text: string;
  /** Names of the records that it spoke from. */
  readonly used: readonly string[];
  /** Answers that the member may give by one tap. */
  readonly choices: readonly string[];
  readonly proposes: ProposedAction | undefined;
}

const MISSED = 'Sorry, I had missed that.';

/** What the offline guide says. The same request always gives the same reply. */
export const offlineReply = (request: Asked): string => offlineAnswer(request).text;

/**
 * Reads the conversation, chooses what to answer, and words it in the guide's voice.
 * @param near what the last message is near to as a whole
 */
export function offlineAnswer(asked: Asked, near: readonly Near[] = []): OfflineAnswer {
  const tried = asked.tried?.map((content) => withoutWhatItIs({ role: 'assistant', content }).content) ?? [];
  const request = { ...asked, messages: asked.messages.map(withoutWhatItIs), tried };
  const { messages, context, challenges = [] } = request;
  const last = Math.max(
    0,
    messages.findLastIndex(({ role }) => role === 'user'),
  );
  const message = messages[last]?.content ?? '';
  const clause = askedClause(message);
  if (clause !== undefined && request.approach !== 'gentle') {
    const told = asked.messages.map((one, at) => (at === last ? { ...one, content: clause.text } : one));
    const answer = offlineAnswer({ ...asked, messages: told }, near);
    return clause.isMissed ? { ...answer, text: `${MISSED} ${answer.text}` } : answer;
  }
  const before = readTalk(messages.slice(0, last));
  const talk = withoutFar(readTalk(messages.slice(last), before), before, near);
  const personaId = generalChatPersona(request.personaId);
  const speaker = {
    personaId,
    talk,
    // What was said to this very message before was not wanted: it counts as said.
    said: { replies: [...talk.replies, ...tried], seed: talk.turns + hashOf(message) + corePersonaIds.indexOf(personaId) },
    firstName: context.firstName,
    challenges,
  };
  const grief = grieve(request, talk);
  const { plan, choices, action, thenAsks } = grief ?? leadOf(request, { talk, before, message, near });
  const { text, named } = wordReply(plan, speaker);
  const said = thenAsks === undefined ? text : `${withoutQuestion(text)} ${thenAsks}`;
  const offered = choices.length > 0 || grief ? choices : calmChoices(said, request);
  return {
    text: withWhatItIs(said, personaId, talk.reading.heard !== 'identity' && request.disclose),
    used: refsOf([...named, ...offeredRecords(offered, context)], context, said),
    choices: offered,
    proposes: action,
  };
}

interface Heard {
  readonly talk: Talk;
  /** What was read before the last message. */
  readonly before: Talk;
  readonly message: string;
  readonly near: readonly Near[];
}

/** A guided talk goes on or is named, something has an answer of its own, or else a talk leads on. */
function leadOf(request: Asked, { talk, before, message, near }: Heard): Lead {
  const { context, approach, closed, today, proposed, waiting, done } = request;
  const draft =
    approach === 'gentle' ? undefined : (draftOf(message, context.firstName) ?? letterOf(message, context.firstName, isLed(request)));
  if (draft !== undefined) return { plan: [{ say: 'set', text: draft }], choices: [] };
  const led = leadTalk(request, talk);
  if (led && led.thenAsks === undefined) return withCard(led, request);
  if (approach !== 'gentle' && proposed?.length && findsFaultWithCard(message, before.replies.at(-1)))
    return { choices: [], ...led, plan: AMENDS };
  const saved = asksWhetherSaved(message) ? savedText(request) : undefined;
  if (saved !== undefined) return { choices: [], ...led, plan: [{ say: 'set', text: saved }] };
  const offered = offlineProposal(request, talk, before);
  if (!led && !offered && approach !== 'gentle') {
    const kept = keepIdea(message, request, talk);
    if (kept) return withCard(kept, request);
    if (isResolve(message, talk)) {
      const { action: act, ...taken } = takeResolve(message, request, talk);
      return withCard({ ...taken, action: act && withDue(act, { message, when: undefined, today }) }, request);
    }
    const first =
      mendMatter(message, request, talk, near) ??
      beginMatter(message, request, talk, near) ??
      giveIdeas(message, talk) ??
      askWhich(message, request, talk, near) ??
      admitNone(message, talk);
    if (first) return first;
  }
  // "How could he do that?" wants no reasons.
  if (!led && !offered && approach !== 'gentle' && isOutcry(message)) return leadIn(request, talk);
  const isAsking = ASKING.includes(talk.reading.heard) || asksForWords(message);
  if (!led && !offered && approach !== 'gentle' && isAsking && isForTalk(talk)) return leadIn(request, talk);
  if (!led && !offered && approach !== 'gentle' && isAnswerToEar(message, talk)) return leadIn(request, talk);
  const plan = chooseReply({
    isAfterCard: isAfterCard(request),
    talk,
    message,
    context,
    approach,
    offered,
    cards: { closed, today, proposed, waiting, done },
  });
  if (plan === undefined) return leadIn(request, talk);
  const action = offered && 'action' in offered ? offered.action : undefined;
  // What is missing on a card is asked, and one thing at a time.
  if (led && offered?.how === 'ask') return { plan, choices: [] };
  if (led) return { ...led, plan, action };
  if (approach === 'gentle') return { plan, choices: [] };
  if (offered) return { plan, choices: [], action };
  return followed(plan, request, talk);
}

/** A written question waits for its answer. */
const isLed = ({ messages }: Asked): boolean =>
  readGuided(
    messages.slice(
      0,
      messages.findLastIndex(({ role }) => role === 'user'),
    ),
  ) !== undefined;

/** The message before the last had no answer of a guide: a card stood in its place. */
const isAfterCard = ({ messages }: Asked): boolean =>
  messages
    .slice(
      0,
      messages.findLastIndex(({ role }) => role === 'user'),
    )
    .at(-1)?.role === 'user';

/** A card cannot be shown twice: what is wrong on it is changed there. */
const AMENDS: ReplyPlan = [
  {
    say: 'first',
    of: [
      [
        {
          say: 'set',
          text: 'Then the card is not yet as you meant it. The pencil on it changes that before you confirm; once you have, its page does, Habits or Goals.',
          once: true,
        },
      ],
      [{ say: 'fixed', of: 'changing' }],
    ],
  },
];

/** Questions that a guided talk may take apart. */
const ASKING: readonly Talk['reading']['heard'][] = ['advice', 'opinion', 'fact', 'musing', 'recall'];

/** What comes of a talk, where a card may be shown for it. */
const withCard = ({ action, ...lead }: Lead, request: Asked): Lead =>
  action && isFit(action, request) ? { ...lead, action, plan: [...lead.plan, { say: 'card', action }] } : lead;

/** A reply without the question it ends with. */
const withoutQuestion = (text: string): string => text.replace(/(?:^|(?<=[.!?]”?\s))[^.!?]*\?$/, '').trim();
