import { corePersonaIds, type GuidedTalkId, generalChatPersona } from '@everstep/domain';
import type { ChatTurnMessage } from '../../provider.ts';
import { asksForIdeas, isPick } from '../choosing/ideas.ts';
import { asksWhatIsMeant } from '../guided/answer.ts';
import { asksForWords, hasOtherSide, hintIn, LED } from '../guided/hints.ts';
import type { Asked, Lead } from '../guided/lead.ts';
import { inShort, stands } from '../guided/quoting.ts';
import { labelOf } from '../guided/scripts/index.ts';
import { isTentative, settled } from '../guided/tentative.ts';
import { isAction } from '../reading/actions.ts';
import { hurtIn } from '../reading/hurts.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { isNonAnswer, isOnlyWhen, isOnlyWhere } from '../reading/non-answers.ts';
import { turnedRound } from '../reading/own-clauses.ts';
import { asksForAThingToDo, helpAsked } from '../reading/requests.ts';
import type { Talk } from '../reading/talk.ts';
import { isTroubling, isVerdict } from '../reading/troubles.ts';
import { choose } from '../wording/line-choice.ts';
import { plainLines } from '../wording/plain-lines.ts';
import { isListening } from './listen.ts';
import { OF_USE, questionsFor, TROUBLE_SIGN, type TroubleQuestion, thoughtQuestion, troubleQuestions } from './trouble-questions.ts';

/** A message read so is a question or a wish to the guide, or has an answer of its own. */
const NO_ANSWER: readonly IntentName[] = [
  ...(['advice', 'opinion', 'fact', 'recall', 'recap', 'agreement', 'closed', 'records', 'identity', 'help', 'how-are-you'] as const),
  ...([
    'app',
    'app-fact',
    'wondering',
    'privacy',
    'deleting',
    'changing',
    'reminder',
    'steer',
    'others',
    'beyond',
    'health',
    'joke',
    'draft',
  ] as const),
  ...(['complaint', 'repeating', 'questioned', 'drop', 'dark', 'loss', 'remorse', 'other-language', 'thanks', 'bye', 'greeting'] as const),
  ...([
    'elsewhere',
    'call',
    'curious',
    'unadvised',
    'encourage',
    'distract',
    'fond',
    'jest',
    'teased',
    'wordless',
    'pain',
    'trying',
  ] as const),
  ...(['mend', 'reminded', 'plainEnglish', 'apology'] as const),
];
/** Read so, it begins no talk on a trouble, though it may go on with one. */
const NO_TROUBLE: readonly IntentName[] = [...NO_ANSWER, 'corrected', 'joy', 'rating', 'plan', 'decide', 'done'];
/** What one says to oneself may sound like anything: "you're useless", "what is the point". */
const MAY_BE_A_THOUGHT: readonly IntentName[] = [
  ...([
    'complaint',
    'teased',
    'jest',
    'questioned',
    'opinion',
    'advice',
    'beyond',
    'fact',
    'curious',
    'joke',
    'remorse',
    'wondering',
  ] as const),
];

/** A trouble in fewer words than this is only named. */
const TELLS = 3;

const plain = (text: string): string => text.replace(/[’‘]/g, "'");

/** The question of a trouble that a reply ends with. */
const askedBy = (reply: string | undefined): { readonly question: TroubleQuestion; readonly isEasier: boolean } | undefined => {
  const end = reply?.trimEnd() ?? '';
  const question = troubleQuestions.find(({ asks, easier }) => [...asks, easier].some((ask) => end.endsWith(ask)));
  return question && { question, isEasier: end.endsWith(question.easier) };
};

/** Whether the last reply asked on about a trouble. */
export const isTroubleAsked = ({ replies }: Pick<Talk, 'replies'>): boolean => askedBy(replies.at(-1)) !== undefined;

/** Talks that are made for what was said. */
const LEADS: readonly GuidedTalkId[] = ['hard-talk', 'sort-a-decision', 'wind-down', 'good-thing'];
/** Nobody did it: it lasts. */
const OF_NO_ONE: readonly string[] = ['too much', 'by oneself'];

/** Whether a message tells of something that lasts or lies ahead and is not easy, so that it is asked about before anything is made of it. */
export function tellsTrouble(message: string, talk: Talk): boolean {
  const { heard } = talk.reading;
  const hurt = hurtIn(message)?.name;
  const hint = hintIn(message, talk);
  return (
    isTroubling(message) &&
    message.trim().split(/\s+/).length >= TELLS &&
    !message.trimEnd().endsWith('?') &&
    (!NO_TROUBLE.includes(heard) || (heard === 'joy' && hasOtherSide(message))) &&
    // What is only put off wants a beginning; what makes one ill wants an ear.
    (heard !== 'avoid' || talk.soreAge === 0) &&
    // What was done to somebody is asked about in other words.
    (hurt === undefined || OF_NO_ONE.includes(hurt)) &&
    !LED.includes(talk.matter?.name ?? '') &&
    !isListening(talk) &&
    !talk.replies.some((reply) => reply.includes(TROUBLE_SIGN)) &&
    helpAsked(message) === undefined &&
    !asksForWords(message) &&
    !(hint?.isSure && LEADS.includes(hint.id))
  );
}

const PLAN_WANTED =
  /^\W*(?:(?:please|pls|ok(?:ay)?|so|then|and|can you|could you|would you|just|i (?:want|need)(?: you)?(?: to)?)\W+)*(?:make|give|want|need|help me|create|suggest|build|write|an?|the)\b[^.!?\n]{0,20}\b(?:plan|schedule|routine|steps)\b/i;

/** Whether a message answers the question that was asked of a trouble. */
export function goesOnWithTrouble(message: string, talk: Talk): boolean {
  const asked = askedBy(talk.replies.at(-1))?.question;
  if (
    asked === undefined ||
    helpAsked(message) !== undefined ||
    asksForWords(message) ||
    asksForAThingToDo(message) ||
    asksForIdeas(message)
  )
    return false;
  const { heard } = talk.reading;
  if (heard === 'plan' && PLAN_WANTED.test(message)) return false;
  return asksWhatIsMeant(message) || !NO_ANSWER.includes(heard) || (asked === thoughtQuestion && MAY_BE_A_THOUGHT.includes(heard));
}

/** What was told at first and in answer to the questions, oldest first. */
function toldIn(messages: readonly ChatTurnMessage[]): readonly string[] {
  const isAsked = (at: number) => messages[at]?.role === 'assistant' && askedBy(messages[at].content) !== undefined;
  return messages.flatMap(({ role, content }, at) => {
    const isOfIt = isAsked(at - 1) || isAsked(at + 1) || at === messages.length - 1;
    return role === 'user' && isOfIt && stands(content) && !asksSomething(content) ? [settled(content)] : [];
  });
}

/** Asked of the guide, it is no part of what was told. */
const asksSomething = (text: string): boolean => text.trimEnd().endsWith('?') || asksForIdeas(text) || isPick(text);

/** Something that could be done, told unasked: "maybe I could tell her". */
const OWN_STEP =
  /^\W*(?:(?:ok(?:ay)?|so|well)\W+)*(?:my |the )?first (?:step|thing)\b|^\W*(?:(?:maybe|perhaps|ok(?:ay)?|well|so|but|i guess|or)\W+)*(?:i (?:could|might|should|will|'ll)|could)\b(?! (?:never|not|have|be)\b)/i;
const namesOwnStep = (message: string): boolean =>
  OWN_STEP.test(plain(message)) ||
  (/^\W*(?:maybe|perhaps)\b/i.test(message) && isAction(message.replace(/^\W*(?:maybe|perhaps)\W+/i, ''), false)) ||
  (isTentative(message) && isAction(settled(message), false));
/** After so much that was told a step is the last of it. */
const ENOUGH = 2;

const indexOf = ({ personaId }: Pick<Asked, 'personaId'>): number => corePersonaIds.indexOf(generalChatPersona(personaId));
const lead = (text: string): Lead => ({ plan: [{ say: 'set', text }], choices: [] });

/** The first question of these that was not asked yet, in the words of the guide; undefined where all were. */
export function nextOfTrouble(request: Asked, { replies }: Pick<Talk, 'replies'>): string | undefined {
  const [begun = ''] = toldIn(request.messages);
  const isUnasked = ({ asks, easier }: TroubleQuestion) => ![...asks, easier].some((ask) => replies.some((reply) => reply.includes(ask)));
  return questionsFor(begun).find(isUnasked)?.asks[indexOf(request)];
}

/** Hears a trouble, says back what can be said back, and asks the next question; at the end all that was told stands together. */
export function hearTrouble(message: string, request: Asked, talk: Talk): Lead {
  const asked = askedBy(talk.replies.at(-1));
  const taken = asked?.question.takes.find(([pattern]) => pattern.test(plain(message)))?.[1];
  const isNothing = (isNonAnswer(message) || asksWhatIsMeant(message)) && taken === undefined;
  if (asked && isNothing && !asked.isEasier) return lead(`It need not come at once. ${asked.question.easier}`);
  const told = toldIn(request.messages);
  const next = nextOfTrouble(request, talk);
  if (next === undefined || (namesOwnStep(message) && told.length > ENOUGH)) return together(told, hintIn(message, talk)?.id);
  const first = isNothing
    ? 'That is all right.'
    : (taken ?? met(message, asked?.question, talk) ?? ear(message, asked?.question, request, talk));
  return lead(`${first} ${next}`);
}

const MAY_FOLLOW: readonly GuidedTalkId[] = ['small-step', 'hard-talk', 'sort-a-decision', 'wind-down'];
/** In characters. */
const LONGEST_LINE = 400;
const LONGEST_PAGE = 8000;

/** All that was told in one place, and the talks that may follow; the fitting one first. */
function together(told: readonly string[], fitting: GuidedTalkId | undefined): Lead {
  const ids = MAY_FOLLOW.toSorted((one, other) => Number(other === fitting) - Number(one === fitting));
  return {
    plan: [{ say: 'set', text: `${TROUBLE_SIGN}\n\n${told.map((line) => `- ${inShort(line, LONGEST_LINE)}`).join('\n')}\n\n${OF_USE}` }],
    choices: ids.map(labelOf),
    action: { kind: 'write-journal', title: 'What is on my mind', body: told.join('\n\n').slice(0, LONGEST_PAGE) },
  };
}

/** What can be said to it in particular. */
function met(message: string, question: TroubleQuestion | undefined, talk: Talk): string | undefined {
  if (question === thoughtQuestion) return isVerdict(message) ? 'That is a hard sentence to have in one’s head.' : undefined;
  const first = question === undefined ? (hurtIn(message)?.said[0] ?? talk.matter?.said?.[0]) : undefined;
  return first ?? saidBack(message, talk);
}

/** A clause turned round that stands by itself. */
const STANDS =
  /^(?:you|he|she|they|it is|there (?:is|are)|nobody|no one|everyone|everybody|your [^,]{1,40}\b(?:is|are|was|were|has|have|had|keeps?|says?|wants?|never|always|do|does|did|makes?|gets?|won't|can't|doesn't|don't))\b(?!.*\b(?:and|or|but|that|the|a|an|to|of|with|my|your|because)$)/i;
/** Said back as what is felt or wanted, and not as what is so. */
const AS_FELT = /^you (?:feel|want|have been feeling|keep|are (?:\w+ )?(?:afraid|scared|nervous|worried|anxious))\b/i;
/** The least and the most that is said back, in words. */
const SHORTEST_SAID = 3;
const LONGEST_SAID = 13;
/** "That I will go blank": it goes on with the question. */
const THAT = /^\W*(?:(?:just|mostly|probably|i guess|well)\W+)*that\s+(?!(?:is|was|one|part|would|will|and)\b|'s)([^.!?;]*[^.!?;\s])\W*$/i;
const LEADS_IN = /^\W*(?:(?:yeah|yes|yep|no|nah|ok(?:ay)?|well|um+|hm+|so|just|like|mostly|honestly)\b[\s,.!…–-]*)+(?=\S)/i;
/** Signs of formatting would be drawn as such. */
const MARKED = /[`*_#<>[\]|~$\\]/;

/**
 * What was told, turned round and with nothing added; undefined where that would be no sentence, or the second time in a row. Hard words on
 * oneself are not said back: from another they would sound true.
 */
function saidBack(message: string, { reading: { echo = '' }, reflected, isTiredOfEchoes, soreAge }: Talk): string | undefined {
  if (isTiredOfEchoes || reflected.at(-1) === true || !stands(message) || MARKED.test(message)) return undefined;
  const text = plain(settled(message))
    .replace(LEADS_IN, '')
    .replace(/[\s.!,]+$/, '');
  const clause = withoutVerdict(turned(echo));
  if ((isVerdict(text) || soreAge === 0) && !AS_FELT.test(clause)) return undefined;
  const [, feared] = THAT.exec(text) ?? [];
  if (feared !== undefined && soreAge > 0) return `That ${turned(feared)}.`;
  // Of short answers only a time or a place: anything else may be an order, or an insult.
  if (isOnlyWhen(text) || isOnlyWhere(text)) return `${capital(turned(text))}, then.`;
  const words = clause.split(/\s+/).length;
  return words >= SHORTEST_SAID && words <= LONGEST_SAID && STANDS.test(clause) ? `So ${clause}.` : undefined;
}
/** "You are scared that it goes wrong and you are a bad mother": up to where it would judge. */
const withoutVerdict = (clause: string): string => {
  const parts = clause.split(/,? and |, /);
  const judged = parts.findIndex((part, at) => at > 0 && isVerdict(part));
  return judged < 0 ? clause : parts.slice(0, judged).join(' and ');
};
const turned = (text: string): string =>
  turnedRound(text.replace(/\bim\b/gi, "I'm")).replace(/\bits (?=not|so|too|just|never|always|all)\b/i, 'it is ');
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const BEGINS = ['I see why that is on your mind.', 'Thank you for telling me.', 'I take that in.'] as const;
/** To what goes on with the tale and leaves the question aside. */
const TELLS_ON = ['I see.', 'That comes on top of it, then.', 'I hear that, too.', 'So that belongs to it.', 'I follow you.'] as const;
/** Where nothing is said back: that it was heard. */
function ear(message: string, question: TroubleQuestion | undefined, request: Asked, talk: Talk): string {
  const said = { replies: talk.replies, seed: talk.turns + indexOf(request) };
  const isDark = talk.soreAge === 0 || isTroubling(message) || isVerdict(message);
  const isAnswer = question !== undefined && (question.fits?.(plain(message)) ?? true);
  const lines = isDark ? plainLines.heavy : isAnswer ? question.ears : question === undefined ? BEGINS : TELLS_ON;
  return choose(lines, {}, said) ?? BEGINS[0];
}
