import { type CorePersonaId, corePersonaIds } from '@everstep/domain';
import type { ChallengeName } from '../../provider.ts';
import type { Remark } from '../choosing/records.ts';
import type { Part, ReplyPlan } from '../choosing/reply-plan.ts';
import { nods } from '../guided/nods.ts';
import { fitsTold } from '../reading/contradictions.ts';
import { mayQuote } from '../reading/may-quote.ts';
import { stemsOf, turnedRound } from '../reading/own-clauses.ts';
import type { Talk } from '../reading/talk.ts';
import { fixedLines, voices } from './fixed-lines.ts';
import { choose, fill, isUsable, type Known, lastSaid, type Said } from './line-choice.ts';
import { plainLines } from './plain-lines.ts';
import { leadTo } from './proposal-lines.ts';
import { isToldAlready } from './told-already.ts';
import type { Heard, Voice } from './voices/lines.ts';

/** Who speaks, in which conversation. */
export interface Speaker {
  readonly personaId: CorePersonaId;
  readonly talk: Talk;
  readonly said: Said;
  readonly firstName: string;
  readonly challenges: readonly ChallengeName[];
}

/** A reply in words, and the records that it spoke of. */
export interface Worded {
  readonly text: string;
  readonly named: readonly Remark[];
}

/** Puts a plan into a guide's words. No line is said twice while another is left. */
export function wordReply(plan: ReplyPlan, speaker: Speaker): Worded {
  const worded = wordAll(plan, speaker);
  const lines = worded.map(({ line }) => line).filter((line) => line.trim() !== '');
  const body = lines.length > 0 ? lines : pick(spareLines(speaker), {}, speaker);
  return { text: body.join(' ').replaceAll('\n ', '\n').trim(), named: worded.flatMap(({ named }) => named ?? []) };
}

interface Line {
  readonly line: string;
  readonly named?: readonly Remark[];
}

function wordAll(plan: ReplyPlan, speaker: Speaker): readonly Line[] {
  const lines: Line[] = [];
  for (const part of plan) {
    lines.push(...wordPart(part, speaker));
  }
  return lines;
}

function wordPart(part: Part, speaker: Speaker): readonly Line[] {
  switch (part.say) {
    case 'first':
      return part.of.map((plan) => wordAll(plan, speaker)).find((lines) => lines.length > 0) ?? [];
    case 'remark':
      return remark(part.remarks, speaker);
    case 'set':
      return linesOf(part, speaker).map((line) => ({ line, named: part.named ?? [] }));
    default:
      return linesOf(part, speaker).map((line) => ({ line }));
  }
}

function linesOf(part: Exclude<Part, { say: 'first' | 'remark' }>, speaker: Speaker): readonly string[] {
  const { said } = speaker;
  switch (part.say) {
    case 'set':
      return part.once && said.replies.some((reply) => reply.includes(part.text)) ? [] : [part.text];
    case 'fixed':
      return fixed(part, speaker);
    case 'heard':
      return heard(part.intent, speaker, part.strictly === true);
    case 'nod':
      return pick(nods[speaker.personaId], {}, speaker);
    case 'card':
      return [leadTo(part.action, { personaId: speaker.personaId, challenges: speaker.challenges }, said)];
    case 'said':
      return pick(
        (part.matter?.said ?? []).filter((line) => lastSaid(line, {}, said.replies) === 0),
        {},
        { said: { ...said, seed: 0, ordered: true } },
      );
    case 'thought':
      return thought(part, speaker);
  }
}

/** Without what the member's own facts speak against. */
const fitting = (lines: readonly string[], { talk: { told } }: Speaker): readonly string[] => lines.filter((line) => fitsTold(line, told));
const voiceOf = ({ personaId }: Speaker): Voice => voices[personaId];

const pick = (lines: readonly string[], known: Known, { said }: Pick<Speaker, 'said'>): readonly string[] => {
  const line = choose(lines, known, said);
  return line === undefined ? [] : [fill(line, known)];
};

/** The first line before the second: fixed lines were written to follow one another. */
function fixed({ of, known, once, varies }: Extract<Part, { say: 'fixed' }>, speaker: Speaker): readonly string[] {
  const lines = fixedLines[of].filter((line) => line.includes('{known}') === (known !== undefined));
  const sayable = mayReflect(speaker) ? lines : lines.filter((line) => !OWN_WORDS.test(line));
  const open = once ? sayable.filter((line) => lastSaid(line, {}, speaker.said.replies) === 0) : sayable;
  const places = { ...knownOf(speaker), known };
  const sure = open.filter((line) => isSure(line, speaker, places));
  const seed = varies ? corePersonaIds.indexOf(speaker.personaId) + speaker.talk.turns : 0;
  return pick(sure, places, { said: { ...speaker.said, seed, ordered: true } });
}

function thought({ matter, lead }: Extract<Part, { say: 'thought' }>, speaker: Speaker): readonly string[] {
  const { replies } = speaker.said;
  const line = fitting(matter?.thoughts ?? [], speaker).find((one) => !isToldAlready(one, replies));
  if (line === undefined) return [];
  return lead === undefined ? [line] : [...fixed({ say: 'fixed', of: lead }, speaker), line];
}

function remark(remarks: readonly Remark[], speaker: Speaker): readonly Line[] {
  const { records } = voiceOf(speaker);
  for (const named of remarks) {
    const known = { goal: named.title, habit: named.title, streak: named.title, focus: named.title };
    const isSaid = named.kind !== 'goal' && records[named.kind].some((line) => lastSaid(line, known, speaker.said.replies) > 0);
    const [line] = isSaid ? [] : pick(records[named.kind], known, speaker);
    if (line !== undefined) return [{ line, named: [named] }];
  }
  return [];
}

/** In how many replies a member may hear their own words once, and in how many as a quotation. */
const REPLIES_PER_ECHO = 2;
const REPLIES_PER_QUOTE = 3;
/** More than this said back is no listening. */
const LONGEST_ECHO_WORDS = 14;
const OWN_WORDS = /\{(?:words|thing|echo|quote)\}/;
/** A clause that stands by itself turned round. */
const SURE =
  /^(?:(?:today|yesterday|lately|sometimes|tonight|on (?:weekends|weekdays|\w+days)|last \w+|every \w+) )?(?:you\b|it feels as if\b|your |it is about |nobody |no one |somebody |someone |everyone |the |there (?:is|are|was|were) )/i;
/** It would stand in the air, or says too little to be said back. */
const HANGING =
  /\b(?:and|or|but|that|the|a|an|to|of|with|my|your)$|^you (?:are|were|do|did|have|had|can|will|would) ?(?:not|n't)?$|^there (?:is|was) (?:one|something)\b/i;

const wordCount = (text: string): number => text.split(' ').length;
const mayReflect = ({ talk }: Speaker, replies = REPLIES_PER_ECHO): boolean =>
  !talk.isTiredOfEchoes && !talk.reflected.slice(1 - replies).includes(true);
const plainLinesOf = (voice: Voice, intent: Heard): readonly string[] => voice.hear[intent].filter((line) => !OWN_WORDS.test(line));

/** What stands in where a reply would be empty. */
const spareLines = (speaker: Speaker): readonly string[] =>
  speaker.talk.isHeavy ? plainLines.heavy : [...plainLinesOf(voiceOf(speaker), 'other'), ...plainLines.calm];

/** How the guide takes it: the more exactly the member's own words are understood, the better; then with their name, then plainly. */
function heard(intent: Heard, speaker: Speaker, strictly: boolean): readonly string[] {
  const { said } = speaker;
  const voice = voiceOf(speaker);
  const known = knownOf(speaker);
  const isFresh = (line: string) => isUsable(line, known) && lastSaid(line, known, said.replies) === 0;
  const fresh = fitting(voice.hear[intent], speaker).filter(isFresh);
  const reflecting = [/\{(?:words|thing)\}/, /\{echo\}/, /\{quote\}/]
    .map((places) => fresh.filter((line) => places.test(line) && isSure(line, speaker, known)))
    .find((lines) => lines.length > 0);
  const ranked = [
    mayReflect(speaker) ? (reflecting ?? []) : [],
    fresh.filter((line) => line.includes('{name}')),
    fresh.filter((line) => !OWN_WORDS.test(line)),
    strictly ? [] : spareLines(speaker).filter(isFresh),
  ];
  return pick(ranked.find((lines) => lines.length > 0) ?? [], known, speaker);
}

const isSure = (line: string, speaker: Speaker, { echo = '', quote = '' }: Known): boolean =>
  (!line.includes('{echo}') || (SURE.test(echo) && !HANGING.test(echo) && wordCount(echo) >= 3 && wordCount(echo) <= LONGEST_ECHO_WORDS)) &&
  (!line.includes('{quote}') ||
    (mayReflect(speaker, REPLIES_PER_QUOTE) && /\S\s\S+\s\S/.test(quote) && wordCount(quote) <= LONGEST_ECHO_WORDS));

/** Turned round, where that leaves a sentence: not where the guide itself was spoken of, or asked. */
const quotable = (quote: string): string | undefined =>
  /\b(?:you|your|yours|yourself|u|ur)\b/i.test(quote) || ASKS_OTHERS.test(quote) || (OF_ONESELF.test(quote) && !OPENS_WELL.test(quote))
    ? undefined
    : turnedRound(quote);
/** A piece that speaks of oneself in its middle cannot be turned: “happy you could cry”. */
const OF_ONESELF = /\b(?:i|i'm|i've|i'd|i'll|me|my|we|us|our)\b/i;
const OPENS_WELL =
  /^(?:i|i'm|i've|i'd|i'll|we|my|our|it|this|that|there|he|she|they|everything|everyone|nobody|nothing|the|yesterday|today|should|after|when|sometimes|lately)\b/i;
const ASKS_OTHERS = /^(?:hey|hi|hello|please|pls|can|could|would|will|do|does|did|are|is|help|tell|give|show|let's|let us)\b/i;

/** Their words, turned round in quotations as well: it is the guide who speaks. */
function knownOf({ talk: { reading, subject, told }, firstName }: Speaker): Known {
  const { heard: intent, echo, quote, words, thing } = reading;
  // "What should I do?" is about what was spoken of before.
  const isBare = intent === 'advice' && stemsOf(quote ?? '').size === 0;
  return {
    echo: echo?.replace(/\b(are|were|feel|felt) so (?=\p{L}+)/u, '$1 '),
    quote: isBare ? (subject && mayQuote(subject) ? subject : undefined) : quote && quotable(quote),
    words,
    thing,
    name: firstName.trim() || undefined,
    farewell: /\bnight\b|\b(?:bed|sleep)\b/i.test(told.at(-1) ?? '') ? 'Good night' : 'Take care',
  };
}
