import { setTimeout as pause } from 'node:timers/promises';
import { assess, generalChatPersona } from '@everstep/domain';
import { calmGentleLines, disclosures, gentleLines, identityLine, languageLine, offlineLines, recordLines } from './offline-lines.ts';
import { type Reading, readMessage } from './offline-reading.ts';
import type { ChatProvider, ChatRequest } from './provider.ts';

/** Between two words, in milliseconds: quick, and still readable as it comes. */
const WORD_MS = 12;
/** The remark on the member's records comes with this message of a conversation, if it fits there. */
const RECORD_AT = 4;
const RECORD_TOPICS: readonly Reading['topic'][] = ['greeting', 'done', 'want', 'avoid', 'other'];
/** A streak shorter than this is no subject. */
const STREAK_WORTH_MENTIONING = 3;

/** The built-in guide: no model, no network; simple rules in each guide's voice. */
export function offlineGuide(options: { readonly wordMs?: number } = {}): ChatProvider {
  const wordMs = options.wordMs ?? WORD_MS;
  return {
    name: 'offline',
    async *reply(request) {
      for (const word of offlineReply(request).split(/(?<= )/)) {
        if (request.signal.aborted) return;
        yield word;
        if (wordMs > 0) await pause(wordMs, undefined, { signal: request.signal }).catch(() => undefined);
      }
    },
  };
}

/** What the offline guide says. The same request always gives the same reply. */
export function offlineReply(request: Omit<ChatRequest, 'signal' | 'system'>): string {
  const { messages, context, approach, disclose } = request;
  const personaId = generalChatPersona(request.personaId);
  const said = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const turns = messages.filter(({ role }) => role === 'user').length;
  const opening = disclose ? [disclosures[personaId]] : [];
  if (approach === 'gentle') {
    const lines = assess(said).level > 0 ? gentleLines : calmGentleLines;
    return [...opening, pick(lines, turns + hashOf(said))].join(' ');
  }
  const reading = readMessage(said);
  const body = bodyOf(reading, { personaId, context, seed: turns + hashOf(said) });
  const mentionsRecords =
    !disclose && turns === RECORD_AT && context.streakDays >= STREAK_WORTH_MENTIONING && RECORD_TOPICS.includes(reading.topic);
  const record = mentionsRecords ? fill(pick(recordLines[personaId], turns), { streak: String(context.streakDays) }) : undefined;
  return [...opening, record, body].filter((part) => part !== undefined).join(' ');
}

function bodyOf(
  reading: Reading,
  { personaId, context, seed }: { personaId: ReturnType<typeof generalChatPersona>; context: ChatRequest['context']; seed: number },
): string {
  if (reading.topic === 'identity') return identityLine;
  if (reading.topic === 'other-language') return languageLine;
  const known: Known = {
    words: reading.words,
    thing: reading.thing,
    quote: reading.quote,
    name: context.firstName.trim() || undefined,
    focus: context.focus.trim().slice(0, 80) || undefined,
  };
  const usable = offlineLines[personaId][reading.topic].filter((line) => placesOf(line).every((place) => known[place] !== undefined));
  // A line with the member's own words comes first; the others take turns.
  const own = usable.filter((line) => /\{(?:words|thing)\}/.test(line));
  const line = pick(own.length > 0 ? own : usable, seed);
  const text = fill(line, known);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Known = Readonly<Record<string, string | undefined>>;

const placesOf = (line: string): readonly string[] => [...line.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);

const fill = (line: string, known: Known): string => line.replace(/\{(\w+)\}/g, (_, place: string) => known[place] ?? '');

function pick(lines: readonly string[], seed: number): string {
  return lines[Math.abs(seed) % Math.max(1, lines.length)] ?? 'I am listening. What would you like to look at?';
}

/** A small hash (djb2), so that other words give other lines. */
function hashOf(text: string): number {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 33 + text.charCodeAt(index)) % 1_000_003;
  return hash;
}
