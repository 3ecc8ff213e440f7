import { type CorePersonaId, corePersonaIds } from '@everstep/domain';
import type { ChallengeName } from '../../provider.ts';
import type { Remark } from '../choosing/records.ts';
import type { Part, ReplyPlan } from '../choosing/reply-plan.ts';
import { fitsTold } from '../reading/contradictions.ts';
import { intentOf } from '../reading/intents/intents.ts';
import { matters } from '../reading/matters/matters.ts';
import { stemsOf } from '../reading/own-clauses.ts';
import type { Talk } from '../reading/talk.ts';
import { disclosures, fixedLines, voices } from './fixed-lines.ts';
import { choose, fill, isUsable, type Known, lastSaid, type Said } from './line-choice.ts';
import { leadTo } from './proposal-lines.ts';
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

/** Puts a plan into a guide's words. No line is said twice while another is left, and there is one question at most. */
export function wordReply(plan: ReplyPlan, speaker: Speaker, disclose: boolean): Worded {
  const worded = wordAll(plan, speaker);
  const lines = worded.map(({ line }) => line);
  const body = lines.length > 0 ? lines : pick(spareLines(speaker), {}, speaker);
  const text = [...(disclose ? [disclosures[speaker.personaId]] : []), ...body].join(' ').replaceAll('\n ', '\n').trim();
  return { text, named: worded.flatMap(({ named }) => named ?? []) };
}

interface Line {
  readonly line: string;
  readonly named?: Remark;
}

function wordAll(plan: ReplyPlan, speaker: Speaker): readonly Line[] {
  const lines: Line[] = [];
  for (const part of plan) {
    const isAsked = lines.some(({ line }) => line.includes('?'));
    if (part.say !== 'question' || !isAsked) lines.push(...wordPart(part, speaker));
  }
  return lines;
}

function wordPart(part: Part, speaker: Speaker): readonly Line[] {
  switch (part.say) {
    case 'first':
      return part.of.map((plan) => wordAll(plan, speaker)).find((lines) => lines.length > 0) ?? [];
    case 'remark':
      return remark(part.remarks, speaker);
    case 'plan': {
      const lines = pick(fitting(voiceOf(speaker).plan, speaker), { aim: part.aim }, speaker).map((line) => ({ line: `${line}\n\n` }));
      return part.isGoal ? lines.map((line) => ({ ...line, named: { kind: 'goal', title: part.aim } })) : lines;
    }
    default:
      return linesOf(part, speaker).map((line) => ({ line }));
  }
}

function linesOf(part: Exclude<Part, { say: 'first' | 'remark' | 'plan' }>, speaker: Speaker): readonly string[] {
  const { talk, said } = speaker;
  switch (part.say) {
    case 'set':
      return part.once && said.replies.some((reply) => reply.includes(part.text)) ? [] : [part.text];
    case 'fixed':
      return fixed(part, speaker);
    case 'heard':
      return heard(part.intent, speaker, part.strictly === true);
    case 'seal':
      return seal(speaker);
    case 'card':
      return [leadTo(part.action, { personaId: speaker.personaId, challenges: speaker.challenges }, said)];
    case 'thought':
      return thought(part, speaker);
    case 'question':
      // Whoever had enough of questions gets one in every other reply.
      return talk.tiredOf.questions && said.replies.at(-1)?.includes('?') ? [] : question(part, speaker);
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
  const sure = varies ? open.filter((line) => isSure(line, places)) : open;
  const seed = varies ? corePersonaIds.indexOf(speaker.personaId) + speaker.talk.turns : 0;
  return pick(sure, places, { said: { ...speaker.said, seed, ordered: true } });
}

function seal(speaker: Speaker): readonly string[] {
  const { snag } = speaker.talk.agreed;
  // A long sentence is not repeated.
  const names = snag !== undefined && wordCount(snag) <= LONGEST_ECHO_WORDS;
  return pick(
    voiceOf(speaker).seal.filter((line) => line.includes('{snag}') === names),
    knownOf(speaker),
    speaker,
  );
}

function thought({ matter, lead, nowAndThen }: Extract<Part, { say: 'thought' }>, speaker: Speaker): readonly string[] {
  const { replies } = speaker.said;
  const isJustNow = matters.some(({ thoughts }) => thoughts.some((line) => replies.at(-1)?.includes(line)));
  if (nowAndThen && isJustNow) return [];
  const line = fitting(matter?.thoughts ?? [], speaker).find((one) => !replies.some((reply) => reply.includes(one)));
  if (line === undefined) return [];
  return lead === undefined ? [line] : [...fixed({ say: 'fixed', of: lead }, speaker), line];
}

/** One that fits the matter goes before the guide's own of the same aim, and before all others with `matterFirst`. */
function question({ aims, matterFirst }: Extract<Part, { say: 'question' }>, speaker: Speaker): readonly string[] {
  const { talk, said } = speaker;
  const own = aims.map((aim) => talk.matter?.ask[aim] ?? []);
  const voiced = aims.map((aim) => voiceOf(speaker).ask[aim]);
  const ranked =
    matterFirst || talk.matter?.isGrave ? [...own, ...voiced] : aims.flatMap((_, index) => [own[index] ?? [], voiced[index] ?? []]);
  const fresh = ranked
    .map((lines) => fitting(lines, speaker).filter((line) => lastSaid(line, {}, said.replies) === 0))
    .find((lines) => lines.length > 0);
  return pick(fresh ?? [], {}, speaker);
}

function remark(remarks: readonly Remark[], speaker: Speaker): readonly Line[] {
  const { records } = voiceOf(speaker);
  for (const named of remarks) {
    const known = { goal: named.title, habit: named.title, streak: named.title, focus: named.title };
    const isSaid = named.kind !== 'goal' && records[named.kind].some((line) => lastSaid(line, known, speaker.said.replies) > 0);
    const [line] = isSaid ? [] : pick(records[named.kind], known, speaker);
    if (line !== undefined) return [{ line, named }];
  }
  return [];
}

/** In how many replies a member may hear their own words once. */
const REPLIES_PER_ECHO = 3;
/** More than this said back is no listening. */
const LONGEST_ECHO_WORDS = 9;
const OWN_WORDS = /\{(?:words|thing|echo|quote)\}/;
/** A clause that stands by itself turned round: what one feels, wishes or does. */
const SURE =
  /^(?:(?:today|yesterday|lately|sometimes|tonight) )?(?:you (?:are|were|feel|felt|have|had|want|wish|miss|love|hate|need|can(?:no|')?t|cannot|keep|never|always|finally|just|got|lost|do not|don't|did not|didn't|cried|could|would)\b|it feels as if\b|your )/i;

const wordCount = (text: string): number => text.split(' ').length;
const mayReflect = ({ talk }: Speaker): boolean => !talk.tiredOf.echoes && !talk.reflected.slice(1 - REPLIES_PER_ECHO).includes(true);
const plainLines = (voice: Voice, intent: Heard): readonly string[] => voice.hear[intent].filter((line) => !line.includes('{'));

/** What stands in where a reply would be empty. */
function spareLines({ personaId, talk: { reading } }: Speaker): readonly string[] {
  const { hear } = voices[personaId];
  const own = Object.entries(hear).find(([name]) => name === reading.heard)?.[1] ?? [];
  return [...own.filter((line) => !line.includes('{')), ...plainLines(voices[personaId], 'other')];
}

/** How the guide takes it: the more exactly the member's own words are understood, the better; then with their name, then plainly. */
function heard(intent: Heard, speaker: Speaker, strictly: boolean): readonly string[] {
  const { talk, said } = speaker;
  const voice = voiceOf(speaker);
  const known = knownOf(speaker);
  const isFresh = (line: string) => isUsable(line, known) && lastSaid(line, known, said.replies) === 0;
  const fresh = fitting(voice.hear[intent], speaker).filter(isFresh);
  const reflecting = [/\{(?:words|thing)\}/, /\{echo\}/, /\{quote\}/]
    .map((places) => fresh.filter((line) => places.test(line) && isSure(line, known)))
    .find((lines) => lines.length > 0);
  const { isGrave = false, isTender: isSore = false } = talk.matter ?? {};
  const isTender = ((isSore || talk.soreAge <= SORE_LASTS) && TENDER.includes(intent)) || (isGrave && GRAVE.includes(intent));
  const { grave, tender, heavy } = fixedLines;
  const plain = isTender ? [] : fresh.filter((line) => !OWN_WORDS.test(line));
  const spare = isTender
    ? [...(isGrave && talk.matterAge <= 1 ? grave : []), ...tender]
    : intentOf(intent).isHeavy
      ? heavy
      : plainLines(voice, 'other');
  const ranked = [
    mayReflect(speaker) && !(isTender && intent !== 'other') ? (reflecting ?? []) : [],
    fresh.filter((line) => line.includes('{name}')),
    plain,
    strictly ? [] : spare.filter(isFresh),
  ];
  const order = isTender ? { ...said, seed: 0, ordered: true } : said;
  return pick(ranked.find((lines) => lines.length > 0) ?? [], known, { said: order });
}
/** In a sore matter these are not met with a guide's ordinary acknowledgements. */
const TENDER: readonly Heard[] = ['other', 'people', 'short', 'yes', 'no', 'unsure'];
/** For so many messages after something that hurts nothing brisk is said. */
const SORE_LASTS = 3;
const GRAVE: readonly Heard[] = ['fear', 'want', 'tired', 'stuck'];

const isSure = (line: string, { echo = '', quote = '' }: Known): boolean =>
  (!line.includes('{echo}') || (SURE.test(echo) && wordCount(echo) <= LONGEST_ECHO_WORDS)) &&
  (!line.includes('{quote}') || (/\S\s\S+\s\S/.test(quote) && wordCount(quote) <= LONGEST_ECHO_WORDS));

function knownOf({ talk: { reading, agreed, subject }, firstName }: Speaker): Known {
  const { heard: intent, echo, words, thing } = reading;
  // "What should I do?" is about what was spoken of before.
  const isBare = intent === 'advice' && stemsOf(reading.quote ?? '').size === 0;
  return { echo, quote: isBare ? subject : reading.quote, words, thing, ...agreed, name: firstName.trim() || undefined };
}
