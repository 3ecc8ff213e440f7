import { setTimeout as pause } from 'node:timers/promises';
import { assess, generalChatPersona, type ProposalKind, type ProposedAction } from '@everstep/domain';
import type { ChatProvider, ChatRequest, GuideContext } from '../provider.ts';
import { type Offered, offlineProposal } from './choosing/proposals.ts';
import { isAgreement, nextAims, unknownAims } from './choosing/questions.ts';
import { type Remark as Named, refsOf, remarksFor } from './choosing/records.ts';
import { languageNote } from './reading/languages.ts';
import { matterIn, matters } from './reading/matters.ts';
import { stemsOf } from './reading/own-clauses.ts';
import { whenOf } from './reading/slots.ts';
import { readTalk, type Talk } from './reading/talk.ts';
import { calmGentleLines, disclosures, fixedLines, gentleLines, voices } from './wording/fixed-lines.ts';
import { choose, fill, hashOf, isUsable, type Known, lastSaid, type Said } from './wording/line-choice.ts';
import { leadTo } from './wording/proposal-lines.ts';
import type { Aim, Voice } from './wording/voices/lines.ts';

/** Between two words, in milliseconds: quick, and still readable as it comes. */
const WORD_MS = 12;

/** The built-in guide: no model, no network; simple rules in each guide's voice. */
export function offlineGuide(options: { readonly wordMs?: number } = {}): ChatProvider {
  const wordMs = options.wordMs ?? WORD_MS;
  return {
    name: 'offline',
    async *reply(request) {
      const { text, used, proposes } = offlineAnswer(request);
      request.onUsed?.(used);
      for (const word of text.split(/(?<=[ \n])/)) {
        if (request.signal.aborted) return;
        yield word;
        if (wordMs > 0) await pause(wordMs, undefined, { signal: request.signal }).catch(() => undefined);
      }
      if (proposes && !request.signal.aborted) request.onPropose?.(proposes);
    },
  };
}

type Asked = Omit<ChatRequest, 'signal' | 'system'>;

/** A reply of the offline guide. */
export interface OfflineAnswer {
  readonly text: string;
  /** Names of the records that it spoke from. */
  readonly used: readonly string[];
  readonly proposes: ProposedAction | undefined;
}

/** What the offline guide says. The same request always gives the same reply. */
export const offlineReply = (request: Asked): string => offlineAnswer(request).text;

const lastMessage = ({ messages }: Pick<ChatRequest, 'messages'>): string =>
  messages.findLast(({ role }) => role === 'user')?.content ?? '';

/** What the offline guide says and proposes. */
export function offlineAnswer(request: Asked): OfflineAnswer {
  const { messages, context, approach, disclose, tried = [] } = request;
  const personaId = generalChatPersona(request.personaId);
  const said = lastMessage(request);
  const talk = readTalk(messages);
  const speaker: Speaker = {
    voice: voices[personaId],
    talk,
    // What was said to this very message before was not wanted: it counts as said.
    said: { replies: [...talk.replies, ...tried], seed: talk.turns + hashOf(said) },
  };
  const named: Named[] = [];
  const offered = approach === 'gentle' ? undefined : offlineProposal(request, talk);
  const body =
    approach === 'gentle' ? gently(speaker, said) : (proposing(speaker, request, offered) ?? bodyOf(speaker, context, said, named));
  const text = [...(disclose ? [disclosures[personaId]] : []), ...body].join(' ').replaceAll('\n ', '\n').trim();
  return { text, used: refsOf(named, context, text), proposes: offered && 'action' in offered ? offered.action : undefined };
}

interface Speaker {
  readonly voice: Voice;
  readonly talk: Talk;
  readonly said: Said;
}

const gently = (speaker: Speaker, message: string): readonly string[] =>
  pick(assess(message).level > 0 ? gentleLines : calmGentleLines, {}, inOrder(speaker));

/** The first line before the second: these were written to follow one another. */
const inOrder = (speaker: Speaker): Speaker => ({ ...speaker, said: { ...speaker.said, seed: 0, ordered: true } });

/** What to ask after a card that was wished for; nothing where it leads away from talking. */
const afterCard: Readonly<Record<ProposalKind, readonly Aim[]>> = {
  'create-goal': ['step', 'when', 'close'],
  'create-habit': ['when', 'snag', 'close'],
  'log-mood': ['feel', 'learn', 'close'],
  'start-challenge': ['close', 'open'],
  'open-meditation': [],
  'write-journal': ['close', 'open'],
};

/** A reply that leads to a card. A wish is answered by it; to anything else it is said after what was heard. */
function proposing(speaker: Speaker, request: Asked, offered: Offered | undefined): readonly string[] | undefined {
  if (offered === undefined) return undefined;
  if (offered.how === 'ask') return [offered.question];
  if (offered.how === 'above') return [...pick(fixedLines.above, {}, inOrder(speaker)), ...question(speaker)];
  const { action, how } = offered;
  const lead = leadTo(action, request, speaker.said);
  if (how === 'wish') return [lead, ...questionAfter(openAims(afterCard[action.kind], speaker.talk, action), speaker)];
  const { heard: topic } = speaker.talk.reading;
  if (topic === 'rating') return [...rated(speaker, lastMessage(request)), lead];
  return [...(isTopic(topic, speaker.voice) ? heard(speaker, topic, request.context) : []), lead, ...question(speaker)];
}

const rated = (speaker: Speaker, message: string): readonly string[] =>
  pick(fixedLines[isLowRating(message) ? 'ratingLow' : 'rating'], {}, inOrder(speaker));

/** What a card settles is not asked for. */
const openAims = (aims: readonly Aim[], talk: Talk, action: ProposedAction): readonly Aim[] =>
  unknownAims(aims, talk).filter((aim) => !(aim === 'when' && action.kind === 'create-habit' && action.cue !== ''));

const isTopic = (topic: Talk['reading']['heard'], { hear }: Voice): topic is keyof Voice['hear'] => Object.hasOwn(hear, topic);

function bodyOf(speaker: Speaker, context: GuideContext, message: string, named: Named[]): readonly string[] {
  const { reading, subject } = speaker.talk;
  switch (reading.heard) {
    case 'other-language':
      return [...own(languageNote(message), speaker), ...pick(fixedLines['other-language'], {}, inOrder(speaker))];
    case 'identity':
    case 'how-are-you':
    case 'help':
    case 'call':
    case 'complaint':
    case 'repeating':
    case 'questioned':
    case 'apology':
    case 'trying':
    case 'musing':
    case 'others':
    case 'loss':
    case 'wordless':
    case 'steer':
    case 'beyond':
      return pick(sayable(fixedLines[reading.heard], speaker), knownOf(speaker.talk, context), inOrder(speaker));
    case 'opinion': {
      const idea = thought(speaker, 'always');
      if (idea === undefined) return pick(fixedLines.opinion, {}, inOrder(speaker));
      return [...pick(fixedLines.opinionWithThought, {}, inOrder(speaker)), ...idea, ...question(speaker)];
    }
    case 'reminded':
      return [...apology(speaker), ...question(speaker)];
    case 'pain':
      return pick(fixedLines.pain, {}, inOrder(speaker));
    case 'rating':
      return [...rated(speaker, message), ...question(speaker)];
    case 'fact':
      return fact(speaker, message);
    case 'advice': {
      const idea = thought(speaker, 'always');
      return [...(idea ?? heard(speaker, 'advice', context)), ...question(speaker)];
    }
    case 'plan': {
      const aim = reading.words ?? subject ?? context.goals?.[0];
      if (reading.words === undefined && subject === undefined && aim !== undefined) named.push({ kind: 'goal', title: aim });
      if (aim === undefined) return pick(fixedLines['plan-for-what'], {}, inOrder(speaker));
      return [...pick(speaker.voice.plan, { aim }, speaker).map((plan) => `${plan}\n\n`), ...question(speaker)];
    }
    case 'bye':
      return pick(speaker.voice.hear.bye, knownOf(speaker.talk, context), speaker);
    case 'short':
    case 'yes':
    case 'no':
    case 'unsure':
      if (isCurt(speaker)) return fixedLines.curt;
      return ordinary(speaker, reading.heard, context, named);
    default:
      return ordinary(speaker, reading.heard, context, named);
  }
}

/** A sentence in the member's own language, once. */
const own = (note: string | undefined, { said }: Speaker): readonly string[] =>
  note === undefined || said.replies.some((reply) => reply.includes(note)) ? [] : [note];

/** What was heard, a remark on a record or else a thought that is worth having, and a question. */
function ordinary(speaker: Speaker, topic: keyof Voice['hear'], context: GuideContext, named: Named[]): readonly string[] {
  const taken = heard(speaker, topic, context);
  const remarks = remark(speaker, context, named);
  const more = remarks.length > 0 || !THOUGHTFUL.includes(topic) ? remarks : (thought(speaker) ?? []);
  const asked = question(speaker);
  const body = [...taken, ...more, ...asked];
  return body.length > 0 ? body : pick([...voicePlain(speaker.voice, topic), ...voicePlain(speaker.voice, 'other')], {}, speaker);
}

/** A word or two, three times running, for the first time. */
const isCurt = ({ talk, said }: Speaker): boolean =>
  talk.brief >= BRIEF_TURNS && !fixedLines.curt.some((line) => said.replies.some((reply) => reply.includes(line)));
const BRIEF_TURNS = 4;

/** After these a thought may be welcome; a greeting, a nod or an agreement needs none. */
const THOUGHTFUL: readonly (keyof Voice['hear'])[] = [
  ...(['other', 'want', 'avoid', 'stuck', 'fear', 'low', 'vent', 'people', 'tired', 'time', 'unsure', 'short', 'done'] as const),
];

/** That it cannot know, a thought on the matter where there is one, and one question. */
function fact(speaker: Speaker, message: string): readonly string[] {
  const { voice, said } = speaker;
  const own = voice.hear.fact.filter((line) => lastSaid(line, {}, said.replies) === 0);
  const line = pick(own.length > 0 ? own : fixedLines.moreFacts, {}, speaker);
  const isMatter = matterIn(message) !== undefined;
  const idea = isMatter ? (thought(speaker, 'always', matterIn(message)) ?? []) : [];
  return [...line, ...idea, ...questionAfter(isMatter ? ['want', 'more', 'fact'] : ['fact'], speaker)];
}

/**
 * A thought on what the talk is about that was not said yet; not in two replies running, unless it is asked for, and not where the
 * member's own words were just agreed on.
 */
function thought(
  { talk, said }: Speaker,
  when: 'always' | 'now and then' = 'now and then',
  matter = talk.matter,
): readonly string[] | undefined {
  const isSaid = (line: string) => said.replies.some((reply) => reply.includes(line));
  const last = said.replies.at(-1) ?? '';
  const isJustNow = matters.some(({ thoughts }) => thoughts.some((line) => last.includes(line)));
  if (when === 'now and then' && (isJustNow || isAgreement({ heard: talk.reading.heard, aim: talk.aim, ...talk.agreed }))) return undefined;
  const line = matter?.thoughts.find((one) => !isSaid(one));
  return line === undefined ? undefined : [line];
}

/** An apology that names what is known. */
function apology(speaker: Speaker): readonly string[] {
  const { slots, agreed, settled } = speaker.talk;
  const parts = [agreed.step ?? settled.step, agreed.when ?? whenOf(slots) ?? settled.when, slots.place].filter(
    (part) => part !== undefined,
  );
  const known = parts.length > 0 ? parts.join(', ') : undefined;
  const lines = fixedLines.reminded.filter((line) => line.includes('{known}') === (known !== undefined));
  return pick(lines, { known }, inOrder(speaker));
}

const isLowRating = (message: string): boolean => {
  const [, score = '', of = ''] = /(\d{1,2}|\p{L}+)\s*(?:\/|of|out of) ?(10|ten|5|five)\b/iu.exec(message) ?? [];
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const value = /\d/.test(score) ? Number(score) : Math.max(0, words.indexOf(score.toLowerCase()));
  return value / (/10|ten/i.test(of) ? 10 : 5) <= LOW_SHARE;
};
const LOW_SHARE = 0.4;

/** In how many replies a member may hear their own words once. */
const REPLIES_PER_ECHO = 3;
/** Topics in which a merry or brisk line would be out of place. */
const HEAVY: readonly (keyof Voice['hear'])[] = ['low', 'vent', 'fear', 'tired', 'stuck', 'people'];
const OWN_WORDS = /\{(?:words|thing|echo|quote)\}/;

const mayReflect = ({ talk }: Speaker): boolean => !talk.tiredOf.echoes && !talk.reflected.slice(1 - REPLIES_PER_ECHO).includes(true);
const sayable = (lines: readonly string[], speaker: Speaker): readonly string[] =>
  mayReflect(speaker) ? lines : lines.filter((line) => !OWN_WORDS.test(line));
const voicePlain = (voice: Voice, topic: keyof Voice['hear']): readonly string[] => voice.hear[topic].filter((line) => !/\{/.test(line));

/** A clause that stands by itself turned round: what one feels, wishes or does. */
const SURE =
  /^(?:(?:today|yesterday|lately|sometimes|tonight) )?(?:you (?:are|were|feel|felt|have|had|want|wish|miss|love|hate|need|can(?:no|')?t|cannot|keep|never|always|finally|just|got|lost|do not|don't|did not|didn't|cried|could|would)\b|it feels as if\b|your )/i;

/** More than this said back is no listening. */
const LONGEST_ECHO_WORDS = 9;

function heard(speaker: Speaker, topic: keyof Voice['hear'], context: GuideContext): readonly string[] {
  const { voice, talk, said } = speaker;
  const known = knownOf(talk, context);
  if (isAgreement({ heard: topic, aim: talk.aim, ...talk.agreed }) && !talk.isHurt) {
    const sealing = voice.seal.filter((line) => line.includes('{snag}') === (talk.agreed.snag !== undefined));
    const seal = choose(sealing, known, said);
    if (seal !== undefined) return [fill(seal, known)];
  }
  const fresh = voice.hear[topic].filter((line) => isUsable(line, known) && lastSaid(line, known, said.replies) === 0);
  const { echo = '', quote = '' } = known;
  const isSure = (line: string) =>
    (!line.includes('{echo}') || (SURE.test(echo) && echo.split(' ').length <= LONGEST_ECHO_WORDS)) &&
    (!line.includes('{quote}') || (/\S\s\S+\s\S/.test(quote) && quote.split(' ').length <= LONGEST_ECHO_WORDS));
  // The more exactly the member's own words are understood, the better.
  const ranked = [/\{(?:words|thing)\}/, /\{echo\}/, /\{quote\}/]
    .map((places) => fresh.filter((line) => places.test(line) && isSure(line)))
    .find((lines) => lines.length > 0);
  const named = fresh.filter((line) => line.includes('{name}'));
  const isTender = talk.matter?.isTender === true;
  const plain = isTender && topic === 'other' ? [] : fresh.filter((line) => !OWN_WORDS.test(line));
  const spare = isTender ? fixedLines.tender : HEAVY.includes(topic) ? [] : voicePlain(voice, 'other');
  const others = spare.filter((line) => lastSaid(line, known, said.replies) === 0);
  const lines = [mayReflect(speaker) ? (ranked ?? []) : [], named, plain, others].find((some) => some.length > 0) ?? [];
  const line = choose(lines, known, said);
  return line === undefined ? [] : [fill(line, known)];
}

function remark({ voice, talk, said }: Speaker, context: GuideContext, named: Named[]): readonly string[] {
  for (const { kind, title } of remarksFor(talk, context)) {
    const known = { goal: title, habit: title, streak: title, focus: title };
    const isSaid = kind !== 'goal' && voice.records[kind].some((line) => lastSaid(line, known, said.replies) > 0);
    const line = isSaid ? undefined : choose(voice.records[kind], known, said);
    if (line === undefined) continue;
    named.push({ kind, title });
    return [fill(line, known)];
  }
  return [];
}

/** The question that leads on: the first fitting one that was not asked yet. */
const question = (speaker: Speaker): readonly string[] => questionAfter(nextAims(speaker.talk), speaker);

function questionAfter(aims: readonly Aim[], { voice, talk, said }: Speaker): readonly string[] {
  // Whoever had enough of questions gets one in every other reply.
  if (talk.tiredOf.questions && said.replies.at(-1)?.includes('?')) return [];
  const isFresh = (line: string) => lastSaid(line, {}, said.replies) === 0;
  const fresh = aims
    .flatMap((aim) => [talk.matter?.ask[aim] ?? [], voice.ask[aim]])
    .map((lines) => lines.filter(isFresh))
    .find((lines) => lines.length > 0);
  const line = fresh && choose(fresh, {}, said);
  return line === undefined ? [] : [line];
}

const pick = (lines: readonly string[], known: Known, { said }: Speaker): readonly string[] => {
  const line = choose(lines, known, said);
  return line === undefined ? [] : [fill(line, known)];
};

function knownOf({ reading, agreed, subject }: Talk, { firstName }: GuideContext): Known {
  const { heard, echo, words, thing } = reading;
  // "What should I do?" is about what was spoken of before.
  const isBare = heard === 'advice' && stemsOf(reading.quote ?? '').size === 0;
  return { echo, quote: isBare ? subject : reading.quote, words, thing, ...agreed, name: firstName.trim() || undefined };
}
