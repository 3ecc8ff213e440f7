import { accountIn } from '@everstep/domain';
import type { ChatTurnMessage } from '../../provider.ts';
import { fixedLines, voices } from '../wording/fixed-lines.ts';
import { lastSaid } from '../wording/line-choice.ts';
import { plainAsks } from '../wording/plain-lines.ts';
import type { Aim, Voice } from '../wording/voices/lines.ts';
import { type Amendment, amendmentIn, type Fact, factsIn, mayCorrect } from './facts.ts';
import type { IntentName } from './intents/intent.ts';
import { intentOf, may } from './intents/intents.ts';
import type { Language } from './language-table.ts';
import { isAnyLanguage, languageOf } from './languages.ts';
import type { Matter } from './matters/matter.ts';
import { isDenial, matterIn, matters, subjectMatter } from './matters/matters.ts';
import { type Reading, readMessage } from './message.ts';
import { turnedRound } from './own-clauses.ts';
import { planSubjectIn, standingSubjectIn } from './plan-subjects.ts';
import { asksForTold } from './recall.ts';
import { type Slots, slotsIn, whenOf, withoutTimes } from './slots.ts';
import { spanIn } from './spans.ts';
import { isBare } from './titles.ts';
import { type Weight, weightAfter } from './weight.ts';
import { consentIn, isWish } from './wishes/wishes.ts';

/**
 * What the offline guide remembers of a conversation: it reads it anew each time. What was asked and agreed is found by the guide's own
 * lines, since a request brings the words of a conversation and nothing else, and a model or another guide may have spoken in between.
 */
export interface Talk extends Weight {
  /** The last message. */
  readonly reading: Reading;
  /** What the question was after that it answers. */
  readonly aim: Aim | undefined;
  /** What the member wants, avoids or fears, in their words; the latest. */
  readonly subject: string | undefined;
  /** What this very message is about, by its own words or as a bare answer to a question on it. */
  readonly matter: Matter | undefined;
  /** What was named last and not denied since: "what should I do?" is about it. */
  readonly topic: Matter | undefined;
  readonly topicAge: number;
  /** Names of the matters that the member has said it is not about. */
  readonly denied: readonly string[];
  /** What the member told of a thing to be done, from any message. */
  readonly slots: Slots;
  /** Answers to earlier questions, since the last agreement. */
  readonly agreed: Partial<Record<'step' | 'when' | 'snag', string>>;
  /** What was agreed on last. */
  readonly settled: Talk['agreed'];
  /** All that was agreed on, oldest first. */
  readonly agreements: readonly Talk['agreed'][];
  /** What the last message put right. */
  readonly amended: Fact | undefined;
  /** Something hurts: no plan is sealed before it is better. */
  readonly isHurt: boolean;
  /** The member had enough of their own words, or of questions. */
  readonly tiredOf: { readonly echoes: boolean; readonly questions: boolean };
  /** For each reply, whether it said the member's own words back. */
  readonly reflected: readonly boolean[];
  /** Everything that the guides have said, oldest first. */
  readonly replies: readonly string[];
  readonly turns: number;
  /** Everything that the member has said, oldest first. */
  readonly told: readonly string[];
  /** How many messages running were of two words at most. */
  readonly brief: number;
  /** Some message was in a language that the rules do not know, and in which, where the table has it. */
  readonly isForeign: boolean;
  readonly language: Language | undefined;
  /** How many messages were only a greeting. */
  readonly greetings: number;
}

type Asks = Readonly<Partial<Record<Aim, readonly string[]>>>;
const asks: readonly Asks[] = [...Object.values(voices).map(({ ask }: Voice) => ask), plainAsks, ...matters.map(({ ask }) => ask)];
const aims: ReadonlyMap<string, Aim> = new Map(
  asks.flatMap((ask) =>
    // An object of the type's own keys.
    (Object.entries(ask) as readonly (readonly [Aim, readonly string[]])[]).flatMap(([aim, lines]) =>
      lines.map((line) => [line, aim] as const),
    ),
  ),
);
const seals = Object.values(voices).flatMap(({ seal }) => seal.map((line) => line.split('{', 1)[0] ?? ''));

/** The aim of the question that a reply ends with. */
const aimOf = (reply: string): Aim | undefined => {
  const asked = [...aims.keys()].find((line) => reply.endsWith(line));
  return asked === undefined ? undefined : aims.get(asked);
};

/** The matter that a reply ends with a question on. */
const matterAsked = (reply: string): Matter | undefined =>
  matters.find(({ ask }) =>
    Object.values(ask)
      .flat()
      .some((line) => reply.endsWith(line)),
  );

const LONGEST_SUBJECT = 60;

/** Whether a reply says a member's own words back; the title on a card is its name and no echo. */
function reflects(reply: string, { echo, words, thing }: Reading): boolean {
  const own = reply
    .split(/(?<=[.!?]”?)\s+/)
    .filter((sentence) => !/\bcard\b/i.test(sentence))
    .join(' ');
  const parts = [echo, words, thing].filter((part) => part !== undefined && part.length > 3);
  return /“[^”]{2,}”/.test(own) || parts.some((part) => own.toLowerCase().includes(part?.toLowerCase() ?? ''));
}

const start: Talk = {
  reading: readMessage(''),
  aim: undefined,
  subject: undefined,
  matter: undefined,
  topic: undefined,
  topicAge: 0,
  denied: [],
  slots: {},
  agreed: {},
  settled: {},
  agreements: [],
  amended: undefined,
  isHurt: false,
  tiredOf: { echoes: false, questions: false },
  reflected: [],
  replies: [],
  turns: 0,
  told: [],
  soreAge: Number.POSITIVE_INFINITY,
  isHeavy: false,
  brief: 0,
  isForeign: false,
  language: undefined,
  greetings: 0,
};

/**
 * Reads a conversation.
 * @param from what was read before these messages; nothing when they are all
 */
export const readTalk = (messages: readonly ChatTurnMessage[], from: Talk = start): Talk =>
  messages.reduce((talk, { role, content }) => (role === 'assistant' ? afterReply(talk, content) : afterMessage(talk, content)), from);

function afterReply(talk: Talk, reply: string): Talk {
  const isSealed = seals.some((seal) => reply.includes(seal));
  const said = { replies: [...talk.replies, reply], reflected: [...talk.reflected, reflects(reply, talk.reading)] };
  // What was agreed is settled; the next thing may have another day.
  return isSealed
    ? { ...talk, ...said, agreed: {}, slots: {}, settled: talk.agreed, agreements: [...talk.agreements, talk.agreed] }
    : { ...talk, ...said };
}

/** Before a new subject: "actually forget that, my cat is sick". */
const TURNS_AWAY =
  /^\W*(?:(?:actually|no|ok|oh|hmm|well)[\s,]+)*(?:forget (?:it|that|about it)|never ?mind(?: that)?|anyway|(?:a )?different (?:topic|thing)|something else|by the way|btw|oh and)\b[\s,.!:–-]+(?=\S+\s+\S)/i;

/** What the talk keeps when its subject is left. */
const withoutSubject = (talk: Talk): Talk => ({ ...talk, subject: undefined, matter: undefined, topic: undefined, agreed: {}, slots: {} });

function afterMessage(before: Talk, message: string): Talk {
  const content = message.replace(TURNS_AWAY, '');
  const isAway = content !== message;
  const amendment = mayCorrect(content) ? amendmentIn(content, factsIn(before.told)) : undefined;
  const talk = isAway ? withoutSubject(before) : amendment ? putRight(before, amendment) : before;
  const aim = isAway ? undefined : aimOf(talk.replies.at(-1) ?? '');
  const read = inPlan(lasting(inLanguage(readMessage(content, aim, talk.isForeign), content, talk), talk), content, talk.replies);
  const reading = inDraft(lookingBack(read, content, { told: talk.told, amendment }), content, talk.replies);
  const { heard } = reading;
  const told = may(heard, 'slots') ? slotsIn(content) : {};
  const slots = heard === 'reminded' ? { ...told, ...talk.slots } : { ...talk.slots, ...told };
  const { echoes, questions } = talk.tiredOf;
  return {
    ...(heard === 'drop' ? withoutSubject(talk) : talk),
    reading,
    aim,
    slots: heard === 'drop' ? {} : slots,
    subject: subjectOf(reading) ?? standingSubjectIn(content) ?? talk.subject,
    ...mattersAfter(talk, reading, content),
    agreed: agreedBy(talk, reading, content, slots),
    isHurt: heard === 'pain' || (talk.isHurt && !/\b(?:better|gone|healed|fine now|no more pain)\b/i.test(content)),
    tiredOf: { echoes: echoes || heard === 'repeating' || heard === 'reminded', questions: questions || heard === 'questioned' },
    turns: talk.turns + 1,
    told: [...talk.told, message],
    amended: amendment?.fact,
    ...weightAfter(talk, content, heard, talk.subject !== undefined),
    brief: content.trim().split(/\s+/).length <= 2 ? talk.brief + 1 : 0,
    isForeign: talk.isForeign || heard === 'other-language',
    language: heard === 'other-language' ? languageOf(content, talk.language) : talk.language,
    greetings: talk.greetings + (heard === 'greeting' ? 1 : 0),
  };
}

/** What was agreed, with a correction of it. */
function putRight(talk: Talk, { inWords }: Amendment): Talk {
  const amend = <T extends Talk['agreed'] | Slots>(found: T): T =>
    // The same keys with other words.
    Object.fromEntries(Object.entries(found).map(([part, words]) => [part, inWords(words)])) as T;
  return {
    ...talk,
    agreed: amend(talk.agreed),
    slots: amend(talk.slots),
    settled: amend(talk.settled),
    agreements: talk.agreements.map(amend),
    subject: talk.subject === undefined ? undefined : inWords(talk.subject),
  };
}

/** A correction of what was told, or a question for it, whatever else its words sound like. */
function lookingBack(
  reading: Reading,
  content: string,
  { told, amendment }: { readonly told: readonly string[]; readonly amendment: Amendment | undefined },
): Reading {
  if (KEEP_THEIR_READING.includes(reading.heard)) return reading;
  if (amendment) return { ...reading, heard: 'corrected', words: undefined, thing: undefined };
  return MAY_RECALL.includes(reading.heard) && asksForTold(content, told) ? { ...reading, heard: 'recall' } : reading;
}
const KEEP_THEIR_READING: readonly IntentName[] = ['dark', 'remorse', 'loss', 'pain', 'other-language', 'steer', 'sum', 'plan'];
/** Readings of a question that say no more than that it is one, or what it is about. */
const MAY_RECALL: readonly IntentName[] = [
  ...(['fact', 'advice', 'musing', 'other', 'short', 'want', 'people', 'time', 'problem', 'avoid', 'done', 'tired'] as const),
  ...(['curious', 'reasons', 'fear', 'joy', 'low', 'when'] as const),
];

/** What has no subject of its own goes on with a trouble that was just told. */
function lasting(reading: Reading, { reading: { heard: before } }: Talk): Reading {
  const { lasts } = intentOf(before);
  return lasts && (may(reading.heard, 'yield') || reading.heard === 'vent') ? { ...reading, heard: lasts } : reading;
}

/** "Ok" amid another language is no English. */
const inLanguage = (reading: Reading, content: string, { reading: { heard } }: Talk): Reading =>
  heard === 'other-language' && isAnyLanguage(content) ? { ...reading, heard: 'other-language' } : reading;

/** What a message is about: never by a word from turns ago, and never after it was denied. */
function mattersAfter(talk: Talk, { heard }: Reading, content: string): Pick<Talk, 'matter' | 'topic' | 'topicAge' | 'denied'> {
  const asked = matterAsked(talk.replies.at(-1) ?? '');
  const refused = isDenial(content) ? [asked, talk.topic, matterIn(content)].filter((one) => one !== undefined) : [];
  const denied = [...talk.denied, ...refused.map(({ name }) => name)];
  const named = subjectMatter(content, heard);
  const answered =
    named === undefined && refused.length === 0 && ANSWERS.includes(heard) && content.trim().split(/\s+/).length <= LONGEST_BARE
      ? asked
      : undefined;
  const open = (matter: Matter | undefined) => (matter && !denied.includes(matter.name) ? matter : undefined);
  const subject = open(named?.isPassing ? undefined : named);
  if (subject) return { matter: subject, topic: subject, topicAge: 0, denied };
  const age = talk.topicAge + 1;
  const isOver = age > (talk.topic?.isTender ? TENDER_LASTS : TOPIC_LASTS);
  return { matter: open(named ?? answered), topic: isOver ? undefined : open(talk.topic), topicAge: age, denied };
}
/** For so many messages a question without a subject is about what was named. */
const TOPIC_LASTS = 3;
const TENDER_LASTS = 4;
/** What may be a bare answer to a question on a matter. */
const ANSWERS: readonly IntentName[] = ['short', 'other', 'when', 'step', 'no', 'unsure'];
const LONGEST_BARE = 4;

/** Whether a reply has asked what a draft should say. */
export const asksForDraft = (reply = ''): boolean => fixedLines.draft.some((line) => lastSaid(line, {}, [reply]) > 0);

/** An answer to what a draft should say. */
function inDraft(reading: Reading, content: string, replies: readonly string[]): Reading {
  const isAnswer = asksForDraft(replies.at(-1)) && !content.includes('?') && !NO_DRAFT.includes(reading.heard) && !isWish(content);
  return isAnswer ? { ...reading, heard: 'draft' } : reading;
}
const NO_DRAFT: readonly IntentName[] = [
  ...([
    'dark',
    'no',
    'unsure',
    'drop',
    'bye',
    'thanks',
    'greeting',
    'wordless',
    'other-language',
    'steer',
    'complaint',
    'questioned',
  ] as const),
  ...(['repeating', 'recap', 'agreement', 'closed', 'joke', 'sum', 'call', 'identity', 'yes'] as const),
];

/** The time that a plan is to cover is not what it is for. */
function withoutSpan(reading: Reading): Reading {
  if (reading.heard !== 'plan' || reading.words === undefined) return reading;
  const rest = (spanIn(reading.words)?.rest ?? reading.words).replace(
    /^(?:for|over|of|to|your|it|this|that)?\W*$|\W*\b(?:for|over|of|to|please)?\W*$/i,
    '',
  );
  return { ...reading, words: rest === '' ? undefined : rest };
}

/** "And one for three days only", after a plan. */
const isAnotherPlan = (content: string, replies: readonly string[]): boolean =>
  replies.slice(-2).some((reply) => /\n2\. /.test(reply) && reply.includes('“')) &&
  content.split(/\s+/).length <= 10 &&
  /\b(?:one|another|same|it|that|this|make|and|what about|how about|instead|only|rather)\b/i.test(content) &&
  !/\b(?:i|i'm|my|we|he|she|they|message|text|note|to)\b/i.test(content) &&
  spanIn(content) !== undefined;

/** An answer to what a plan should be for, where it names something that can be planned. */
function inPlan(read: Reading, content: string, replies: readonly string[]): Reading {
  const reading = isAnotherPlan(content, replies) ? { ...read, heard: 'plan' as const, words: undefined } : withoutSpan(read);
  const asksFor = (reply = '') => fixedLines['plan-for-what'].some((line) => reply.endsWith(line));
  // One message may have come between, such as a complaint; then it has to be something with a name.
  const words = asksFor(replies.at(-1))
    ? planSubjectIn(content, reading)
    : asksFor(replies.at(-2))
      ? standingSubjectIn(content)
      : undefined;
  return words === undefined ? reading : { ...reading, heard: 'plan', words };
}

/** Read so, a message may say something to be agreed on. */
const USES_OWN: readonly IntentName[] = ['step', 'snag', 'want', 'when'];

function agreedBy({ agreed, subject }: Talk, { heard, quote, words }: Reading, content: string, slots: Slots): Talk['agreed'] {
  // An order to the guide, such as "make it a goal", is no step of one's own.
  const isOwn =
    USES_OWN.includes(heard) && accountIn(content) !== '' && !isWish(content) && consentIn(content) === undefined && heard !== 'drop';
  const when = whenOf(slots);
  const found =
    isOwn && quote !== undefined && (heard === 'step' || heard === 'snag')
      ? { [heard]: withoutHedge(heard === 'step' ? stepOf(quote, subject ?? slots.what) : quote.replace(/^(?:but |and )?what if /i, '')) }
      : // A wish with its day is a step already.
        isOwn && heard === 'want' && words !== undefined && slotsIn(content).day !== undefined && withoutTimes(words) !== ''
        ? { step: withoutHedge(withoutTimes(words)) }
        : heard === 'when' && agreed.step === undefined && subject !== undefined && slotsIn(subject).what !== undefined
          ? // What is wanted gets its day.
            { step: withoutHedge(subject) }
          : {};
  const own = heard === 'step' ? whenOf(slotsIn(content)) : undefined;
  const time = own !== undefined ? own : heard === 'when' && quote !== undefined && isOwn ? timeOf(quote, slots) : (agreed.when ?? when);
  return { ...agreed, ...found, ...(time === undefined ? {} : { when: withoutHedge(time) }) };
}

/** The answer as it was given, with the day or hour that was named before and is missing in it. */
function timeOf(quote: string, { day, time }: Slots): string {
  const { day: named } = slotsIn(quote);
  if (named !== undefined && /\b(?:could|would|should|might|can) (?:work|do|be)\b/i.test(quote)) return whenOf(slotsIn(quote)) ?? quote;
  const has = (part: string | undefined) => part === undefined || quote.toLowerCase().includes(part.toLowerCase());
  if (has(day) && has(time)) return quote;
  return has(day) ? `${quote} ${time}` : `${day} ${quote}`;
}

/** A step without its time; "go" alone is what the talk is about. */
function stepOf(quote: string, about: string | undefined): string {
  const step = withoutTimes(quote)
    .replace(/^i(?: will|'ll)? (?=\p{Ll})/iu, '')
    .replace(/ it is\b.*$|,? (?:while|because|although|unless) .*$/i, '');
  return isBare(step) ? (about ?? quote) : step;
}

const withoutHedge = (words: string): string =>
  words.replace(/[\s,]+(?:though|i (?:suppose|guess|think)|maybe|perhaps|probably|or something|or so|somehow|if i can)\W*$/i, '');

function subjectOf({ heard, words, thing }: Reading): string | undefined {
  const said = heard === 'done' || heard === 'decide' ? undefined : (words ?? thing);
  return said !== undefined && said.length <= LONGEST_SUBJECT ? turnedRound(said) : undefined;
}
