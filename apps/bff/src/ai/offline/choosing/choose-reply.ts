import { accountIn, asksSafety, assess, leavesSafetyOpen, type ProposedAction, saysSafe, soundsTroubled } from '@everstep/domain';
import type { ChatRequest, GuideContext } from '../../provider.ts';
import { scripts } from '../guided/scripts/index.ts';
import { dateSaid } from '../reading/date-asked.ts';
import { factsIn, sentencesIn } from '../reading/facts.ts';
import { appFacts } from '../reading/intents/app-facts.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { wonderings } from '../reading/intents/wonderings.ts';
import { linesIn } from '../reading/languages.ts';
import { mayQuote } from '../reading/may-quote.ts';
import { isBoth, isNonAnswer, isOnlyWhen, isOnlyWhere } from '../reading/non-answers.ts';
import { isLowRating } from '../reading/ratings.ts';
import { asksOwnName, countedIn, quoted, recalled } from '../reading/recall.ts';
import { asksForAThingToDo } from '../reading/requests.ts';
import { sumIn } from '../reading/sums.ts';
import { matterAsked, type Talk } from '../reading/talk.ts';
import { type FixedName, fixedLines, isFixed } from '../wording/fixed-lines.ts';
import { healthText } from '../wording/health-lines.ts';
import { type Closed, howLongClosed, insteadOfCard, insteadOfPlan, whyClosed } from './closed-cards.ts';
import { begunIn } from './ideas.ts';
import { agreedText, type Cards, recapText } from './looking-back.ts';
import type { Offered } from './proposals.ts';
import { remarksFor } from './records.ts';
import { recordsAsked } from './records-asked.ts';
import type { Part, ReplyPlan } from './reply-plan.ts';

/** All that decides on a reply. */
export interface ReplyState {
  readonly talk: Talk;
  /** The last message, as written. */
  readonly message: string;
  readonly context: GuideContext;
  readonly approach: ChatRequest['approach'];
  /** No guide answered the message before: a card with people to call did. */
  readonly isAfterCard: boolean;
  /** What a card is offered for; undefined where there is none. */
  readonly offered: Offered | undefined;
  /** The cards of the conversation, and why there may be none now. */
  readonly cards: Cards & Closed;
}

/** What to answer: from what was read and is known to the parts of a reply; it words only what hangs on a single answer. Undefined where a guided talk is to lead on. */
export function chooseReply(state: ReplyState): ReplyPlan | undefined {
  const { approach, offered } = state;
  if (approach === 'gentle') return gently(state);
  return offered === undefined ? answerTo(state.talk.reading.heard, state) : proposing(offered, state);
}

/** Answered as ever: what is gentle by itself, or plainly asked for. */
const AS_EVER: readonly IntentName[] = [
  'dark',
  'remorse',
  'loss',
  'recall',
  'corrected',
  'identity',
  'call',
  'others',
  'steer',
  'drop',
  'complaint',
  'elsewhere',
  'agreement',
  'recap',
  'closed',
  'joke',
  'wordless',
  'health',
  'app-fact',
  'plain-fact',
  'wondering',
  'other-language',
];
/** Nothing in them to answer to. */
const NODS: readonly IntentName[] = ['greeting', 'how-are-you', 'yes', 'no', 'unsure', 'short', 'thanks', 'bye', 'apology'];

/** It was left open whether they are safe: said once more, and then the same question by its smallest part. */
const LEFT_OPEN = [
  'Not to know is an answer, too, and I take it seriously. “Help now” at the top has people you can talk to at any hour, also when you are not sure. If anything near you could hurt you, go to another room first. Are you safe where you are, this minute?',
  'Then please let a person be with you in this: “Help now” at the top leads to somebody at any hour, and you need not be sure to call. Could you go where somebody else is, and are you safe until then?',
] as const;

const SAFE =
  'Thank you for telling me. “Help now” stays at the top, at any hour. Would it be good to put it into words here, slowly, or rather to let the day come to rest?';

/** In the day after a hard moment: an ear for what is calm by itself, and no thought, goal, record or card. */
function gently(state: ReplyState): ReplyPlan {
  const { heard } = state.talk.reading;
  if (saysSafe(state.message)) return [{ say: 'set', text: SAFE }];
  const asked = state.talk.replies.at(-1) ?? '';
  if (asksSafety(asked) && leavesSafetyOpen(state.message))
    return [{ say: 'set', text: asked.includes(LEFT_OPEN[0]) ? LEFT_OPEN[1] : LEFT_OPEN[0] }];
  if (assess(state.message).level > 0 || soundsTroubled(state.message))
    return [isSafetyAsked(state.talk) ? fixed('gentle') : fixed('askSafe')];
  if (state.offered?.how === 'closed') return proposing(state.offered, state);
  if (asksWhy(state)) return closing(state);
  if (asksHowLong(state)) return [{ say: 'set', text: howLongClosed(state.cards) }];
  if (heard === 'plan') return [{ say: 'set', text: insteadOfPlan(state.cards) }];
  const answer = shortAnswer(state);
  if (answer !== undefined) return [{ say: 'set', text: answer }];
  const asEver = AS_EVER.includes(heard) ? answerTo(heard, state) : undefined;
  if (asEver) return asEver;
  if (NODS.includes(heard)) return [fixed('calmGentle')];
  const taken = heard === 'fact' ? fixed('moreFacts') : firstOf([varied('calmQuote')], [varied('calmPlain')]);
  return [{ say: 'fixed', of: 'whyGentle', once: true }, taken, varied('calmAsk')];
}

const THERE = [
  'Thank you, so I know where. Is somebody there with you, or could somebody be?',
  'So that is the place. What is it like there for you?',
];
const THEN = [
  'Thank you, so I know when. What is it that comes then?',
  'I have the time of it. How is it until then, and who could be near you?',
];
const BOTH = [
  'Both, then. I would rather ask than guess: which two are they?',
  'Both at once is a lot. Which of the two is nearer just now?',
];
const NOTHING = [
  'That is an answer, too. There is no hurry with it, and “Help now” stays at the top. What would make the next hour a little easier?',
  'It need not have words. Would you rather tell of something else, or have it quiet for a while?',
];

/** A where, a when, a "both" or a "not really", right after a card or a question: it answers that, and is no new subject. */
function shortAnswer({ message, talk: { replies, reading }, isAfterCard }: ReplyState): string | undefined {
  if (!isAfterCard && !replies.at(-1)?.trimEnd().endsWith('?')) return undefined;
  const isUnsaid = (line: string) => !replies.some((reply) => reply.includes(line));
  if (isOnlyWhere(message)) return THERE.find(isUnsaid);
  if (isOnlyWhen(message)) return THEN.find(isUnsaid);
  if (isBoth(message)) return BOTH.find(isUnsaid);
  const isNothing = isNonAnswer(message) && reading.heard !== 'wordless' && reading.heard !== 'yes' && reading.heard !== 'other-language';
  return isNothing ? NOTHING.find(isUnsaid) : undefined;
}

/** Whether it was asked lately if they are safe: asked each time, it would be a questionnaire. */
const isSafetyAsked = ({ replies }: Talk): boolean => replies.slice(-2).some((reply) => /\bare you safe\b/i.test(reply));

/** "And how long does that last?", right after it was said that there are no cards. */
const asksHowLong = ({ talk: { replies }, message }: ReplyState): boolean =>
  /\b(?:how long|until when|till when|when (?:does|is|will|do) (?:it|that|this|they)|since when)\b/i.test(message) &&
  /\bcards\b|\bgo slowly\b/i.test(replies.at(-1) ?? '');

const asksWhy = ({ talk: { replies }, message }: ReplyState): boolean =>
  /^\W*(?:(?:but|and|ok|oh|no|sorry)\W+)*(?:why|how come)(?: not| is that| so| that)?\W*$/i.test(message) &&
  /\bcards\b|\bNo plan from me\b/.test(replies.at(-1) ?? '');

/** Why there are no cards; or that there may be some. */
const closing = ({ approach, cards }: ReplyState): ReplyPlan =>
  approach === 'gentle' || cards.closed !== undefined ? [{ say: 'set', text: whyClosed(cards) }] : [fixed('open-cards')];

const fixed = (of: FixedName, known?: string): Part => ({ say: 'fixed', of, known });
/** Another line from each guide. */
const varied = (of: FixedName, known?: string): Part => ({ say: 'fixed', of, known, varies: true });
const firstOf = (...of: readonly ReplyPlan[]): Part => ({ say: 'first', of });

/** A wish is answered by its card. */
function proposing(offered: Offered, { talk, message, cards }: ReplyState): ReplyPlan {
  switch (offered.how) {
    case 'ask':
      return [{ say: 'set', text: offered.question }];
    case 'closed':
      return [{ say: 'set', text: insteadOfCard(offered.wish, cards, talk.replies) }];
    case 'above':
      return [fixed('above')];
    case 'back': {
      const { title, kind } = offered.back;
      const name = kind === 'create-goal' ? 'goal' : 'habit';
      return [{ say: 'set', text: `“${title}” as a ${name} is still on the card further up; it counts once you confirm it.` }];
    }
    case 'swap':
      return [{ say: 'card', action: offered.action }, fixed(offered.isWaiting ? 'swapped' : 'swappedDone')];
    case 'wish':
      return [
        ...(talk.reading.heard === 'rating' ? [rated(message)] : []),
        ...(talk.reading.heard === 'reminder' ? [reminding(offered.action)] : []),
        { say: 'card', action: offered.action },
      ];
  }
}

/** What a reminder can be here. */
const reminding = ({ kind }: ProposedAction): Part => ({
  say: 'set',
  text:
    kind === 'create-habit'
      ? 'I cannot ring by myself, but a habit can: give it its hour on the Habits page.'
      : 'I cannot ring by myself; as a goal with its day it stands before you on the Goals page.',
});

const rated = (message: string): Part => fixed(isLowRating(message) ? 'lowDay' : 'rating');

/** An answer by what was heard, where it has one of its own. */
function answerTo(heard: IntentName, state: ReplyState): ReplyPlan | undefined {
  const { talk, message, context } = state;
  switch (heard) {
    case 'other-language':
      return inTheirLanguage(talk, message);
    case 'opinion':
    case 'advice': {
      if (!talk.isHeavy && OF_TASTE.test(message) && isUnsaid(talk, NO_TASTE)) return [{ say: 'set', text: NO_TASTE }];
      if (begunIn(talk) !== undefined && !asksForAThingToDo(message) && isUnsaid(talk, NOT_FROM_HERE))
        return [{ say: 'set', text: NOT_FROM_HERE }];
      return [
        firstOf(
          [{ say: 'thought', matter: matterAsked(message, talk), lead: 'opinionWithThought' }],
          [fixed(asksForAThingToDo(message) ? (talk.isHeavy ? 'concreteHeavy' : 'concrete') : heard === 'advice' ? 'noRecipe' : 'opinion')],
        ),
      ];
    }
    case 'musing':
      return [firstOf([{ say: 'thought', matter: matterAsked(message, talk) }], [fixed('musing')])];
    case 'health': {
      const text = healthText(message, talk.replies);
      return [text === undefined ? fixed('health') : { say: 'set', text }];
    }
    case 'reminded':
      return [fixed('reminded')];
    case 'recall':
      return recalling(state);
    case 'agreement':
      return [{ say: 'set', text: agreedText(state.cards) }];
    case 'recap':
      return [{ say: 'set', text: recapText(talk, state.cards) }];
    case 'closed':
      return closing(state);
    case 'app-fact': {
      const known = appFacts.find(({ pattern }) => pattern.test(talk.reading.core));
      return known && [{ say: 'set', text: known.text }];
    }
    case 'plain-fact':
      return [{ say: 'set', text: sumIn(talk.reading.core) ?? dateSaid(talk.reading.core, state.cards.today) }];
    case 'wondering': {
      const said = wonderings.find(({ pattern, text }) => pattern.test(talk.reading.core) && isUnsaid(talk, text));
      return [said ? { say: 'set', text: said.text } : fixed('musing')];
    }
    case 'records': {
      const { text, named } = recordsAsked(message, context);
      return [{ say: 'set', text, named }];
    }
    case 'corrected':
      // What stands on a card is not changed by words.
      if (talk.amended !== undefined && state.cards.proposed?.length) return [fixed('changing')];
      if (talk.amended !== undefined) return [fixed('amended', quoted(talk.amended.text.replace(/[.!]+$/, '')))];
      return [fixed('corrected', talk.reading.words)];
    case 'rating':
      return [rated(message)];
    case 'fact':
      return fact(message, talk);
    // Somebody who goes is let go: no question, no thought, no card.
    case 'bye':
      return [talk.isHeavy ? varied('heavyBye') : { say: 'heard', intent: 'bye' }];
    case 'thanks':
      return [talk.isHeavy ? varied('heavyThanks') : { say: 'heard', intent: 'thanks' }];
    case 'yes':
    case 'no':
      return [talk.isHeavy ? varied('heavyNod') : { say: 'heard', intent: heard }, varied('stay')];
    case 'greeting': {
      const remark: Part = { say: 'remark', remarks: talk.isHeavy ? [] : remarksFor(talk, context) };
      return [{ say: 'heard', intent: 'greeting' }, remark];
    }
    case 'curious':
      if (!talk.isHeavy && LIKES.test(message) && isUnsaid(talk, NO_LIKES)) return [{ say: 'set', text: NO_LIKES }];
      return [talk.isHeavy ? varied('heavyCurious') : fixed('curious')];
    case 'app':
    case 'mend':
      return [firstOf([{ say: 'fixed', of: heard, once: true }], [fixed('complaint')])];
    default:
      // "Another", after a joke.
      if (/^\W*(?:another|one more|more|again)(?: one)?(?: please)?\W*$/i.test(message) && talk.replies.slice(-2).some(isJoke))
        return [fixed('joke')];
      return isFixed(heard) && !BEFORE_TALK.includes(heard) ? [fixed(heard)] : undefined;
  }
}
const LIKES =
  /\b(?:do|would|did|have) you (?:ever |even |also |really )?(?:like|love|prefer|enjoy|hate|want|been|had|eat|drink|sleep|dream|go)\b/i;
const OF_TASTE = /\b(?:what|how) do you (?:think|feel) (?:of|about) (?!(?:it|this|that|me|us|my|our|him|her|them)\b)/i;
const NOT_FROM_HERE = 'To that I have no written answer, and I would rather say so. What would you tell a friend who asked you?';
const NO_TASTE = 'Being a program I have no taste in such things. What do you make of it yourself?';
const isUnsaid = ({ replies }: Talk, line: string): boolean => !replies.some((reply) => reply.includes(line));
const NO_LIKES = 'Being a program I have no likes, and no days of my own. How is it with you?';
const isJoke = (reply: string): boolean => fixedLines.joke.some((line) => reply.endsWith(line));
/** Their lines are said before a guided talk begins. */
const BEFORE_TALK: readonly IntentName[] = ['problem', 'loss', 'remorse'];

/** In their own language once what would help, then shortly; the farewell as often as they take leave. */
function inTheirLanguage({ language, turns }: Talk, message: string): ReplyPlan {
  const own = language ? linesIn(language, message) : [];
  const isFarewell = own.length === 1;
  const shortly: ReplyPlan = own.length > 0 ? [{ say: 'set', text: own[1 + (turns % (own.length - 1))] ?? '' }] : [fixed('other-language')];
  return [firstOf(...own.map((text) => [{ say: 'set', text, ...(isFarewell ? {} : { once: true as const }) } as const]), shortly)];
}

const EVER_SAID = /\b(?:have|did) i (?:already |ever |even )?(?:tell|told|say|said|mention)/i;
const asSaid = (told: readonly string[]) => told.flatMap(sentencesIn).map((text) => ({ text, isAmended: false }));
const ASKED_FOR = /\bwhat (?:did )?i (?:just |last )?(?:ask(?:ed)?|order(?:ed)?)\b/i;

/** What the answers of the last guided talk came to, as it was laid together. */
function lastSum(replies: readonly string[]): string | undefined {
  const reply = replies.findLast((one) => Object.values(scripts).some(({ sign }) => one.includes(sign)));
  const lines = reply?.split('\n').filter((line) => /^(?:- \*\*|> )/.test(line)) ?? [];
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** What the member said, or how often; and honestly where it was not said here. */
function recalling({ talk, message, context }: ReplyState): ReplyPlan {
  const name = context.firstName.trim();
  if (asksOwnName(message) && name !== '') return [{ say: 'set', text: `In your profile it is ${name}.` }];
  const counted = countedIn(message, talk.told.slice(0, -1));
  if (counted !== undefined) return [{ say: 'set', text: counted }];
  const [asked] = ASKED_FOR.test(message)
    ? talk.told
        .slice(0, -1)
        .filter((said) => accountIn(said) === '' && mayQuote(said))
        .slice(-1)
    : [];
  if (asked !== undefined) return [fixed('recall', quoted(asked))];
  // Words of a hard moment are not brought back, whoever asks for them.
  const told = talk.told.slice(0, -1).filter(mayQuote);
  // Whether something was ever said holds for what was put right later, too.
  const own = recalled(message, factsIn(told)) ?? (EVER_SAID.test(message) ? recalled(message, asSaid(told)) : undefined);
  const sum = own === undefined ? lastSum(talk.replies) : undefined;
  if (sum !== undefined) return [{ say: 'set', text: `It stands here, in your words:\n\n${sum}\n\n` }];
  if (own === undefined) return [fixed('recall')];
  if (!own.isAnswer) return [fixed('recallNear', own.quote)];
  return [fixed(own.isAmended ? 'recallAmended' : 'recall', own.quote)];
}

/** That it cannot know, and a thought on the matter where there is one. */
function fact(message: string, talk: Talk): ReplyPlan {
  return [
    firstOf([{ say: 'heard', intent: 'fact', strictly: true }], [fixed('moreFacts')]),
    { say: 'thought', matter: matterAsked(message, talk) },
  ];
}
