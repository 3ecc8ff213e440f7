import { corePersonaIds, generalChatPersona } from '@everstep/domain';
import type { Asked, Lead } from '../guided/lead.ts';
import type { Guided } from '../guided/read-guided.ts';
import { labelOf } from '../guided/scripts/index.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { resolveIn, takesLeave } from '../reading/resolve.ts';
import type { Talk } from '../reading/talk.ts';
import { goalFrom } from '../reading/titles.ts';
import { choose } from '../wording/line-choice.ts';

/** To what somebody means to do: it is theirs, and nothing more is asked. */
const YOURS = [
  'Good: that is yours, and it has a beginning.',
  'That is a plan, and one of your own making.',
  'Then that is settled. Small and real is how most good things start.',
  'I like that it is so concrete. It can be done, and then you know more.',
] as const;
const HEAVY = [
  'That is a good thing to do for yourself, and it need not go well to count.',
  'Then you know your next step, and it is enough for now.',
] as const;
const UNTIL = 'Go well, then. If you like, tell me some time how it went.';

/** Read so, a message is no plan, whatever it says that will be. */
const NEVER: readonly IntentName[] = [
  ...(['dark', 'loss', 'remorse', 'pain', 'other-language', 'steer', 'draft', 'reminder', 'rating', 'plan', 'drop', 'elsewhere'] as const),
  ...(['privacy', 'deleting', 'changing', 'records', 'complaint', 'jest', 'teased', 'fond', 'call', 'health'] as const),
];
/** A goal in fewer words names nothing by itself: "ring them". */
const LEAST_WORDS = 3;
const NAMES_NOTHING = /^(?:\p{L}+ )?(?:it|this|that|one|them|him|her)(?: \p{L}+){0,2}$/iu;

/** Whether somebody says what they will do, after something was told or asked. */
export const isResolve = (message: string, talk: Talk): boolean =>
  talk.replies.length > 0 && !NEVER.includes(talk.reading.heard) && resolveIn(message) !== undefined;

/** Whether it ends a guided talk: weighing is over with it, and so is letting things out. A plan or a hard talk goes on with it. */
export function endsWithResolve({ script, step }: Guided, message: string, talk: Talk): boolean {
  if (!isResolve(message, talk)) return false;
  const at = script.steps.indexOf(step);
  return (
    script.id === 'let-it-out' ||
    script.id === 'check-in' ||
    (script.id === 'sort-a-decision' && (at >= WEIGHING || CONCLUDES.test(message)))
  );
}
const CONCLUDES = /^\W*(?:ok(?:ay)?|then|right|fine)\b/i;
/** The steps before name the ways: "I'll stay" is one of them. */
const WEIGHING = 3;

/** Takes what somebody means to do as theirs, with a card for it where it says enough. */
export function takeResolve(message: string, request: Asked, talk: Talk): Lead {
  const said = { replies: talk.replies, seed: talk.turns + corePersonaIds.indexOf(generalChatPersona(request.personaId)) };
  const act = resolveIn(message) ?? '';
  const goal = goalFrom(act);
  const isNamed = goal !== undefined && goal.title.split(/\s+/).length >= LEAST_WORDS && !NAMES_NOTHING.test(goal.title);
  const first = choose(talk.isHeavy ? HEAVY : YOURS, {}, said) ?? YOURS[0];
  const isGoing = takesLeave(message);
  return {
    plan: [{ say: 'set', text: isGoing ? `${first} ${UNTIL}` : first }],
    choices: isGoing || talk.isHeavy ? [] : [labelOf('small-step')],
    ...(isNamed && !talk.isHeavy ? { action: goal } : {}),
  };
}
