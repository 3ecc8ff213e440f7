import { assess, type CorePersonaId } from '@everstep/domain';
import { fill, hashOf, isUsable, type Known } from '../ai/offline-choice.ts';
import { calmGentleLines, gentleLines, voices } from '../ai/offline-lines.ts';
import type { Reading } from '../ai/offline-reading.ts';
import { type Remark, refsOf, remarksFor } from '../ai/offline-records.ts';
import { readTalk, type Talk } from '../ai/offline-talk.ts';
import { turnedRound } from '../ai/offline-words.ts';
import type { ChatProvider, GuideContext } from '../ai/provider.ts';
import type { Heard } from '../ai/voices/lines.ts';
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
      if (approach === 'gentle') {
        yield gently(asked, personaId);
        return;
      }
      const { text, used } = viewOf(asked, personaId, context);
      onUsed?.(used);
      yield `${text}\n\nNext step: ${offlineStep(asked, personaId)}`;
    },
  };
}

/** A line of its own for each, without a task. */
function gently({ question, personaIds }: CouncilQuestion, personaId: CorePersonaId): string {
  const lines = assess(question).level > 0 ? gentleLines : calmGentleLines;
  return lines[personaIds.indexOf(personaId) % lines.length] ?? '';
}

interface Place {
  readonly theme: CouncilTheme;
  readonly opening: Heard;
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
  /^(?:should (?:i|we)|is it (?:worth it|wise|right|okay|ok|a good idea)(?: for me)? to) (?:even |ever |really |finally )?(?<rest>.+)$/i;
/** A longer piece of a question is quoted by one guide at most, and stands in no step. */
const LONGEST_REPEATED = 32;

interface Matter {
  readonly talk: Talk;
  /** What can be said back. */
  readonly known: Known;
  /** What it is about, short enough for a step; undefined where only the whole question says it. */
  readonly about: string | undefined;
  readonly place: Place | undefined;
}

function matterOf(question: string): Matter {
  const matter = question.replace(ASKING, '');
  const talk = readTalk([{ role: 'user', content: matter.trim() === '' ? question : matter }]);
  const { heard, echo, quote, words, thing } = talk.reading;
  const asked = themes[heard] && quote !== undefined && words === undefined ? asksFor(quote) : undefined;
  const known: Known = { echo, quote, words: asked?.words ?? words, thing };
  const short = quote !== undefined && quote.length <= LONGEST_REPEATED ? quote : undefined;
  return { talk, known, about: known.words ?? thing ?? short, place: asked?.place ?? themes[heard] };
}

/** What a question asks the way to, or whether to do it. */
function asksFor(quote: string): { readonly words: string; readonly place: Place | undefined } | undefined {
  const [way, whether] = [WAYS.exec(quote)?.groups?.rest, WHETHER.exec(quote)?.groups?.rest];
  const words = way ?? whether;
  // A question that was cut short ends in the middle.
  if (words === undefined || words.endsWith('…')) return undefined;
  return { words: turnedRound(words), place: way === undefined ? themes.decide : themes.want };
}

function viewOf(asked: CouncilQuestion, personaId: CorePersonaId, context: GuideContext): { text: string; used: readonly string[] } {
  const { talk, place } = matterOf(asked.question);
  const lines = councilLines[personaId][place?.theme ?? 'unclear'];
  const named = place === undefined ? undefined : remarksFor(talk, context)[0];
  const parts = [openings(asked).get(personaId), remarkOf(personaId, named), lines.view];
  const text = parts.filter((part) => part !== undefined).join(' ');
  return { text, used: refsOf(named ? [named] : [], context, text) };
}

/** The step of the built-in guide, from what the question is about. */
export function offlineStep({ question }: CouncilQuestion, personaId: CorePersonaId): string {
  const { place, about } = matterOf(question);
  const { step } = councilLines[personaId][place?.theme ?? 'unclear'];
  return about === undefined ? step.replace('“{about}”', 'it') : fill(step, { about });
}

function remarkOf(personaId: CorePersonaId, named: Remark | undefined): string | undefined {
  const line = named && voices[personaId].records[named.kind][0];
  return line && fill(line, { goal: named.title, habit: named.title, streak: named.title, focus: named.title });
}

const sentencesOf = (text: string): readonly string[] => text.toLowerCase().split(/(?<=[.!?])\s+/);

const exactnessOf = (line: string): number => [/\{quote\}/, /\{echo\}/, /\{(?:words|thing)\}/].findIndex((place) => place.test(line));

/** How each guide shows what it heard, with the member's own words where it can; no sentence is said by two of them. */
function openings({ question, personaIds }: CouncilQuestion): ReadonlyMap<CorePersonaId, string> {
  const { known, place } = matterOf(question);
  const said = new Set<string>();
  const chosen = new Map<CorePersonaId, string>();
  if (place === undefined) return chosen;
  let isQuoted = false;
  for (const personaId of personaIds) {
    const lines = voices[personaId].hear[place.opening].filter((line) => isUsable(line, known));
    const from = hashOf(question) % Math.max(1, lines.length);
    const turned = [...lines.slice(from), ...lines.slice(0, from)];
    // With the member's own words first, and the more exactly they are understood, the better.
    const ownFirst = turned.toSorted((one, other) => exactnessOf(other) - exactnessOf(one));
    const isNew = (line: string) => !sentencesOf(fill(line, known)).some((sentence) => said.has(sentence));
    const own = ownFirst.filter((line) => isNew(line) && !(isQuoted && line.includes('{quote}')))[0];
    if (own === undefined) continue;
    isQuoted ||= own.includes('{quote}') && (known.quote?.length ?? 0) > LONGEST_REPEATED;
    const line = fill(own, known);
    for (const sentence of sentencesOf(line)) said.add(sentence);
    chosen.set(personaId, line);
  }
  return chosen;
}
