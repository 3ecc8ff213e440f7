import { readText, type Sentence } from './read-text.ts';

/** Fewer sentences than this make a poor lesson. */
const FEWEST_SENTENCES = 8;
const FEWEST_WORDS = 3;

/** A lesson of an outline, as far as it leads back to the text that the outline was made from. */
export interface PlannedLesson {
  readonly title: string;
  readonly objectives: readonly string[];
}

/**
 * What a lesson of an outline is written from: its title, its objectives, and the part of the source that they quote, whole paragraphs in
 * their order. Without such a part the objectives stand alone.
 */
export function passageFor(source: string, { title, objectives }: PlannedLesson): string {
  const { sentences } = readText(source);
  // A single term stands in many places.
  const claims = [title, ...objectives.flatMap(quotesIn)].map(plain).filter((claim) => claim.split(' ').length >= FEWEST_WORDS);
  const isMeant = ({ text }: Sentence) => claims.some((claim) => plain(text).includes(claim));
  const meant = new Set(sentences.filter(isMeant).map(({ paragraph }) => paragraph));
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

const quotesIn = (objective: string): readonly string[] => [...objective.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);
const plain = (text: string): string =>
  text
    .replace(/…$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
