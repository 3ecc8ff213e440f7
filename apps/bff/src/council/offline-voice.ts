import { assess, type CorePersonaId } from '@everstep/domain';
import { fill, hashOf, isUsable, type Known } from '../ai/offline-choice.ts';
import { calmGentleLines, gentleLines, voices } from '../ai/offline-lines.ts';
import type { Reading } from '../ai/offline-reading.ts';
import { type Remark, refsOf, remarksFor } from '../ai/offline-records.ts';
import { readTalk } from '../ai/offline-talk.ts';
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

/** What was heard decides what a council speaks about, and with which of a guide's own lines it begins. */
const themes: Readonly<Partial<Record<Reading['heard'], { readonly theme: CouncilTheme; readonly opening: Heard }>>> = {
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
  ...Object.fromEntries(
    (['other', 'advice', 'musing', 'fact', 'opinion', 'step', 'when', 'snag'] as const).map((heard) => [
      heard,
      { theme: 'open', opening: 'other' },
    ]),
  ),
};

/** A question at the end that says nothing of the matter itself. */
const ASKING =
  /\s*(?:(?:and|so|but) )?(?:how (?:do|should|can|could|would) i (?:even )?(?:start|begin|go on|proceed)|where (?:do|should) i (?:even )?(?:start|begin)|what (?:now|next|then|comes next|(?:should|can|could) i do|would you do|do you (?:think|suggest|say|advise))|any (?:ideas?|advice|thoughts|tips))\b[^.!?]*\?+\s*$/i;

function readingOf(question: string) {
  const matter = question.replace(ASKING, '');
  const talk = readTalk([{ role: 'user', content: matter.trim() === '' ? question : matter }]);
  const { heard, echo, quote, words, thing } = talk.reading;
  const known: Known = { echo, quote, words, thing };
  return { talk, known, about: words ?? thing ?? quote, place: themes[heard] };
}

function viewOf(asked: CouncilQuestion, personaId: CorePersonaId, context: GuideContext): { text: string; used: readonly string[] } {
  const { talk, place } = readingOf(asked.question);
  const lines = councilLines[personaId][place?.theme ?? 'unclear'];
  const named = place === undefined ? undefined : remarksFor(talk, context)[0];
  const parts = [openings(asked).get(personaId), remarkOf(personaId, named), lines.view];
  const text = parts.filter((part) => part !== undefined).join(' ');
  return { text, used: refsOf(named ? [named] : [], context, text) };
}

/** The step of the built-in guide, from what the question is about. */
export function offlineStep({ question }: CouncilQuestion, personaId: CorePersonaId): string {
  const { place, about } = readingOf(question);
  const { step } = councilLines[personaId][place?.theme ?? 'unclear'];
  return about === undefined ? step.replace('“{about}”', 'what you asked about') : fill(step, { about });
}

function remarkOf(personaId: CorePersonaId, named: Remark | undefined): string | undefined {
  const line = named && voices[personaId].records[named.kind][0];
  return line && fill(line, { goal: named.title, habit: named.title, streak: named.title, focus: named.title });
}

const sentencesOf = (text: string): readonly string[] => text.toLowerCase().split(/(?<=[.!?])\s+/);

const exactnessOf = (line: string): number => [/\{quote\}/, /\{echo\}/, /\{(?:words|thing)\}/].findIndex((place) => place.test(line));

/** How each guide shows what it heard, with the member's own words where it can; no sentence is said by two of them. */
function openings({ question, personaIds }: CouncilQuestion): ReadonlyMap<CorePersonaId, string> {
  const { known, place } = readingOf(question);
  const said = new Set<string>();
  const chosen = new Map<CorePersonaId, string>();
  if (place === undefined) return chosen;
  for (const personaId of personaIds) {
    const lines = voices[personaId].hear[place.opening].filter((line) => isUsable(line, known));
    const from = hashOf(question) % Math.max(1, lines.length);
    const turned = [...lines.slice(from), ...lines.slice(0, from)];
    // With the member's own words first, and the more exactly they are understood, the better.
    const ownFirst = turned.toSorted((one, other) => exactnessOf(other) - exactnessOf(one));
    const line = ownFirst.map((each) => fill(each, known)).find((each) => !sentencesOf(each).some((sentence) => said.has(sentence)));
    if (line === undefined) continue;
    for (const sentence of sentencesOf(line)) said.add(sentence);
    chosen.set(personaId, line);
  }
  return chosen;
}
