import { accountIn, assess, mayStandOnCard, type ProposalKind, type ProposedAction, soundsTroubled } from '@everstep/domain';
import type { ChatRequest, GuideContext } from '../../provider.ts';
import { draftFrom } from '../reading/draft.ts';
import { factsIn, sentencesIn } from '../reading/facts.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { may } from '../reading/intents/intents.ts';
import { linesIn } from '../reading/languages.ts';
import type { Matter } from '../reading/matters/matter.ts';
import { isDenial, matterIn } from '../reading/matters/matters.ts';
import { stemsOf, turnedRound } from '../reading/own-clauses.ts';
import { standingSubjectIn } from '../reading/plan-subjects.ts';
import { isLowRating } from '../reading/ratings.ts';
import { asksOwnName, countedIn, quoted, recalled } from '../reading/recall.ts';
import { whenOf } from '../reading/slots.ts';
import { spanIn } from '../reading/spans.ts';
import { shareIn, sumIn } from '../reading/sums.ts';
import { asksForDraft, type Talk } from '../reading/talk.ts';
import { type FixedName, isFixed } from '../wording/fixed-lines.ts';
import type { Aim, Heard } from '../wording/voices/lines.ts';
import { type Closed, howLongClosed, insteadOfCard, insteadOfPlan, whyClosed } from './closed-cards.ts';
import { agreedText, type Cards, isWholly, recapText } from './looking-back.ts';
import type { Offered } from './proposals.ts';
import { asksOfMatterFirst, isAgreement, isPlainTalk, isPlanning, nextAims, unknownAims } from './questions.ts';
import { remarksFor } from './records.ts';
import { recordsAsked } from './records-asked.ts';
import type { Part, ReplyPlan } from './reply-plan.ts';
import { spanPlan } from './span-plan.ts';

/** All that decides on a reply. */
export interface ReplyState {
  readonly talk: Talk;
  /** The last message, as written. */
  readonly message: string;
  readonly context: GuideContext;
  readonly approach: ChatRequest['approach'];
  /** What a card is offered for; undefined where there is none. */
  readonly offered: Offered | undefined;
  /** The cards of the conversation, and why there may be none now. */
  readonly cards: Cards & Closed;
}

/** What to answer: from what was read and is known to the parts of a reply. It words nothing. */
export function chooseReply(state: ReplyState): ReplyPlan {
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
  'sum',
  'how-long',
  'others',
  'steer',
  'drop',
  'complaint',
  'corrected',
  'elsewhere',
  'agreement',
  'recap',
  'closed',
  'joke',
  'draft',
  'wordless',
  'other-language',
];
/** Nothing in them to answer to. */
const NODS: readonly IntentName[] = ['greeting', 'how-are-you', 'yes', 'no', 'unsure', 'short', 'thanks', 'bye', 'call', 'apology'];

/** In the day after a hard moment: an ear for what is calm by itself, and no thought, goal, record or card. */
function gently(state: ReplyState): ReplyPlan {
  const { heard } = state.talk.reading;
  if (assess(state.message).level > 0 || soundsTroubled(state.message)) return [fixed('gentle')];
  if (state.offered?.how === 'closed') return proposing(state.offered, state);
  if (asksWhy(state)) return closing(state);
  if (asksHowLong(state)) return [{ say: 'set', text: howLongClosed(state.cards) }];
  if (heard === 'plan') return [{ say: 'set', text: insteadOfPlan(state.cards) }];
  if (AS_EVER.includes(heard)) return answerTo(heard, state);
  if (NODS.includes(heard)) return [fixed('calmGentle')];
  const taken = heard === 'fact' ? fixed('moreFacts') : firstOf([varied('calmQuote')], [varied('calmPlain')]);
  return [{ say: 'fixed', of: 'whyGentle', once: true }, taken, varied('calmAsk')];
}

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
const question = (aims: readonly Aim[]): Part => ({ say: 'question', aims });
/** Another line from each guide. */
const varied = (of: FixedName, known?: string): Part => ({ say: 'fixed', of, known, varies: true });
const firstOf = (...of: readonly ReplyPlan[]): Part => ({ say: 'first', of });
const leadOn = (talk: Talk): Part => ({
  say: 'question',
  aims: nextAims(talk),
  matterFirst: asksOfMatterFirst(talk) || talk.isHeavy,
  isPlain: isPlainTalk(talk),
});

/** What to ask after a card that was wished for; nothing where it leads away from talking. */
const afterCard: Readonly<Record<ProposalKind, readonly Aim[]>> = {
  'create-goal': ['step', 'when', 'close'],
  'create-habit': ['when', 'snag', 'close'],
  'log-mood': ['feel', 'learn', 'close'],
  'start-challenge': ['close', 'open'],
  'open-meditation': [],
  'write-journal': ['close', 'open'],
};

/** A wish is answered by its card; to anything else the card comes after what was heard. */
function proposing(offered: Offered, { talk, message, cards }: ReplyState): ReplyPlan {
  if (offered.how === 'ask') return [{ say: 'set', text: offered.question }];
  if (offered.how === 'closed') return [{ say: 'set', text: insteadOfCard(offered.wish, cards, talk.replies) }];
  if (offered.how === 'above') return [fixed('above'), leadOn(talk)];
  if (offered.how === 'back')
    return [
      {
        say: 'set',
        text: `“${offered.back.title}” as a ${kindName(offered.back)} is still on the card further up; it counts once you confirm it.`,
      },
    ];
  const { action, how } = offered;
  const card: Part = { say: 'card', action };
  if (offered.how === 'swap') return [card, fixed(offered.isWaiting ? 'swapped' : 'swappedDone')];
  if (how === 'wish') return [card, question(openAims(action, talk))];
  const { heard } = talk.reading;
  if (heard === 'rating') return [rated(message), card];
  return [...(isVoiced(heard) ? [taken(talk, heard)] : []), card, ...(talk.isHeavy ? [] : [leadOn(talk)])];
}

const kindName = ({ kind }: { readonly kind: ProposalKind }): string => (kind === 'create-goal' ? 'goal' : 'habit');

/** What a card settles is not asked for. */
const openAims = (action: ProposedAction, talk: Talk): readonly Aim[] =>
  unknownAims(afterCard[action.kind], talk).filter((aim) => !(aim === 'when' && action.kind === 'create-habit' && action.cue !== ''));

const MADE = ['plan', 'sum', 'how-long', 'agreement', 'recap', 'closed', 'records'] as const;
const isMade = (name: IntentName): name is (typeof MADE)[number] => MADE.some((made) => made === name);
const isVoiced = (name: IntentName): name is Heard => !isFixed(name) && !isMade(name);

const rated = (message: string): Part => fixed(isLowRating(message) ? 'lowDay' : 'rating');

/** How many messages running may be of a word or two before the guide speaks of it. */
const BRIEF_TURNS = 4;
const GREETINGS = 3;

/** An answer by what was heard; most are a fixed line, or listening. */
function answerTo(heard: IntentName, state: ReplyState): ReplyPlan {
  const { talk, message } = state;
  switch (heard) {
    case 'other-language': {
      // In their own language once what would help, then shortly; the farewell as often as they take leave.
      const own = talk.language ? linesIn(talk.language, message) : [];
      const isFarewell = own.length === 1;
      return [
        firstOf(
          ...own.map((text) => [{ say: 'set', text, ...(isFarewell ? {} : { once: true as const }) } as const]),
          own.length > 0 ? [{ say: 'set', text: own[1 + (talk.turns % (own.length - 1))] ?? '' }] : [fixed('other-language')],
        ),
      ];
    }
    case 'opinion':
      return [firstOf([{ say: 'thought', matter: matterOf(state), lead: 'opinionWithThought' }], [fixed('opinion')]), leadOn(talk)];
    case 'reminded':
      return [apology(talk), leadOn(talk)];
    case 'recall':
      return recalling(state);
    case 'agreement':
      return [{ say: 'set', text: agreedText(talk, state.cards) }, ...(isWholly(talk) ? [] : [leadOn(talk)])];
    case 'recap':
      return [{ say: 'set', text: recapText(talk, state.cards) }];
    case 'closed':
      return closing(state);
    case 'records': {
      const { text, named } = recordsAsked(message, state.context);
      return [{ say: 'set', text, named }];
    }
    case 'corrected':
      if (talk.amended !== undefined)
        // What was begun goes on; a mere fact put right needs no question.
        return [
          fixed('amended', quoted(talk.amended.text.replace(/[.!]+$/, ''))),
          ...(talk.agreed.step !== undefined && state.approach !== 'gentle' ? [leadOn(talk)] : []),
        ];
      return talk.reading.words === undefined
        ? [fixed('corrected')]
        : [fixed('corrected', talk.reading.words), state.approach === 'gentle' ? fixed('calmAsk') : leadOn(talk)];
    case 'problem':
      return [firstOf([echo(talk)], [fixed('problem')]), leadOn(talk)];
    case 'draft':
      return drafting(talk);
    case 'rating':
      return [rated(message), leadOn(talk)];
    case 'sum':
      return [{ say: 'set', text: sumIn(message) ?? '' }, fixed('sum')];
    case 'how-long': {
      const result = shareIn(talk.told);
      return result === undefined ? fact(message) : [{ say: 'set', text: result }, fixed('share')];
    }
    case 'fact':
      return fact(message);
    case 'advice':
      return advising(state);
    case 'plan': {
      return planning(state);
    }
    // Somebody who goes is let go: no question, no thought, no card.
    case 'bye':
      return [isPlainTalk(talk) ? varied('heavyBye') : { say: 'heard', intent: 'bye' }];
    case 'thanks':
      return [isPlainTalk(talk) ? varied('heavyThanks') : { say: 'heard', intent: 'thanks' }];
    case 'trying':
      return [talk.isHeavy ? varied('heavyNod') : fixed('trying')];
    case 'curious':
      return [talk.isHeavy ? varied('heavyCurious') : fixed('curious')];
    case 'opening':
    case 'plainEnglish':
    case 'reasons':
    case 'jest':
    case 'teased':
      return [fixed(heard)];
    default:
      if (heard === 'app' || heard === 'mend') return [firstOf([{ say: 'fixed', of: heard, once: true }], [fixed('complaint')])];
      if (isFixed(heard)) return [fixed(heard)];
      return isCurt(talk) ? [firstOf([{ say: 'fixed', of: 'curt', once: true }], listening(heard, state))] : listening(heard, state);
  }
}

const isCurt = ({ reading: { heard }, brief, greetings }: Talk): boolean =>
  brief >= BRIEF_TURNS
    ? ['short', 'yes', 'no', 'unsure', 'stuck', 'greeting'].includes(heard)
    : heard === 'greeting' && greetings >= GREETINGS;

/** What was heard, a remark on a record or else a thought that is worth having, and a question. */
function listening(told: Heard, state: ReplyState): ReplyPlan {
  const { talk, message, context } = state;
  // A day by itself settles nothing while nothing is planned.
  const heard = told === 'when' && talk.agreed.step === undefined && !isPlanning(talk) ? 'other' : told;
  if (talk.isHeavy) return plainly(heard, state);
  if (isAgreeing(talk)) return [taken(talk, heard), leadOn(talk)];
  if (heard === 'step' && !isPlanning(talk)) return [varied('wellMeant')];
  if (NODDING.includes(heard) && talk.matter === undefined) return nodding(heard, talk);
  if (UNSURE.includes(heard) && talk.matter === undefined) return humbly(state);
  const remark: Part = { say: 'remark', remarks: isPlainTalk(talk) ? [] : remarksFor(talk, context) };
  const isDue = may(heard, 'thought') && !(UNSURE.includes(heard) && (isNew(talk) || matterIn(message) !== talk.matter));
  const thought: Part = { say: 'thought', matter: isDue ? talk.matter : undefined, nowAndThen: true };
  // Their own words before a thought, or the thought by itself.
  const ear = UNSURE.includes(heard) ? firstOf([echo(talk)], isDue ? [] : [taken(talk, heard)]) : taken(talk, heard);
  return [ear, firstOf([remark], [thought]), leadOn(talk)];
}

/** Whether nothing was asked about the matter yet: somebody who only tells of it is asked first, and advised later. */
const isNew = ({ matter, replies }: Talk): boolean =>
  !Object.values(matter?.ask ?? {})
    .flat()
    .some((line) => replies.some((reply) => reply.includes(line)));

/** What is told and was not understood any further. */
const UNSURE: readonly Heard[] = ['other', 'people', 'short'];
const NODDING: readonly Heard[] = ['yes', 'no'];

const isAgreeing = ({ reading: { heard }, aim, agreed, isHurt }: Talk): boolean => isAgreement({ heard, aim, ...agreed }) && !isHurt;
const hasAsked = ({ replies }: Talk): boolean => replies.at(-1)?.includes('?') ?? false;
/** The member's own clause, turned round. */
const echo = (talk: Talk): Part => varied(talk.soreAge === 0 ? 'mirrorHeavy' : talk.isHeavy ? 'mirrorCalm' : 'mirror');

/** Agreement names what was agreed, a no is taken as one; the word stays with the member. */
function nodding(heard: Heard, talk: Talk): ReplyPlan {
  const { step, when } = talk.agreed;
  const known =
    step === undefined ? undefined : [step, ...(when === undefined || step.endsWith(when) ? [] : [when])].map(turnedRound).join(', ');
  if (heard === 'yes' && known !== undefined) return [varied('settled', known)];
  if (isPlainTalk(talk)) return [varied('heavyNod')];
  return [{ say: 'heard', intent: heard }, ...(hasAsked(talk) ? [] : [varied('stay')])];
}

/** The member's own words and an open question, or the word back to them: it claims to know no more than was said. */
function humbly({ talk, message, context }: ReplyState): ReplyPlan {
  if (isDenial(message)) return [varied('denied')];
  const remark: Part = { say: 'remark', remarks: isPlainTalk(talk) ? [] : remarksFor(talk, context) };
  const taken = firstOf([echo(talk)], [{ say: 'heard', intent: talk.reading.heard === 'short' ? 'short' : 'other' }]);
  return [taken, hasAsked(talk) ? firstOf([remark], [varied('stay')]) : firstOf([remark, leadOnOpenly], [leadOnOpenly])];
}
const leadOnOpenly: Part = { say: 'question', aims: ['more'] };

/** Where something weighs: warm and plain, an open question now and then, and nothing to be done. */
function plainly(heard: Heard, { talk, message, context }: ReplyState): ReplyPlan {
  const { matter, soreAge } = talk;
  const feels: readonly ReplyPlan[] = [
    [{ say: 'said', matter: matter?.pattern.test(message) ? matter : undefined }],
    ...(FELT.includes(heard) ? [[{ say: 'heard', intent: heard } as const]] : []),
  ];
  const asks = soreAge === 0 || matter !== undefined || !hasAsked(talk);
  const lowMood: Part = { say: 'remark', remarks: remarksFor(talk, context).filter(({ kind }) => kind === 'lowMood') };
  const own = soreAge > 0 && !(heard === 'unsure' && talk.brief === 0) ? PLAIN[heard] : undefined;
  if (own !== undefined) return [varied(own)];
  const ear: ReplyPlan = soreAge === 0 ? [varied('heavy')] : [varied('calm'), ...(asks ? [] : [varied('stay')])];
  return [firstOf(...feels, [echo(talk)], ear), lowMood, ...(asks ? [leadOn(talk)] : [])];
}
/** A feeling is met in a guide's own words, which are plain there. */
const FELT: readonly Heard[] = ['low', 'vent', 'fear', 'tired'];
const PLAIN: Readonly<Partial<Record<Heard, FixedName>>> = {
  yes: 'heavyNod',
  no: 'heavyNod',
  unsure: 'heavyNod',
  short: 'heavyNod',
  step: 'heavyStep',
  when: 'heavyStep',
  snag: 'heavyNod',
  want: 'heavyStep',
  done: 'heavyDone',
  joy: 'heavyJoy',
};

/** What usually helps in the matter; without one, what a guide would try with something that is planned, and else no clever word. */
function advising(state: ReplyState): ReplyPlan {
  const { talk } = state;
  const tip: Part = { say: 'thought', matter: matterOf(state) };
  if (talk.isHeavy) return [firstOf([tip], [varied('heavyAdvice')])];
  return [firstOf([tip], isPlanning(talk) ? [{ say: 'heard', intent: 'advice' }] : [fixed('musing')]), leadOn(talk)];
}

const PLANNED: readonly Heard[] = ['step', 'when', 'snag', 'want', 'avoid'];

/** Once step, time and what may come between are known, they are said in one place; not while something hurts. */
function taken(talk: Talk, intent: Heard): Part {
  const own: Part = PLANNED.includes(intent) && isPlainTalk(talk) ? varied('wellMeant') : { say: 'heard', intent };
  return firstOf(isAgreeing(talk) && !talk.isHeavy ? [{ say: 'seal' }] : [], [own]);
}

/** Three points for what is to be planned, over the time that was named; for a goal of the member's where nothing else is known. */
function planning({ talk, message, context }: ReplyState): ReplyPlan {
  const span = spanIn(message) ?? spanIn(talk.told.at(-2) ?? '');
  const named = talk.reading.words;
  const own = named === undefined ? undefined : (spanIn(named)?.rest ?? named).replace(/^(?:my|for|of|over|to)\b\s*$/i, '');
  const aim =
    own ||
    talk.subject ||
    standingSubjectIn(
      factsIn(talk.told)
        .map(({ text }) => text)
        .join('. '),
    );
  // Who has told of something else does not mean a goal that lies there.
  const [goal] = talk.told.length > 1 ? [] : (context.goals ?? []);
  const planned = aim || goal;
  if (!planned) return [fixed('plan-for-what')];
  if (!mayStandOnCard(planned)) return [fixed('no-plan')];
  const isGoal = aim ? {} : ({ isGoal: true } as const);
  return [{ say: 'plan', aim: planned, ...isGoal, ...(span ? { text: spanPlan(planned, span) } : {}) }, leadOn(talk)];
}

/** A message of the member's own words; where they told none that could be sent, one question for them. */
function drafting({ told, replies }: Talk): ReplyPlan {
  const isAnswer = asksForDraft(replies.at(-1));
  const request = told.at(isAnswer ? -2 : -1) ?? '';
  const draft = draftFrom(request, told.slice(0, isAnswer ? -2 : -1), isAnswer ? told.at(-1) : undefined);
  return 'text' in draft ? [{ say: 'set', text: draft.text }] : [fixed('draft', draft.to)];
}

const EVER_SAID = /\b(?:have|did) i (?:already |ever |even )?(?:tell|told|say|said|mention)/i;
const asSaid = (told: readonly string[]) => told.flatMap(sentencesIn).map((text) => ({ text, isAmended: false }));
const ASKED_FOR = /\bwhat (?:did )?i (?:just |last )?(?:ask(?:ed)?|order(?:ed)?)\b/i;

/** What the member said, or how often; and honestly where it was not said here. */
function recalling({ talk, message, context }: ReplyState): ReplyPlan {
  const name = context.firstName.trim();
  if (asksOwnName(message) && name !== '') return [{ say: 'set', text: `In your profile it is ${name}.` }];
  const counted = countedIn(message, talk.told.slice(0, -1));
  if (counted !== undefined) return [{ say: 'set', text: counted }];
  const [asked] = ASKED_FOR.test(message)
    ? talk.told
        .slice(0, -1)
        .filter((said) => accountIn(said) === '')
        .slice(-1)
    : [];
  if (asked !== undefined) return [fixed('recall', quoted(asked))];
  const told = talk.told.slice(0, -1);
  // Whether something was ever said holds for what was put right later, too.
  const own = recalled(message, factsIn(told)) ?? (EVER_SAID.test(message) ? recalled(message, asSaid(told)) : undefined);
  if (own === undefined) return [fixed('recall')];
  if (!own.isAnswer) return [fixed('recallNear', own.quote)];
  return [fixed(own.isAmended ? 'recallAmended' : 'recall', own.quote)];
}

/** That it cannot know, a thought on the matter where there is one, and one question. */
function fact(message: string): ReplyPlan {
  const matter = matterIn(message);
  const cannot = firstOf([{ say: 'heard', intent: 'fact', strictly: true }], [fixed('moreFacts')]);
  return matter === undefined ? [cannot, question(['fact'])] : [cannot, { say: 'thought', matter }, question(['want', 'more', 'fact'])];
}

/** What somebody asks about: named in the question, or else what the talk is about where the question names nothing of its own. */
function matterOf({ message, talk: { topic, reading } }: ReplyState): Matter | undefined {
  return matterIn(message) ?? (stemsOf(reading.quote ?? '').size <= 1 || /\b(?:it|this|that)\b/i.test(message) ? topic : undefined);
}

/** An apology that names what is known. */
function apology({ agreed, settled, slots }: Talk): Part {
  const known = [agreed.step ?? settled.step, agreed.when ?? whenOf(slots) ?? settled.when, slots.place].filter(
    (part) => part !== undefined,
  );
  return known.length > 0 ? fixed('reminded', known.join(', ')) : fixed('reminded');
}
