import { assess, type CorePersonaId, soundsTroubled } from '@everstep/domain';
import { type Remark, refsOf, remarksFor } from '../ai/offline/choosing/records.ts';
import { languageNote } from '../ai/offline/reading/languages.ts';
import type { Reading } from '../ai/offline/reading/message.ts';
import { turnedRound } from '../ai/offline/reading/own-clauses.ts';
import { readTalk, type Talk } from '../ai/offline/reading/talk.ts';
import { fixedLines, voices } from '../ai/offline/wording/fixed-lines.ts';
import { askSafeLines, gentleLines } from '../ai/offline/wording/gentle-lines.ts';
import { fill, hashOf, isUsable, type Known } from '../ai/offline/wording/line-choice.ts';
import type { Heard } from '../ai/offline/wording/voices/lines.ts';
import type { ChatProvider, GuideContext } from '../ai/provider.ts';
import { type CouncilTheme, councilLines } from './council-lines.ts';

/** What a council is asked, and who is in it. */
export interface CouncilQuestion {
  readonly question: string;
  readonly personaIds: readonly CorePersonaId[];
}

/** The built-in guide as a voice of a council: no model, no network. The same council always hears the same from it. */
export function offlineVoice(asked: CouncilQuestion, personaId: CorePersonaId): ChatProvider {
  return {
    name: 'offline',
    async *reply({ approach, context, onUsed }) {
      if (approach === 'gentle' || isDark(asked.question)) {
        yield gently(asked, personaId);
        return;
      }
      const { text, used } = viewOf(asked, personaId, context);
      onUsed?.(used);
      const step = offlineStep(asked, personaId);
      yield step === null ? text : `${text}\n\nNext step: ${step}`;
    },
  };
}

/** Lines of its own for each, without a task. A calm question is taken up, and the first who answers says why it goes slowly. */
function gently({ question, personaIds }: CouncilQuestion, personaId: CorePersonaId): string {
  const place = personaIds.indexOf(personaId);
  const ownOf = (lines: readonly string[]) => lines[place % lines.length] ?? '';
  if (assess(question).level > 0 || isDark(question)) return ownOf([...askSafeLines.slice(0, 1), ...gentleLines]);
  return [...(place === 0 ? fixedLines.whyGentle : []), ownOf(fixedLines.calmPlain), ownOf(fixedLines.calmAsk)].join(' ');
}

/** Whether a question sounds heavier than any task could answer, whatever it is about. Errs on the side of gentleness. */
const isDark = (question: string): boolean => assess(question).level >= 2 || soundsTroubled(question);

interface Place {
  readonly theme: CouncilTheme;
  /** Undefined where each guide begins with its view. */
  readonly opening?: Heard;
}

/** What was heard decides what a council speaks about, and with which of a guide's own lines it begins. */
const themes: Readonly<Partial<Record<Reading['heard'], Place>>> = {
  want: { theme: 'want', opening: 'want' },
  plan: { theme: 'want', opening: 'want' },
  avoid: { theme: 'stuck', opening: 'avoid' },
  stuck: { theme: 'stuck', opening: 'stuck' },
  decide: { theme: 'decide', opening: 'decide' },
  fear: { theme: 'fear', opening: 'fear' },
  people: { theme: 'people', opening: 'people' },
  vent: { theme: 'people', opening: 'vent' },
  tired: { theme: 'tired', opening: 'tired' },
  time: { theme: 'tired', opening: 'time' },
  low: { theme: 'low', opening: 'low' },
  loss: { theme: 'low', opening: 'low' },
  joy: { theme: 'good', opening: 'joy' },
  done: { theme: 'good', opening: 'done' },
  other: { theme: 'open', opening: 'other' },
  advice: { theme: 'open', opening: 'other' },
  musing: { theme: 'open', opening: 'other' },
  wondering: { theme: 'low', opening: 'other' },
  fact: { theme: 'open', opening: 'other' },
  opinion: { theme: 'open', opening: 'other' },
};

/** A question at the end that says nothing of the matter itself. */
const ASKING =
  /\s*(?:(?:and|so|but) )?(?:how (?:do|should|can|could|would) i (?:even )?(?:start|begin|go on|proceed)|where (?:do|should) i (?:even )?(?:start|begin)|what (?:now|next|then|comes next|(?:should|can|could) i do|would you do|do you (?:think|suggest|say|advise))|any (?:ideas?|advice|thoughts|tips))\b[^.!?]*\?+\s*$/i;
/** Questions whose rest is what one wants, and those whose rest is what one may or may not do. */
const WAYS =
  /^(?:how (?:do|can|could|should|would) (?:i|we)|how to|what(?:'s| is| would be) (?:the |a )?(?:best|good|right|easiest|first) way (?:for me )?to|is it (?:too late|possible|realistic)(?: for me)? to) (?:even |ever |really |finally )?(?<rest>.+)$/i;
const WHETHER =
  /^(?:(?:should|shall) (?:i|we)|is it (?:worth it|wise|right|okay|ok|a good idea)(?: for me)? to) (?:even |ever |really |finally )?(?<rest>.+?)(?:,? or not)?$/i;
/** What is hard to say to somebody. */
const SAYING =
  /^(?:tell|ask|say|explain|confess|admit|talk (?:to|with)|speak (?:to|with)|break (?:it|the news) to|bring (?:it|this|that) up with)\b/i;
/** One of two ways to go; what only explains one of them is left out. */
const CHOICE =
  /^(?:(?:should|shall|do|would|can|could) (?:i|we)|is it (?:better|wiser|best)(?: for me)? to|i (?:can't|cannot|can not) decide (?:whether|if) (?:to|i should)) (?:rather )?(?<one>.+?),? or (?:(?:should|shall|do|would) (?:i|we) )?(?:rather )?(?<other>.+)$/i;
const EXPLAINED = /,? (?:where|because|since|which|who|when|although|even though|while|so that|if|now that)\b.*$/i;
/** A side that is longer than this is not repeated. */
const LONGEST_SIDE = 50;
/** A longer piece of a question is quoted by one guide at most, and stands in no step. */
const LONGEST_REPEATED = 32;

/** Statements that name by themselves what is to be done, decided or feared. */
const AIMS: readonly Reading['heard'][] = ['avoid', 'decide', 'fear'];

interface Matter {
  readonly talk: Talk;
  /** What can be said back. */
  readonly known: Known;
  /** What it is about, short enough for a step; undefined where only the whole question says it. */
  readonly about: string | undefined;
  readonly place: Place | undefined;
}

function matterOf(question: string): Matter {
  const choice = choiceIn(question);
  const matter = question.replace(ASKING, '');
  const talk = readTalk([{ role: 'user', content: matter.trim() === '' ? question : matter }]);
  const { heard, echo, quote, words, thing } = talk.reading;
  const asked = choice ?? (themes[heard] && quote !== undefined && words === undefined ? asksFor(quote) : undefined);
  const known: Known = { echo, quote, words: asked?.words ?? words, thing };
  // A statement is no name for a matter: nobody is given a task with their own sentence in it.
  const isAsked = question.includes('?');
  const short = isAsked && quote !== undefined && quote.length <= LONGEST_REPEATED ? quote : undefined;
  const place = heard === 'other' && !isAsked ? undefined : (asked?.place ?? themes[heard]);
  const said = isAsked || place?.theme === 'want' || AIMS.includes(heard) ? known.words : undefined;
  return { talk, known, about: said ?? thing ?? short, place };
}

/** What a question asks for, in words turned round. */
interface Asked {
  readonly words: string;
  readonly place: Place | undefined;
}

/** The two ways that a question chooses between: "take the job in Hamburg or stay in Freiburg". */
function choiceIn(question: string): Asked | undefined {
  for (const sentence of question.replace(/[’‘]/g, "'").split(/(?<=[.!?…])\s+|\n+/)) {
    const { one = '', other = '' } = CHOICE.exec(sentence.trim().replace(/[.!?…]+$/, ''))?.groups ?? {};
    const sides = [one, other].map((side) => side.replace(EXPLAINED, '').trim());
    if (sides.some((side) => side === '' || side.length > LONGEST_SIDE || /^(?:not|no)\b/i.test(side))) continue;
    return { words: sides.map(turnedRound).join(' or '), place: themes.decide };
  }
  return undefined;
}

/** What a question asks the way to, or whether to do it. */
function asksFor(quote: string): Asked | undefined {
  const [way, whether] = [WAYS.exec(quote)?.groups?.rest, WHETHER.exec(quote)?.groups?.rest];
  const words = way ?? whether;
  // A question that was cut short ends in the middle.
  if (words === undefined || words.endsWith('…')) return undefined;
  const theme = way === undefined ? themes.decide : SAYING.test(way) ? { theme: 'say' as const } : themes.want;
  return { words: turnedRound(words), place: theme };
}

function viewOf(asked: CouncilQuestion, personaId: CorePersonaId, context: GuideContext): { text: string; used: readonly string[] } {
  const { talk, place } = matterOf(asked.question);
  if (talk.reading.heard === 'other-language') return { text: inOtherLanguage(asked, personaId), used: [] };
  const lines = councilLines[personaId][place?.theme ?? 'unclear'];
  const named = place === undefined ? undefined : remarksFor(talk, context)[0];
  const parts = [openings(asked).get(personaId), remarkOf(personaId, named), lines.view];
  const text = parts.filter((part) => part !== undefined).join(' ');
  return { text, used: refsOf(named ? [named] : [], context, text) };
}

/** That the guides follow English, in the member's own language where it is known, and where people are. */
function inOtherLanguage({ question, personaIds }: CouncilQuestion, personaId: CorePersonaId): string {
  const at = personaIds.indexOf(personaId);
  const lines = fixedLines['other-language'];
  const note = at === 0 ? languageNote(question) : undefined;
  return [note, lines[at % lines.length]].filter((part) => part !== undefined).join(' ');
}

/** The step of the built-in guide, from what the question is about; null where it was not understood, or is too dark for a task. */
export function offlineStep({ question }: CouncilQuestion, personaId: CorePersonaId): string | null {
  const { place, about } = matterOf(question);
  if (place === undefined || isDark(question)) return null;
  const { step } = councilLines[personaId][place.theme];
  return about === undefined ? step.replace('“{about}”', 'it') : fill(step, { about });
}

function remarkOf(personaId: CorePersonaId, named: Remark | undefined): string | undefined {
  const line = named && voices[personaId].records[named.kind][0];
  return line && fill(line, { goal: named.title, habit: named.title, streak: named.title, focus: named.title });
}

const sentencesOf = (text: string): readonly string[] => text.toLowerCase().split(/(?<=[.!?])\s+/);

const exactnessOf = (line: string): number => [/\{quote\}/, /\{echo\}/, /\{(?:words|thing)\}/].findIndex((place) => place.test(line));

/** Whether a line says a sentence of the member's back, and not only a word or two. */
const saysBack = (line: string, { words = '', thing = '' }: Known): boolean =>
  /\{(?:quote|echo)\}/.test(line) || (/\{(?:words|thing)\}/.test(line) && Math.max(words.length, thing.length) > LONGEST_REPEATED);

/** How each guide shows what it heard, the first of them in the member's own words where it can; no sentence is said by two of them. */
function openings({ question, personaIds }: CouncilQuestion): ReadonlyMap<CorePersonaId, string> {
  const { known, place } = matterOf(question);
  const said = new Set<string>();
  const chosen = new Map<CorePersonaId, string>();
  if (place?.opening === undefined) return chosen;
  const { opening } = place;
  let isSaidBack = false;
  for (const personaId of personaIds) {
    const lines = voices[personaId].hear[opening].filter((line) => isUsable(line, known));
    const from = hashOf(question) % Math.max(1, lines.length);
    const turned = [...lines.slice(from), ...lines.slice(0, from)];
    // With the member's own words first, and the more exactly they are understood, the better.
    const ownFirst = turned.toSorted((one, other) => exactnessOf(other) - exactnessOf(one));
    const isNew = (line: string) => !sentencesOf(fill(line, known)).some((sentence) => said.has(sentence));
    const own = ownFirst.find((line) => isNew(line) && !(isSaidBack && saysBack(line, known)));
    if (own === undefined) continue;
    isSaidBack ||= saysBack(own, known);
    const line = fill(own, known);
    for (const sentence of sentencesOf(line)) said.add(sentence);
    chosen.set(personaId, line);
  }
  return chosen;
}
