import { readText, type Sentence } from './read-text.ts';
import { isEmptyWord, isGenericWord, stemOf, wordsIn } from './words.ts';

/** Fewer sentences than this make a poor lesson. */
const FEWEST_SENTENCES = 8;
const FEWEST_WORDS = 3;

/** A lesson of an outline, as far as it leads back to the text that the outline was made from. */
export interface PlannedLesson {
  readonly title: string;
  readonly objectives: readonly string[];
}

/**
 * What a lesson of an outline is written from: the part of the source that its title and objectives quote, else the part that shares most
 * words with them; whole paragraphs in their order. Where the source says nothing of it, title and objectives stand alone.
 */
export function passageFor(source: string, { title, objectives }: PlannedLesson): string {
  const { sentences } = readText(source);
  // A single term stands in many places.
  const claims = [title, ...objectives.flatMap(quotesIn)].map(plain).filter((claim) => claim.split(' ').length >= FEWEST_WORDS);
  const isMeant = ({ text }: Sentence) => claims.some((claim) => plain(text).includes(claim));
  const meant = new Set(sentences.filter(isMeant).map(({ paragraph }) => paragraph));
  const nearest = meant.size === 0 ? nearestParagraph(sentences, [title, ...objectives].join(' ')) : undefined;
  if (nearest !== undefined) meant.add(nearest);
  if (meant.size === 0) return [title, ...objectives].join('\n\n');
  const last = sentences.at(-1)?.paragraph ?? 0;
  const isIn = ({ paragraph }: Sentence) => meant.has(paragraph);
  const isShort = () => sentences.filter(isIn).length < FEWEST_SENTENCES;
  // The neighbours, the nearest first, until there is enough to say.
  const middle = Math.min(...meant);
  for (let step = 1; step <= last; step += 1)
    for (const near of [middle + step, middle - step]) if (near >= 0 && near <= last && isShort()) meant.add(near);
  const paragraphs = Map.groupBy(sentences.filter(isIn), ({ paragraph }) => paragraph);
  return [...paragraphs.values()].map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n');
}

/** Fewer shared words than this are chance. */
const FEWEST_SHARED = 3;

/** The paragraph that shares most words with a plan; undefined where none shares enough. */
function nearestParagraph(sentences: readonly Sentence[], plan: string): number | undefined {
  const asked = stemsOf(plan);
  const shared = [...Map.groupBy(sentences, ({ paragraph }) => paragraph)].map(([paragraph, all]) => {
    const said = stemsOf(all.map(({ text }) => text).join(' '));
    return { paragraph, count: [...asked].filter((stem) => said.has(stem)).length };
  });
  const best = shared.reduce((most, one) => (one.count > most.count ? one : most), { paragraph: 0, count: 0 });
  return best.count >= FEWEST_SHARED ? best.paragraph : undefined;
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length > 2 && !isEmptyWord(word) && !isGenericWord(word))
      .map(stemOf),
  );

const quotesIn = (objective: string): readonly string[] => [...objective.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);
const plain = (text: string): string =>
  text
    .replace(/…$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
