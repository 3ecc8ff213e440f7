import { assess, type ProposalKind, type ProposedAction } from '@everstep/domain';
import type { ChatRequest, GuideContext } from '../../provider.ts';
import { draftFrom } from '../reading/draft.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { may } from '../reading/intents/intents.ts';
import { languageNote } from '../reading/languages.ts';
import type { Matter } from '../reading/matters/matter.ts';
import { matterIn } from '../reading/matters/matters.ts';
import { stemsOf } from '../reading/own-clauses.ts';
import { isLowRating } from '../reading/ratings.ts';
import { asksOwnName, recalled } from '../reading/recall.ts';
import { whenOf } from '../reading/slots.ts';
import { shareIn, sumIn } from '../reading/sums.ts';
import type { Talk } from '../reading/talk.ts';
import { type FixedName, isFixed } from '../wording/fixed-lines.ts';
import type { Aim, Heard } from '../wording/voices/lines.ts';
import type { Offered } from './proposals.ts';
import { asksOfMatterFirst, isAgreement, nextAims, unknownAims } from './questions.ts';
import { remarksFor } from './records.ts';
import type { Part, ReplyPlan } from './reply-plan.ts';

/** All that decides on a reply. */
export interface ReplyState {
  readonly talk: Talk;
  /** The last message, as written. */
  readonly message: string;
  readonly context: GuideContext;
  readonly approach: ChatRequest['approach'];
  /** What a card is offered for; undefined where there is none. */
  readonly offered: Offered | undefined;
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
  'wordless',
  'other-language',
];
/** Nothing in them to answer to. */
const NODS: readonly IntentName[] = ['greeting', 'how-are-you', 'yes', 'no', 'unsure', 'short', 'thanks', 'bye', 'call', 'apology'];

/** In the day after a hard moment: an ear for what is calm by itself, and no thought, goal, record or card. */
function gently(state: ReplyState): ReplyPlan {
  const { heard } = state.talk.reading;
  if (assess(state.message).level > 0) return [fixed('gentle')];
  if (AS_EVER.includes(heard)) return answerTo(heard, state);
  if (NODS.includes(heard)) return [fixed('calmGentle')];
  const varied = (of: FixedName): Part => ({ say: 'fixed', of, varies: true });
  const taken = heard === 'fact' ? fixed('moreFacts') : firstOf([varied('calmQuote')], [varied('calmPlain')]);
  return [{ say: 'fixed', of: 'whyGentle', once: true }, taken, varied('calmAsk')];
}

const fixed = (of: FixedName, known?: string): Part => ({ say: 'fixed', of, known });
const question = (aims: readonly Aim[]): Part => ({ say: 'question', aims });
const firstOf = (...of: readonly ReplyPlan[]): Part => ({ say: 'first', of });
const leadOn = (talk: Talk): Part => ({ say: 'question', aims: nextAims(talk), matterFirst: asksOfMatterFirst(talk) });

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
function proposing(offered: Offered, { talk, message }: ReplyState): ReplyPlan {
  if (offered.how === 'ask') return [{ say: 'set', text: offered.question }];
  if (offered.how === 'above') return [fixed('above'), leadOn(talk)];
  const { action, how } = offered;
  const card: Part = { say: 'card', action };
  if (how === 'wish') return [card, question(openAims(action, talk))];
  const { heard } = talk.reading;
  if (heard === 'rating') return [rated(message), card];
  return [...(isVoiced(heard) ? [taken(talk, heard)] : []), card, leadOn(talk)];
}

/** What a card settles is not asked for. */
const openAims = (action: ProposedAction, talk: Talk): readonly Aim[] =>
  unknownAims(afterCard[action.kind], talk).filter((aim) => !(aim === 'when' && action.kind === 'create-habit' && action.cue !== ''));

const isVoiced = (name: IntentName): name is Heard => !isFixed(name) && name !== 'plan' && name !== 'sum' && name !== 'how-long';

const rated = (message: string): Part => fixed(isLowRating(message) ? 'ratingLow' : 'rating');

/** How many messages running may be of a word or two before the guide speaks of it. */
const BRIEF_TURNS = 4;
const GREETINGS = 3;

/** An answer by what was heard; most are a fixed line, or listening. */
function answerTo(heard: IntentName, state: ReplyState): ReplyPlan {
  const { talk, message, context } = state;
  switch (heard) {
    case 'other-language': {
      const note = languageNote(message);
      return [...(note === undefined ? [] : [{ say: 'set', text: note, once: true } as const]), fixed('other-language')];
    }
    case 'opinion':
      return [firstOf([{ say: 'thought', matter: matterOf(state), lead: 'opinionWithThought' }], [fixed('opinion')]), leadOn(talk)];
    case 'reminded':
      return [apology(talk), leadOn(talk)];
    case 'recall': {
      const own = recalled(message, talk.told.slice(0, -1));
      const name = context.firstName.trim();
      if (asksOwnName(message) && name !== '') return [{ say: 'set', text: `In your profile it is ${name}.` }];
      return own === undefined ? [fixed('recall')] : [fixed('recall', own)];
    }
    case 'corrected':
      return talk.reading.words === undefined
        ? [fixed('corrected')]
        : [fixed('corrected', talk.reading.words), state.approach === 'gentle' ? fixed('calmAsk') : leadOn(talk)];
    case 'problem':
      return [fixed('problem'), leadOn(talk)];
    case 'draft': {
      const text = draftFrom(talk.told.slice(0, -1));
      return text === undefined ? [fixed('draft')] : [{ say: 'set', text }];
    }
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
      return [firstOf([{ say: 'thought', matter: matterOf(state) }], [taken(talk, 'advice')]), leadOn(talk)];
    case 'plan': {
      const aim = talk.reading.words ?? talk.subject;
      const goal = context.goals?.[0];
      if (aim !== undefined) return [{ say: 'plan', aim }, leadOn(talk)];
      return goal === undefined ? [fixed('plan-for-what')] : [{ say: 'plan', aim: goal, isGoal: true }, leadOn(talk)];
    }
    case 'bye':
      return [{ say: 'heard', intent: 'bye' }];
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
function listening(heard: Heard, { talk, context }: ReplyState): ReplyPlan {
  const remark: Part = { say: 'remark', remarks: talk.matter?.isTender ? [] : remarksFor(talk, context) };
  const thought: Part = { say: 'thought', matter: isThoughtful(talk) ? talk.matter : undefined, nowAndThen: true };
  return [taken(talk, heard), firstOf([remark], [thought]), leadOn(talk)];
}

/** A greeting or a nod needs no thought, what was agreed needs none either, and a feeling only one on the matter that stands beside it. */
const isThoughtful = ({ reading: { heard }, aim, agreed, matterAge }: Talk): boolean =>
  may(heard, 'thought') && !isAgreement({ heard, aim, ...agreed }) && matterAge === 0;

/** Once step, time and what may come between are known, they are said in one place; not while something hurts. */
function taken({ reading, aim, agreed, isHurt }: Talk, intent: Heard): Part {
  const isAgreed = isAgreement({ heard: reading.heard, aim, ...agreed }) && !isHurt;
  return firstOf(isAgreed ? [{ say: 'seal' }] : [], [{ say: 'heard', intent }]);
}

/** That it cannot know, a thought on the matter where there is one, and one question. */
function fact(message: string): ReplyPlan {
  const matter = matterIn(message);
  const cannot = firstOf([{ say: 'heard', intent: 'fact', strictly: true }], [fixed('moreFacts')]);
  return matter === undefined ? [cannot, question(['fact'])] : [cannot, { say: 'thought', matter }, question(['want', 'more', 'fact'])];
}

/** What somebody asks about: named in the question, or else what the talk is about where the question names nothing of its own. */
function matterOf({ message, talk: { matter, reading } }: ReplyState): Matter | undefined {
  return matterIn(message) ?? (stemsOf(reading.quote ?? '').size <= 1 || /\b(?:it|this|that)\b/i.test(message) ? matter : undefined);
}

/** An apology that names what is known. */
function apology({ agreed, settled, slots }: Talk): Part {
  const known = [agreed.step ?? settled.step, agreed.when ?? whenOf(slots) ?? settled.when, slots.place].filter(
    (part) => part !== undefined,
  );
  return known.length > 0 ? fixed('reminded', known.join(', ')) : fixed('reminded');
}
