import type { ChatTurnMessage } from '../../provider.ts';
import { type Amendment, amendmentIn, type Fact, factsIn, mayCorrect } from './facts.ts';
import type { IntentName } from './intents/intent.ts';
import { intentOf, may } from './intents/intents.ts';
import type { Language } from './language-table.ts';
import { isAnyLanguage, languageOf } from './languages.ts';
import type { Matter } from './matters/matter.ts';
import { deniedIn, isDenial, matterIn, subjectMatter } from './matters/matters.ts';
import { type Reading, readMessage } from './message.ts';
import { stemsOf, turnedRound } from './own-clauses.ts';
import { asksForTold } from './recall.ts';
import { type Slots, slotsIn } from './slots.ts';
import { type Weight, weightAfter } from './weight.ts';

/** What the offline guide remembers of a conversation: it reads it anew each time, since a request brings its words and nothing else. */
export interface Talk extends Weight {
  /** The last message. */
  readonly reading: Reading;
  /** What the member wants, avoids or fears, in their words; the latest. */
  readonly subject: string | undefined;
  /** What this very message is about, by its own words. */
  readonly matter: Matter | undefined;
  /** What was named last and not denied since: "what should I do?" is about it. */
  readonly topic: Matter | undefined;
  readonly topicAge: number;
  /** Names of the matters that the member has said it is not about. */
  readonly denied: readonly string[];
  /** What the member told of a thing to be done, from any message. */
  readonly slots: Slots;
  /** What the last message put right. */
  readonly amended: Fact | undefined;
  /** The member had enough of their own words. */
  readonly isTiredOfEchoes: boolean;
  /** For each reply, whether it said the member's own words back. */
  readonly reflected: readonly boolean[];
  /** Everything that the guides have said, oldest first. */
  readonly replies: readonly string[];
  readonly turns: number;
  /** Everything that the member has said, oldest first. */
  readonly told: readonly string[];
  /** Some message was in a language that the rules do not know, and in which, where the table has it. */
  readonly isForeign: boolean;
  readonly language: Language | undefined;
}

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
  subject: undefined,
  matter: undefined,
  topic: undefined,
  topicAge: 0,
  denied: [],
  slots: {},
  amended: undefined,
  isTiredOfEchoes: false,
  reflected: [],
  replies: [],
  turns: 0,
  told: [],
  soreAge: Number.POSITIVE_INFINITY,
  isHeavy: false,
  isForeign: false,
  language: undefined,
};

/**
 * Reads a conversation.
 * @param from what was read before these messages; nothing when they are all
 */
export const readTalk = (messages: readonly ChatTurnMessage[], from: Talk = start): Talk =>
  messages.reduce((talk, { role, content }) => (role === 'assistant' ? afterReply(talk, content) : afterMessage(talk, content)), from);

const afterReply = (talk: Talk, reply: string): Talk => ({
  ...talk,
  replies: [...talk.replies, reply],
  reflected: [...talk.reflected, reflects(reply, talk.reading)],
});

/** Before a new subject: "actually forget that, my cat is sick". */
const TURNS_AWAY =
  /^\W*(?:(?:actually|no|ok|oh|hmm|well)[\s,]+)*(?:forget (?:it|that|about it)|never ?mind(?: that)?|anyway|(?:a )?different (?:topic|thing)|something else|by the way|btw|oh and)\b[\s,.!:–-]+(?=\S+\s+\S)/i;

/** What the talk keeps when its subject is left. */
const withoutSubject = (talk: Talk): Talk => ({ ...talk, subject: undefined, matter: undefined, topic: undefined, slots: {} });

function afterMessage(before: Talk, message: string): Talk {
  const content = message.replace(TURNS_AWAY, '');
  const talk = content === message ? before : withoutSubject(before);
  const amendment = mayCorrect(content) ? amendmentIn(content, factsIn(before.told)) : undefined;
  const read = atFirst(lasting(inLanguage(readMessage(content, talk.isForeign), content, talk), talk), talk);
  const reading = lookingBack(read, content, { told: talk.told, amendment });
  const { heard } = reading;
  return {
    ...(heard === 'drop' ? withoutSubject(talk) : talk),
    reading,
    slots: heard === 'drop' ? {} : { ...talk.slots, ...(may(heard, 'slots') ? slotsIn(content) : {}) },
    subject: subjectOf(reading) ?? talk.subject,
    ...mattersAfter(talk, reading, content),
    isTiredOfEchoes: talk.isTiredOfEchoes || heard === 'repeating' || heard === 'reminded',
    turns: talk.turns + 1,
    told: [...talk.told, message],
    amended: amendment?.fact,
    ...weightAfter(talk, content, heard),
    isForeign: talk.isForeign || heard === 'other-language',
    language: heard === 'other-language' ? languageOf(content, talk.language) : talk.language,
  };
}

/** Nothing was said yet that could be complained of. */
const OF_REPLIES: readonly IntentName[] = ['complaint', 'repeating', 'reminded', 'corrected', 'questioned', 'mend'];
const atFirst = (reading: Reading, { replies }: Talk): Reading =>
  replies.length === 0 && OF_REPLIES.includes(reading.heard) ? { ...reading, heard: 'other' } : reading;

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
const KEEP_THEIR_READING: readonly IntentName[] = ['dark', 'remorse', 'loss', 'pain', 'other-language', 'steer', 'plan'];
/** Readings of a question that say no more than that it is one, or what it is about. */
const MAY_RECALL: readonly IntentName[] = [
  ...(['fact', 'advice', 'musing', 'other', 'short', 'want', 'people', 'time', 'problem', 'avoid', 'done', 'tired'] as const),
  ...(['curious', 'reasons', 'fear', 'joy', 'low'] as const),
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
  const refused = isDenial(content) ? [talk.topic, matterIn(deniedIn(content))].filter((one) => one !== undefined) : [];
  const denied = [...talk.denied, ...refused.map(({ name }) => name)];
  const named = subjectMatter(content, heard);
  const open = (matter: Matter | undefined) => (matter && !denied.includes(matter.name) ? matter : undefined);
  const subject = open(named?.isPassing ? undefined : named);
  if (subject) return { matter: subject, topic: subject, topicAge: 0, denied };
  const age = talk.topicAge + 1;
  const isOver = age > (talk.topic?.isTender ? TENDER_LASTS : TOPIC_LASTS);
  return { matter: open(named), topic: isOver ? undefined : open(talk.topic), topicAge: age, denied };
}
/** For so many messages a question without a subject is about what was named. */
const TOPIC_LASTS = 3;
const TENDER_LASTS = 4;

function subjectOf({ heard, words, thing }: Reading): string | undefined {
  const said = heard === 'done' || heard === 'decide' ? undefined : (words ?? thing);
  return said !== undefined && said.length <= LONGEST_SUBJECT ? turnedRound(said) : undefined;
}

/** So many messages back a question without a subject may reach. */
const ASKS_BACK = 4;

/** What somebody asks about: named in the question, or else what was told before it where the question names nothing of its own. */
export function matterAsked(message: string, { topic, reading, told, denied }: Talk): Matter | undefined {
  const named = matterIn(message);
  if (named !== undefined) return named;
  if (stemsOf(reading.quote ?? '').size > 1 && !/\b(?:it|this|that)\b/i.test(message)) return undefined;
  const before = told.slice(-ASKS_BACK, -1).toReversed().map(matterIn);
  return topic ?? before.find((matter) => matter !== undefined && !denied.includes(matter.name));
}
