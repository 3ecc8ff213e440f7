import { corePersonaIds, type DateText, generalChatPersona, type ProposedAction } from '@everstep/domain';
import { withDue } from '../choosing/proposals.ts';
import type { Asked, Lead } from '../guided/lead.ts';
import { labelOf } from '../guided/scripts/index.ts';
import { isAction } from '../reading/actions.ts';
import { dueIn } from '../reading/due-dates.ts';
import { isNonAnswer, isOnlyWhen } from '../reading/non-answers.ts';
import { resolveIn } from '../reading/resolve.ts';
import type { Talk } from '../reading/talk.ts';
import { goalFrom } from '../reading/titles.ts';
import { choose } from '../wording/line-choice.ts';

const OPENS = 'Then that one:';
const WHEN = 'When could that be?';
const WHENS = ['Today', 'Tomorrow', 'This weekend'];
const TAKEN = /^Then that one: “(.+)” When could that be\?$/s;
const KEPT = [
  'Good. It has a day now, and that is half of it.',
  'Then it is settled, and small enough to happen.',
  'Good. Do it the way it suits you; it is yours now.',
] as const;

/** Takes one of the ideas that were given, and asks for its day. */
export const takeIdea = (idea: string): Lead => ({
  plan: [{ say: 'set', text: `${OPENS} “${idea.replaceAll('“', '‘').replaceAll('”', '’')}” ${WHEN}` }],
  choices: [...WHENS, labelOf('small-step')],
});

/** Verbs that ideas begin with and people's answers seldom do. */
const VERBS = new Set(
  'agree announce answer arrange bake celebrate count cut decide divide gather give halve hand have let mute name note offer photograph play record rehearse report ring say settle show sort spend weigh'.split(
    ' ',
  ),
);

/** What of an idea may stand on a card: its first clause, where that says what to do. */
export function goalOfIdea(idea: string): ({ readonly title: string } & ProposedAction) | undefined {
  const [clause = ''] = idea.split(/[,:;.“‘(]/, 1);
  const [first = ''] = clause.trim().toLowerCase().split(/\s+/);
  return isAction(clause, false) || VERBS.has(first) ? goalFrom(clause) : undefined;
}

/** The day of an idea that was taken, or what somebody makes of it; undefined where the message is neither. */
export function keepIdea(message: string, request: Asked & { readonly today?: DateText | undefined }, talk: Talk): Lead | undefined {
  const [, idea] = TAKEN.exec(talk.replies.at(-1) ?? '') ?? [];
  if (idea === undefined || message.trim().endsWith('?')) return undefined;
  const { today } = request;
  const own = resolveIn(message) || (isAction(message, false) ? message : undefined);
  const isWhen = isOnlyWhen(message) || WHENS.includes(message.trim()) || (today !== undefined && dueIn(message, today) !== undefined);
  if (own === undefined && !isWhen && !(isNonAnswer(message) && /^\W*(?:yes|ok|sure|yeah)/i.test(message))) return undefined;
  const goal = (own === undefined ? undefined : goalFrom(own)) ?? goalOfIdea(idea);
  const said = { replies: talk.replies, seed: talk.turns + corePersonaIds.indexOf(generalChatPersona(request.personaId)) };
  return {
    plan: [{ say: 'set', text: choose(KEPT, {}, said) ?? KEPT[0] }],
    choices: [labelOf('small-step')],
    ...(goal ? { action: withDue(goal, { message, when: message, today }) } : {}),
  };
}
