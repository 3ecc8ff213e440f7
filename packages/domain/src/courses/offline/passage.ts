import type { Language } from './languages.ts';
import { readText, type Sentence } from './read-text.ts';
import { contentStems, plainOf, wordsIn } from './words.ts';

/** Fewer sentences than this make a poor lesson and no quiz. */
const FEWEST_SENTENCES = 7;
/** A paragraph of so many sentences is taken as a whole. */
const WHOLE_PARAGRAPH = 8;
const FEWEST_WORDS = 3;
/** Fewer shared words than this are chance. */
const FEWEST_SHARED = 3;

/** A lesson of an outline, as far as it leads back to the text that the outline was made from. */
export interface PlannedLesson {
  readonly title: string;
  readonly objectives: readonly string[];
}

/**
 * What a lesson of an outline is written from: the sentences that its title and objectives quote, with those around them; else the paragraph
 * that shares most words with them. Where the source says nothing of it, title and objectives stand alone.
 */
export function passageFor(source: string, { title, objectives }: PlannedLesson): string {
  const { sentences, language } = readText(source);
  const quotes = objectives.flatMap(quotesIn).map(plainOf).filter(isClaim);
  const claims = [plainOf(title), ...quotes].filter(isClaim);
  const plain = sentences.map(({ text }) => plainOf(text));
  const meant = new Set(sentences.flatMap((_, index) => (claims.some((claim) => plain[index]?.includes(claim)) ? [index] : [])));
  if (meant.size === 0) for (const index of nearestParagraph(sentences, [title, ...objectives].join(' '), language)) meant.add(index);
  if (meant.size === 0) return [title, ...objectives].join('\n\n');
  const around = withNeighbours(meant, sentences);
  const paragraphs = Map.groupBy(
    sentences.filter((_, index) => around.has(index)),
    ({ paragraph }) => paragraph,
  );
  return [...paragraphs.values()].map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n');
}

/** What stands in quotes. */
export const quotesIn = (objective: string): readonly string[] =>
  [...objective.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted.replace(/ ?…$/, ''));

/** One word stands in many places. */
const isClaim = (claim: string): boolean => wordsIn(claim).length >= FEWEST_WORDS;

/** The rest of short paragraphs, then the nearest sentences, until there is enough to say. */
function withNeighbours(meant: ReadonlySet<number>, sentences: readonly Sentence[]): ReadonlySet<number> {
  const around = new Set(meant);
  const paragraphs = Map.groupBy(sentences.keys(), (index) => sentences[index]?.paragraph ?? 0);
  for (const index of meant) {
    const whole = paragraphs.get(sentences[index]?.paragraph ?? 0) ?? [];
    if (whole.length <= WHOLE_PARAGRAPH) for (const other of whole) around.add(other);
  }
  const first = Math.min(...meant);
  for (let step = 1; step <= sentences.length && around.size < FEWEST_SENTENCES; step += 1)
    for (const near of [first + step, first - step])
      if (near >= 0 && near < sentences.length && around.size < FEWEST_SENTENCES) around.add(near);
  return around;
}

/** The sentences of the paragraph that shares most words with a plan; none where no paragraph shares enough. */
function nearestParagraph(sentences: readonly Sentence[], plan: string, language: Language): readonly number[] {
  const asked = contentStems(plan, language);
  const paragraphs = Map.groupBy(sentences.keys(), (index) => sentences[index]?.paragraph ?? 0);
  const shared = [...paragraphs.values()].map((indexes) => {
    const said = contentStems(indexes.map((index) => sentences[index]?.text ?? '').join(' '), language);
    return { indexes, count: [...asked].filter((stem) => said.has(stem)).length };
  });
  const best = shared.reduce((most, one) => (one.count > most.count ? one : most), { indexes: [] as readonly number[], count: 0 });
  return best.count >= FEWEST_SHARED ? best.indexes : [];
}
