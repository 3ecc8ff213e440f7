import { assess, type CorePersonaId, generalChatPersona, SAFETY_ANSWERS, saysSafe, soundsTroubled } from '@everstep/domain';
import type { ReplyPlan } from '../choosing/reply-plan.ts';
import type { Asked, Lead } from '../guided/lead.ts';
import { readGuided } from '../guided/read-guided.ts';
import { namedBy } from '../guided/scripts/index.ts';
import type { IntentName } from '../reading/intents/intent.ts';
import { isNonAnswer } from '../reading/non-answers.ts';
import { helpAsked } from '../reading/requests.ts';
import type { Talk } from '../reading/talk.ts';
import { fill } from '../wording/line-choice.ts';
import { condolences, ears, HELP_FOR_THE_BEREAVED, heardLines, named, questions } from './lines.ts';
import { isOfLeaving, type Loss, lossIn, nameAlone, nameIn, spelt, whoAlone, whomOf, withoutOthersDeath } from './loss.ts';
import { partings, topics } from './topics/index.ts';
import { SAFE } from './topics/this-loss.ts';
import type { Topic } from './topics/topic.ts';

/** What is known of a loss in a conversation. */
export interface Grief {
  readonly loss: Loss;
  /** Messages since the last that was about it. */
  readonly age: number;
  /** The member chose a written talk or another subject since. */
  readonly isLeft: boolean;
}

/** So many messages on something else, and it is not gone on with unasked. */
const LASTS = 6;
/** Heard so, a message goes on with the loss; everything else has an answer of its own. */
const GOES_ON: readonly IntentName[] = [
  ...(['other', 'short', 'low', 'vent', 'people', 'tired', 'stuck', 'fear', 'loss', 'remorse', 'pain', 'reasons', 'done', 'time'] as const),
  ...(['want', 'musing', 'advice', 'opinion', 'fact', 'yes', 'no', 'unsure', 'wordless', 'joy', 'rating', 'decide', 'problem'] as const),
  ...(['complaint', 'repeating', 'health', 'plan', 'avoid', 'unadvised', 'corrected'] as const),
];
const LEAVES: readonly IntentName[] = ['drop', 'draft', 'greeting', 'jest'];

/** Asks whether it was taken in who died. */
const HEARD =
  /\b(?:did|do|have|can|are|were) you (?:even |really |actually |just |not )*(?:hear(?:d)?|get|catch|listen(?:ing)?|notice|register|read|take)\b(?= (?:in|me|that|it|what|my|this|to me|any)\b|\W*$)|\bdo you (?:even |still )?remember(?= (?:who|what i|him|her|that|it)\b|\W*$)|\b(?:didn't|don't|aren't|not) (?:you )?(?:hear|listen(?:ing)?|remember|even hear)\b|\bi (?:just )?(?:told|said to) you\b|\bwho (?:died|did i lose)\b|\bare you (?:even |still )?(?:there|here|with me)\b|\bdo you (?:even )?(?:know|understand) (?:(?:who|what) i(?:'m| am| just| lost| told)|what happened (?:to|with)\b|who died)/i;

/** What was lost, as far as somebody has told by now. */
export const griefIn = (told: readonly string[]): Grief | undefined =>
  told.reduce<Grief | undefined>((grief, message, at) => after(grief, message, told.slice(0, at)), undefined);

/** "He's gone" after a separation is no death. */
function toldIn(message: string, before: readonly string[]): Loss | undefined {
  const loss = lossIn(message);
  return loss?.isUnsure && before.some(isOfLeaving) ? undefined : loss;
}

function after(grief: Grief | undefined, message: string, before: readonly string[]): Grief | undefined {
  const told = toldIn(message, before);
  if (told !== undefined)
    return { loss: grief === undefined || isAnother(grief.loss, told) ? told : joined(grief.loss, told), age: 0, isLeft: false };
  if (grief === undefined) return undefined;
  if (namedBy(message) !== undefined) return { ...grief, isLeft: true };
  const { loss } = grief;
  const who = loss.who === undefined && loss.kind === 'person' ? whoAlone(message) : undefined;
  const name = loss.name ?? nameIn(message) ?? (loss.kind === 'pet' ? nameAlone(message) : undefined);
  const isPet = who !== undefined && /^(?:dog|cat|puppy|kitten|hamster|rabbit|bunny|horse|pet)$/.test(who);
  const whom = loss.whom === 'them' && loss.kind !== 'unborn' ? whomOf(who, message) : loss.whom;
  const known = { ...loss, who: who ?? loss.who, name, whom, kind: isPet ? 'pet' : loss.kind } as const;
  const isOn = who !== undefined || topicsIn(message, loss).length > 0;
  return { ...grief, loss: { ...known, isUnsure: loss.isUnsure && who === undefined }, age: isOn ? 0 : grief.age + 1 };
}

const isAnother = (before: Loss, { who, kind }: Loss): boolean =>
  (who !== undefined && before.who !== undefined && who !== before.who) ||
  (kind !== before.kind && before.who !== undefined && who !== undefined);
/** More of the same loss: what was known stays known. */
const joined = (before: Loss, now: Loss): Loss => ({
  kind: now.kind === 'person' ? before.kind : now.kind,
  who: before.who ?? now.who,
  name: now.name ?? before.name,
  whom: before.whom === 'them' ? now.whom : before.whom,
  isSuicide: before.isSuicide || now.isSuicide,
  isUnsure: before.isUnsure && now.isUnsure,
});

/** What a message asks or says within grief, the most particular first. */
const topicsIn = (message: string, loss: Loss | undefined): readonly Topic[] => {
  const text = spelt(message);
  return topics.filter(
    ({ pattern, kind, isSuicide, alone }) =>
      (loss !== undefined || alone?.test(text)) &&
      (kind === undefined || kind === loss?.kind) &&
      (!isSuicide || loss?.isSuicide) &&
      pattern.test(text),
  );
};

/** Words of the member's own danger: the rules of care and what follows from them answer those. */
const isOwnDanger = (message: string): boolean => {
  const own = withoutOthersDeath(message);
  return assess(own).level > 1 || soundsTroubled(own);
};

/**
 * A death that is told of breaks off whatever went on: condolence first, and then an ear and honest answers, without menus, cards and
 * written questions. Undefined where nothing of it is told, or somebody has turned to something else.
 */
export function grieve(request: Asked, talk: Talk): Lead | undefined {
  const message = talk.told.at(-1) ?? '';
  const { heard } = talk.reading;
  if (heard === 'other-language') return undefined;
  const before = griefIn(talk.told.slice(0, -1));
  const grief = griefIn(talk.told);
  if ((grief === undefined && topicsIn(message, undefined).length === 0) || isOwnDanger(message)) return undefined;
  const told = toldIn(message, talk.told.slice(0, -1));
  const speaker = speakerOf(request, talk, grief?.loss);
  // "What do I say to him?" is asked for a child that was spoken of just before.
  const isForChild = CHILD.test(talk.told.at(-2) ?? '');
  const found = topicsIn(message, grief?.loss).filter(({ name }) => name !== 'what to say' || !isForChild);
  // An answer that was given already is not given twice.
  const topic = found.find(({ says }) => isUnsaid(says[speaker.id], speaker));
  const isNew = told !== undefined && (before === undefined || isAnother(before.loss, told));
  if (grief !== undefined && FOLLOWS.test(spelt(message))) return askSafe(speaker, isNew);
  if (isNew) return condole(speaker, told, topic);
  if (grief === undefined) return topic === undefined ? undefined : answerTo(topic, speaker);
  if (HEARD.test(spelt(message)) && grief.age <= LASTS)
    return wordsOf(heardLines[grief.loss.kind === 'unborn' ? 'unborn' : grief.loss.who || grief.loss.name ? 'known' : 'unknown'], speaker);
  if (grief.isLeft || grief.age > LASTS || namedBy(message) !== undefined || isLedOn(request)) return undefined;
  if (saysSafe(message)) return wordsOf(SAFE[speaker.id], speaker);
  if (heard === 'thanks' || heard === 'bye') return wordsOf(partings[heard][speaker.id], speaker);
  if (LEAVES.includes(heard) || (heard === 'want' && helpAsked(message) !== undefined)) return undefined;
  if (before !== undefined && before.loss.who === undefined && grief.loss.who !== undefined) return listenOn(named.who, speaker);
  if (before !== undefined && before.loss.name === undefined && grief.loss.name !== undefined) return listenOn(named.name, speaker);
  if (topic !== undefined) return answerTo(topic, speaker);
  return found.length > 0 || GOES_ON.includes(heard) || isNonAnswer(message) ? listenOn(undefined, speaker) : undefined;
}

/** Missing somebody, and perhaps wanting to be gone as well: it is asked plainly. */
const FOLLOWS =
  /\b(?:want|wish|need|like|going) to (?:be with|follow|join|go to|go with) (?:him|her|them|my)\b|\b(?:should have|wish it (?:had been|was|were)) (?:been )?me\b|\b(?:no|see no|what's the|what is the|whats the) (?:point|sense|reason)\b|\bwith (?:him|her|them) (?:soon|again soon)\b|\bi should have died\b/i;
const SAFETY_WORDS =
  'Missing somebody that much may mean many things, so I ask you plainly: are you safe right now? “Help now” at the top has people at any hour.';

function askSafe(speaker: Speaker, isNew: boolean): Lead {
  const sorry = condolences[speaker.known.who === speaker.known.whom ? 'someone' : 'person'][speaker.id];
  const asks = isUnsaid(SAFETY_WORDS, speaker) ? SAFETY_WORDS : HELP_FOR_THE_BEREAVED;
  return {
    plan: [...(isNew ? [set(sorry, speaker)] : []), set(asks, speaker)],
    choices: asks === SAFETY_WORDS ? SAFETY_ANSWERS : [],
  };
}

/** A written question waits for its answer. */
const isLedOn = ({ messages }: Asked): boolean =>
  readGuided(
    messages.slice(
      0,
      messages.findLastIndex(({ role }) => role === 'user'),
    ),
  ) !== undefined;

interface Speaker {
  readonly id: CorePersonaId;
  readonly loss: Loss | undefined;
  readonly replies: readonly string[];
  readonly told: readonly string[];
  readonly known: Readonly<Record<'who' | 'Who' | 'whom' | 'name', string>>;
}

function speakerOf(request: Asked, { replies, told }: Talk, loss: Loss | undefined): Speaker {
  const who = loss?.name ?? (loss?.who === undefined ? (loss?.whom ?? 'them') : `your ${loss.who}`);
  const known = { who, Who: who.charAt(0).toUpperCase() + who.slice(1), whom: loss?.whom ?? 'them', name: loss?.name ?? '' };
  return { id: generalChatPersona(request.personaId), loss, replies, told, known };
}

const CHILD = /\b(?:son|daughter|kids?|child(?:ren)?|little one|year[- ]old|toddler)\b/i;
/** Words that stand beside the telling of a death, and are no question. */
const PASSING: readonly string[] = [
  'memory',
  'missing',
  'others',
  'feast',
  'at least',
  'left behind',
  'their things',
  'light hour',
  'a part in it',
  'strong',
  'hard ties',
];

const isUnsaid = (line: string, { replies, known }: Speaker): boolean => !replies.some((reply) => reply.includes(fill(line, known)));
const set = (line: string, { known }: Speaker): ReplyPlan[number] => ({ say: 'set', text: fill(line, known) });
const wordsOf = (line: string, speaker: Speaker): Lead => ({ plan: [set(line, speaker)], choices: [] });

function condole(speaker: Speaker, told: Loss, topic: Topic | undefined): Lead {
  const { id, known } = speaker;
  const kind = told.isUnsure
    ? 'unsure'
    : told.isSuicide
      ? 'suicide'
      : told.kind !== 'person'
        ? told.kind
        : known.who === known.whom
          ? 'someone'
          : 'person';
  const line = condolences[kind][id];
  const first = kind === 'suicide' && known.who === known.whom ? condolences.someone[id] : line;
  const answer = topic !== undefined && !PASSING.includes(topic.name) ? topic.says[id] : undefined;
  const help = told.isSuicide ? HELP_FOR_THE_BEREAVED : undefined;
  const next = answer === undefined && help === undefined ? questionFor(speaker) : undefined;
  return { plan: [first, answer, help, next].flatMap((one) => (one === undefined ? [] : [set(one, speaker)])), choices: [] };
}

const answerTo = ({ says }: Topic, speaker: Speaker): Lead => wordsOf(says[speaker.id], speaker);

/** First words to what was told, and a question only where the reply before had none. */
function listenOn(first: string | undefined, speaker: Speaker): Lead {
  const own = ears[speaker.id];
  const ear = first ?? own.find((line) => isUnsaid(line, speaker)) ?? own[speaker.told.length % own.length] ?? '';
  const isAsked = speaker.replies.at(-1)?.trimEnd().endsWith('?') === true;
  const next = isAsked ? undefined : questionFor(speaker);
  return { plan: [ear, next].flatMap((one) => (one === undefined ? [] : [set(one, speaker)])), choices: [] };
}

/** The next question that was not asked and is not answered yet; undefined where there is none. */
function questionFor(speaker: Speaker): string | undefined {
  const { loss, told } = speaker;
  const all = told.join(' ');
  const asks = [
    loss?.kind === 'person' && loss.who === undefined && loss.name === undefined ? questions.who : undefined,
    loss?.kind === 'pet' && loss.name === undefined ? questions.pet : undefined,
    loss?.kind === 'unborn' || (loss?.isUnsure && loss.who === undefined) ? undefined : questions.about,
    /\b(?:nobody|no one|alone|my (?:husband|wife|partner|sister|brother|mum|mom|dad|friend))\b/i.test(all) ? undefined : questions.hold,
    questions.now,
  ];
  return asks.find((one) => one !== undefined && isUnsaid(one, speaker));
}
