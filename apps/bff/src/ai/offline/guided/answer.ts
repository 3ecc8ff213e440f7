import { asksForIdeas } from '../choosing/ideas.ts';
import { isAction } from '../reading/actions.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { intentOf } from '../reading/intents/intents.ts';
import { readMessage } from '../reading/message.ts';
import { asksYesOrNo, isBoth, isNonAnswer, isYesOrNo } from '../reading/non-answers.ts';
import { isProtest } from '../reading/protest.ts';
import { isOrder, isWish } from '../reading/wishes/wishes.ts';
import type { Step } from './script.ts';
import { isTentative } from './tentative.ts';

/** What a message means in the middle of a guided talk. */
export type Meant =
  | { readonly kind: 'answer' }
  /** It puts the answer before right. */
  | { readonly kind: 'corrects'; readonly text: string }
  | { readonly kind: 'unsure' }
  /** Both of what was not named: which, is asked. */
  | { readonly kind: 'both' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'stop' }
  /** The guide is asked for its view: the question goes back. */
  | { readonly kind: 'asks-view' }
  /** It is no answer, and says that the question was none for them. */
  | { readonly kind: 'complains' }
  /** The guide is asked something that no rule of its own answers. */
  | { readonly kind: 'asks' }
  /** Something else is asked or said, answered by itself before the talk goes on. */
  | { readonly kind: 'aside' };

const STOP =
  /^\W*(?:(?:ok(?:ay)?|please|no|sorry|actually|can we|could we|let'?s|i want to|i'?d like to)\W+)*(?:stop|quit|cancel|enough|that'?s enough|no more(?: questions?)?|end (?:it|this)|leave it|i(?:'ll| will) leave it(?: there| here)?|not now|not today|i don'?t (?:want|feel like) (?:this|to do this|to)(?: any ?more| now)?|(?:talk|speak) about (?:something|anything) else|change the (?:subject|topic)|(?:something|a different topic|another topic) else|this (?:is stupid|doesn'?t help|isn'?t helping|is not helping)|(?:this|it) (?:is )?(?:useless|pointless)|shut up|leave me alone|go away)(?: (?:here|it|this|now|please|for now|for today))*\W*$/i;
const SKIP =
  /^\W*(?:(?:can we|let'?s|please)\W+)*(?:skip|next|pass|move on|(?:i'?d )?rather not(?: say)?|prefer not to(?: say)?|no comment)(?: (?:it|this|that|one|please|question))*\W*$/i;
const CORRECTS =
  /^\W*(?:(?:no|sorry|oops|wait|actually|ah)[\s,.!–-]+)*(?:i meant(?: to say)?|i mean(?:t)?|correction|rather)\b[\s:,–-]+(\S.*)$/is;
const VIEW =
  /\b(?:what (?:do|would|should) you (?:think|do|say|suggest|recommend|advise)|what (?:should|can|could) i (?:do|say|pick|choose|write|try)|(?:so |and |but )?what (?:actually |really |usually |else |would |might |does |can )*(?:helps?|works?|can i do|is there)|any(?:thing)? (?:other|more) (?:ideas?|tips?|advice)|another (?:idea|tip)|(?:got|have) any(?:thing)? (?:more|else)|(?:give|have) (?:me )?(?:any|some|an)? ?(?:advice|idea|ideas|tip|tips|example)|any (?:advice|ideas?|tips?|suggestions?)|your opinion|do you have (?:any|an) (?:idea|example|advice))\b[^.!]*\??\s*$/i;
const WHAT_ELSE =
  /^\W*(?:(?:and|so|ok(?:ay)?|but|is there)\W+)*(?:any other (?:ideas?|tips?|advice)|(?:anything|what|something) else)(?: (?:that )?(?:helps?|could help|can help|i (?:can|could) (?:do|try)|to (?:do|try)))?\W*$/i;
const LOST =
  /^\W*(?:(?:sorry|hm+|eh)\W+)*(?:what do you mean|how do you mean|now what|what now|what next|and then|i (?:don'?t|do not) (?:understand|get (?:it|that|the question))|huh|what|pardon|come again|why do you ask|like what|such as|for example|really|seriously)(?: by (?:that|this|it)| with that)?(?: exactly| here)?\W*$/i;
/** Whether somebody asks what a question means. */
export const asksWhatIsMeant = (message: string): boolean => LOST.test(message.replace(/[’‘]/g, "'"));
/** It answers no open question. */
const BARE = /^\W*(?:hey|hi|hello|yes|yeah|yep|no|nope|nah|ok(?:ay)?|k|sure|lol|haha|hm+|well|fine|maybe)\W*$/i;
const READ_WRONG =
  /\b(?:(?:no|but|hey|sorry)[\s,]+i said|i said (?:that|so|it|this)\b|i meant|sorry|wrong|(?:did not|didn't) (?:read|listen)|misread|actually)\b/i;
const COMPLAINS =
  /\b(?:i (?:have )?already (?:said|told|answered)|i(?:'ve| have)? (?:just )?told you|(?:^|[.,!]\s*)just said|i (?:didn'?t|did not) ask|(?:that|this|it)(?:'s| is) not (?:what i|the (?:problem|point)|about)|i (?:didn'?t|did not|never) (?:say|said|mean)|you(?:'re| are) not listening|(?:not|stop) listening|makes no sense|that(?:'s| is) not (?:it|right)|which is what i said|stupid question)\b/i;
/** A question to the guide; "what if nobody comes?" is a fear of one's own. */
const ASKS_GUIDE =
  /(?:^|[.!?…]\s+)(?:(?:and|but|so|ok(?:ay)?|by the way|also)[\s,]+)*(?!what if\b)(?:[^.!?]*\b(?:you|your)\b[^.!?]*|(?:can|could|should|shall|do|does|did|is|are|will|would|how|what|when|where|which|who|why)\b[^.!?]*)\?/i;
/** A question for the way, with or without its mark. */
const ASKS_HOW = /^\W*(?:(?:and|but|so|ok(?:ay)?)\W+)*(?:how|what|where|which) (?:do|should|can|could|would) (?:i|we|one)\b/i;
/** An order to the app, in the midst of a talk. */
const NAMES_A_CARD = /\b(?:goal|habit|journal|diary|mood|card|challenge)\b/i;
/** Steps that ask for something to do. */
const DOES: readonly string[] = ['step', 'then', 'smaller'];
/** Longer than this, in words, an ask for a view tells something itself. */
const LONGEST_VIEW = 14;

/** Read so, a message is no answer, whatever was asked. */
const ASIDES: readonly IntentName[] = [
  ...([
    'identity',
    'privacy',
    'deleting',
    'changing',
    'steer',
    'others',
    'wordless',
    'other-language',
    'complaint',
    'repeating',
    'health',
    'app-fact',
    'plain-fact',
    'encourage',
    'distract',
    'amuse',
  ] as const),
  ...(['recall', 'recap', 'agreement', 'closed'] as const),
];
/** Questions, with or without their mark. */
const ASKED: readonly IntentName[] = [
  ...([
    'help',
    'how-are-you',
    'records',
    'elsewhere',
    'recall',
    'reminder',
    'curious',
    'joke',
    'fact',
    'advice',
    'opinion',
    'wondering',
  ] as const),
];
const ASKS_FOR_A_VIEW: readonly IntentName[] = ['advice', 'opinion'];

/** What goes round in one's own head may come as a question; `other` stands for what is read without its context. */
const OWN_QUESTIONS: readonly IntentName[] = [
  'advice',
  'opinion',
  'wondering',
  'musing',
  'reasons',
  'decide',
  'fear',
  'people',
  'other',
  'want',
  'low',
];

/** Whether somebody wants to go no further. */
export const isStop = (message: string): boolean => STOP.test(message.replace(/[’‘]/g, "'"));

/** In fewer words than this nothing is told beside a question. */
const TELLS = 3;

/** What a message tells, without the sentences that only ask the guide something or find fault with it; the whole of it where it does nothing else. */
export function toldIn(message: string): string {
  const sentences = message.split(/(?<=[.!?…])\s+/);
  const told = sentences.filter((one) => !one.trimEnd().endsWith('?') && !isProtest(one) && one.trim().split(/\s+/).length >= TELLS);
  return told.length > 0 && told.length < sentences.length ? told.join(' ') : message;
}

/**
 * The answer in a message, and what the message means in a guided talk: "What is that supposed to mean? I suppose the evenings" answers in its second half.
 * @param heard what the whole message would be by itself
 */
export function readAnswer(message: string, heard: IntentName, place: Place): { readonly meant: Meant; readonly text: string } {
  const meant = meantBy(message, heard, place);
  const told = isOrder(message) ? message : toldIn(message);
  if ((meant.kind !== 'asks' && meant.kind !== 'complains' && meant.kind !== 'aside') || told === message) return { meant, text: message };
  const inHalf = meantBy(told, readMessage(told).heard, place);
  return inHalf.kind === 'answer' ? { meant: inHalf, text: told } : { meant, text: message };
}

interface Place {
  readonly step: Step;
  /** It answers the easier question, which a yes or a no may do. */
  readonly isEasier: boolean;
}

/**
 * Reads a message as what it is in a guided talk.
 * @param heard what it would be by itself
 */
function meantBy(message: string, heard: IntentName, { step, isEasier }: Place): Meant {
  const text = message.replace(/[’‘]/g, "'");
  if (isStop(text)) return { kind: 'stop' };
  if (isOrder(message)) return { kind: 'aside' };
  if (SKIP.test(text)) return { kind: 'skip' };
  const [, corrected] = CORRECTS.exec(text) ?? [];
  if (corrected !== undefined) return { kind: 'corrects', text: corrected };
  if ((VIEW.test(text) || WHAT_ELSE.test(text) || asksForIdeas(text)) && text.split(/\s+/).length <= LONGEST_VIEW)
    return { kind: 'asks-view' };
  if (step.bare?.test(text)) return { kind: 'answer' };
  if (isBoth(text)) return { kind: 'both' };
  if (isNonAnswer(text) && !/\p{Extended_Pictographic}/u.test(text))
    return isEasier && isYesOrNo(text) && asksYesOrNo(step.easier) ? { kind: 'answer' } : { kind: 'unsure' };
  if (isTentative(text) && !ASIDES.includes(heard)) return { kind: 'answer' };
  if (LOST.test(text) || ((BARE.test(text) || heard === 'yes') && !isEasier)) return { kind: 'unsure' };
  if (intentOf('unsure').patterns.some((pattern) => pattern.test(text.trim()))) return { kind: 'unsure' };
  const isCardWished = NAMES_A_CARD.test(text) && isWish(message);
  const isRight = heard === 'corrected' && READ_WRONG.test(text);
  const isOwnQuestion = step.takesQuestions === true && OWN_QUESTIONS.includes(heard) && !/\byou(?:r|rs)?\b/i.test(text);
  const isAsked = (ASKED.includes(heard) && !isOwnQuestion) || (heard === 'beyond' && text.trimEnd().endsWith('?'));
  // "Set an alarm at ten" is a step of theirs where one was asked for.
  if (DOES.includes(step.name) && !isCardWished && isAction(text, true)) return { kind: 'answer' };
  const isAside = isCardWished || isRight || ASIDES.includes(heard) || isAsked;
  if (isAside) return { kind: ASKS_FOR_A_VIEW.includes(heard) && !isCardWished ? 'asks-view' : 'aside' };
  if (COMPLAINS.test(text) || isProtest(text)) return { kind: 'complains' };
  if (ASKS_HOW.test(text) && !isOwnQuestion) return { kind: 'asks-view' };
  return { kind: ASKS_GUIDE.test(text) && !isOwnQuestion ? 'asks' : 'answer' };
}
