import type { ChatTurnMessage } from '../../provider.ts';
import { fixedLines, voices } from '../wording/fixed-lines.ts';
import type { Aim, Voice } from '../wording/voices/lines.ts';
import type { IntentName } from './intents/intent.ts';
import { intentOf, may } from './intents/intents.ts';
import type { Matter } from './matters/matter.ts';
import { matterIn, matters } from './matters/matters.ts';
import { type Reading, readMessage } from './message.ts';
import { turnedRound } from './own-clauses.ts';
import { planSubjectIn, standingSubjectIn } from './plan-subjects.ts';
import { type Slots, slotsIn, whenOf, withoutTimes } from './slots.ts';
import { isBare } from './titles.ts';
import { consentIn, isWish } from './wishes/wishes.ts';

/** What the offline guide remembers of a conversation: it reads it anew each time. */
export interface Talk {
  /** The last message. */
  readonly reading: Reading;
  /** What the question was after that it answers. */
  readonly aim: Aim | undefined;
  /** What the member wants, avoids or fears, in their words; the latest. */
  readonly subject: string | undefined;
  /** What the talk is about, where that is one of the things that many people bring along. */
  readonly matter: Matter | undefined;
  /** How many messages ago it was named last; 0 in this one. */
  readonly matterAge: number;
  /** What the member told of a thing to be done, from any message. */
  readonly slots: Slots;
  /** Answers to earlier questions, since the last agreement. */
  readonly agreed: Partial<Record<'step' | 'when' | 'snag', string>>;
  /** What was agreed on last. */
  readonly settled: Talk['agreed'];
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
  /** How many messages ago something was told that hurts: a loss, guilt, shame, illness, fear; 0 in this one. */
  readonly soreAge: number;
  /** How many messages running were of two words at most. */
  readonly brief: number;
  /** Some message was in a language that the rules do not know. */
  readonly isForeign: boolean;
  /** How many messages were only a greeting. */
  readonly greetings: number;
}

type Asks = Readonly<Partial<Record<Aim, readonly string[]>>>;
const asks: readonly Asks[] = [...Object.values(voices).map(({ ask }: Voice) => ask), ...matters.map(({ ask }) => ask)];
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
  matterAge: 0,
  slots: {},
  agreed: {},
  settled: {},
  isHurt: false,
  tiredOf: { echoes: false, questions: false },
  reflected: [],
  replies: [],
  turns: 0,
  told: [],
  soreAge: Number.POSITIVE_INFINITY,
  brief: 0,
  isForeign: false,
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
  return isSealed ? { ...talk, ...said, agreed: {}, slots: {}, settled: talk.agreed } : { ...talk, ...said };
}

/** Before a new subject: "actually forget that, my cat is sick". */
const TURNS_AWAY =
  /^\W*(?:(?:actually|no|ok|oh|hmm|well)[\s,]+)*(?:forget (?:it|that|about it)|never ?mind(?: that)?|anyway|(?:a )?different (?:topic|thing)|something else|by the way|btw|oh and)\b[\s,.!:–-]+(?=\S+\s+\S)/i;

/** What the talk keeps when its subject is left. */
const withoutSubject = (talk: Talk): Talk => ({ ...talk, subject: undefined, matter: undefined, agreed: {}, slots: {} });

function afterMessage(before: Talk, message: string): Talk {
  const content = message.replace(TURNS_AWAY, '');
  const isAway = content !== message;
  const talk = isAway ? withoutSubject(before) : before;
  const aim = isAway ? undefined : aimOf(talk.replies.at(-1) ?? '');
  const reading = inPlan(lasting(readMessage(content, aim, talk.isForeign), talk), content, talk.replies);
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
    ...matterAfter(talk, heard, content),
    agreed: agreedBy(talk, reading, content, slots),
    isHurt: heard === 'pain' || (talk.isHurt && !/\b(?:better|gone|healed|fine now|no more pain)\b/i.test(content)),
    tiredOf: { echoes: echoes || heard === 'repeating' || heard === 'reminded', questions: questions || heard === 'questioned' },
    turns: talk.turns + 1,
    told: [...talk.told, message],
    soreAge: SORE.includes(heard) || matterIn(content)?.isTender ? 0 : talk.soreAge + 1,
    brief: content.trim().split(/\s+/).length <= 2 ? talk.brief + 1 : 0,
    isForeign: talk.isForeign || heard === 'other-language',
    greetings: talk.greetings + (heard === 'greeting' ? 1 : 0),
  };
}

/** What has no subject of its own goes on with a trouble that was just told. */
function lasting(reading: Reading, { reading: { heard: before } }: Talk): Reading {
  const { lasts } = intentOf(before);
  return lasts && (may(reading.heard, 'yield') || reading.heard === 'vent') ? { ...reading, heard: lasts } : reading;
}

/** How many messages a talk goes on about something that is not named again. What is tender stays. */
const MATTER_LASTS = 3;

function matterAfter({ matter, matterAge }: Talk, heard: IntentName, content: string): Pick<Talk, 'matter' | 'matterAge'> {
  const named = OF_NOTHING.includes(heard) ? undefined : matterIn(content);
  // What is grave is not pushed aside by the next word.
  const isKept = matter?.isGrave && !named?.isTender && matterAge < MATTER_LASTS;
  if (named && !named.isPassing && !isKept) return { matter: named, matterAge: 0 };
  const isOver = matter !== undefined && !matter.isTender && matterAge >= MATTER_LASTS;
  return isOver ? { matter: undefined, matterAge: 0 } : { matter, matterAge: matterAge + 1 };
}
/** Their words are no subject of the talk. */
const OF_NOTHING: readonly IntentName[] = ['beyond', 'sum', 'how-long', 'steer', 'app', 'mend', 'drop', 'recall'];
const SORE: readonly IntentName[] = ['dark', 'remorse', 'loss', 'low', 'fear'];

/** An answer to what a plan should be for, where it names something that can be planned. */
function inPlan(reading: Reading, content: string, replies: readonly string[]): Reading {
  const asksFor = (reply = '') => fixedLines['plan-for-what'].some((line) => reply.endsWith(line));
  // One message may have come between, such as a complaint; then it has to be something with a name.
  const words = asksFor(replies.at(-1))
    ? planSubjectIn(content, reading)
    : asksFor(replies.at(-2))
      ? standingSubjectIn(content)
      : undefined;
  return words === undefined ? reading : { ...reading, heard: 'plan', words };
}

function agreedBy({ agreed, subject }: Talk, { heard, quote, words }: Reading, content: string, slots: Slots): Talk['agreed'] {
  // An order to the guide, such as "make it a goal", is no step of one's own.
  const isOwn = !isWish(content) && consentIn(content) === undefined && heard !== 'drop';
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
