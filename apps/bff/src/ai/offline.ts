import { setTimeout as pause } from 'node:timers/promises';
import { assess, generalChatPersona, type ProposalKind, type ProposedAction } from '@everstep/domain';
import { beginsLike, choose, fill, hashOf, isUsable, type Known, lastSaid, type Said } from './offline-choice.ts';
import { languageNote } from './offline-languages.ts';
import { calmGentleLines, disclosures, fixedLines, gentleLines, voices } from './offline-lines.ts';
import { type Offered, offlineProposal } from './offline-proposals.ts';
import { isAgreement, nextAims } from './offline-questions.ts';
import { type Remark as Named, refsOf, remarksFor } from './offline-records.ts';
import { readTalk, type Talk } from './offline-talk.ts';
import { stemsOf } from './offline-words.ts';
import { leadTo } from './proposal-lines.ts';
import type { ChatProvider, ChatRequest, GuideContext } from './provider.ts';
import type { Aim, Voice } from './voices/lines.ts';

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

/** What the offline guide says and proposes. */
export function offlineAnswer(request: Asked): OfflineAnswer {
  const { messages, context, approach, disclose, tried = [] } = request;
  const personaId = generalChatPersona(request.personaId);
  const said = messages.findLast(({ role }) => role === 'user')?.content ?? '';
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
  const text = [...(disclose ? [disclosures[personaId]] : []), ...body].join(' ').replaceAll('\n ', '\n');
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
  const { action, how } = offered;
  const lead = leadTo(action, request, speaker.said);
  if (how === 'wish') return [lead, ...questionAfter(afterCard[action.kind], speaker)];
  const { heard: topic } = speaker.talk.reading;
  return [...(isTopic(topic, speaker.voice) ? heard(speaker, topic, request.context) : []), lead, ...question(speaker)];
}

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
    case 'apology':
    case 'opinion':
    case 'trying':
    case 'musing':
    case 'others':
    case 'loss':
    case 'wordless':
    case 'steer':
    case 'beyond':
      return pick(fixedLines[reading.heard], knownOf(speaker.talk, context), inOrder(speaker));
    case 'plan': {
      const aim = reading.words ?? subject ?? context.goals?.[0];
      if (reading.words === undefined && subject === undefined && aim !== undefined) named.push({ kind: 'goal', title: aim });
      if (aim === undefined) return pick(fixedLines['plan-for-what'], {}, inOrder(speaker));
      return [...pick(speaker.voice.plan, { aim }, speaker).map((plan) => `${plan}\n\n`), ...question(speaker)];
    }
    case 'bye':
      return pick(speaker.voice.hear.bye, knownOf(speaker.talk, context), speaker);
    default:
      return [...heard(speaker, reading.heard, context), ...remark(speaker, context, named), ...question(speaker)];
  }
}

/** A sentence in the member's own language, once. */
const own = (note: string | undefined, { said }: Speaker): readonly string[] =>
  note === undefined || said.replies.some((reply) => reply.includes(note)) ? [] : [note];

function heard({ voice, talk, said }: Speaker, topic: keyof Voice['hear'], context: GuideContext): readonly string[] {
  const known = knownOf(talk, context);
  if (isAgreement({ heard: topic, aim: talk.aim, ...talk.agreed })) {
    const sealing = voice.seal.filter((line) => line.includes('{snag}') === (talk.agreed.snag !== undefined));
    const seal = choose(sealing, known, said);
    if (seal !== undefined) return [fill(seal, known)];
  }
  const usable = voice.hear[topic].filter((line) => isUsable(line, known));
  const fresh = usable.filter((line) => lastSaid(line, known, said.replies) === 0);
  // A line with the member's own words comes first, and the more exactly they are understood, the better.
  const other = fresh.filter((line) => !beginsLike(line, said.replies.at(-1)));
  const ranked = [/\{(?:words|thing)\}/, /\{(?:echo|name)\}/, /\{quote\}/]
    .map((places) => (places.source.includes('words') ? fresh : other).filter((line) => places.test(line)))
    .find((lines) => lines.length > 0);
  const line = choose(ranked ?? (fresh.length > 0 ? fresh : usable), known, said);
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

function questionAfter(aims: readonly Aim[], { voice, said }: Speaker): readonly string[] {
  const fresh = aims
    .map((aim) => voice.ask[aim].filter((line) => lastSaid(line, {}, said.replies) === 0))
    .find((lines) => lines.length > 0);
  const line = choose(fresh ?? aims.flatMap((aim) => voice.ask[aim]), {}, said);
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
