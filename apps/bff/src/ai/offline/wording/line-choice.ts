/** What was said before, and what decides among equals. */
export interface Said {
  readonly replies: readonly string[];
  readonly seed: number;
  /** The lines were written to follow one another: the first comes first. */
  readonly ordered?: boolean;
}

/** What the places in a line are filled with; a line with a place that is not known cannot be said. */
export type Known = Readonly<Record<string, string | undefined>>;

const placesOf = (line: string): readonly string[] => [...line.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);

export const isUsable = (line: string, known: Known): boolean => placesOf(line).every((place) => known[place] !== undefined);

/** A line with its places filled, beginning with a capital. */
export function fill(line: string, known: Known): string {
  const text = line.replace(/\{(\w+)\}/g, (_, place: string) => known[place] ?? '');
  return text.replace(
    /(^|[.!?] )(“?)(\p{Ll})/gu,
    (_, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase(),
  );
}

/** A part shorter than this, in characters, tells no line from another. */
const TELLING_PART = 9;

/** The longest part of a line that is always the same. */
function fixedPart(line: string): string {
  return line
    .split(/\{\w+\}/)
    .map((part) => part.replace(/^[\s“”:;,.]+|[\s“”:;,.]+$/g, ''))
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** In how manieth reply, from 1, a line was last said; 0 for never. */
export function lastSaid(line: string, known: Known, replies: readonly string[]): number {
  const part = fixedPart(line);
  const sign = part.length >= TELLING_PART ? part : fill(line, known);
  // The first letter may have been raised.
  return replies.findLastIndex((reply) => reply.includes(sign.slice(1))) + 1;
}

/**
 * The line to say: one that was not said yet, or else the one that was said longest ago; among equals not one that begins like the
 * last reply, and then by the seed.
 */
export function choose(lines: readonly string[], known: Known, said: Said): string | undefined {
  const usable = lines.filter((line) => isUsable(line, known));
  const ages = usable.map((line) => lastSaid(line, known, said.replies));
  const oldest = Math.min(...ages);
  const fresh = usable.filter((_, index) => ages[index] === oldest);
  const others = said.ordered ? [] : fresh.filter((line) => !beginsLike(line, said.replies.at(-1)));
  const best = others.length > 0 ? others : fresh;
  return best[Math.abs(said.seed) % Math.max(1, best.length)];
}

/** Whether a line would begin with the same word as a reply. */
const beginsLike = (line: string, reply: string | undefined): boolean => {
  const [first = ''] = line.split(/[\s{]/, 1);
  return reply !== undefined && first !== '' && reply.startsWith(first);
};

/** A small hash (djb2), so that other words give other lines. */
export function hashOf(text: string): number {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 33 + text.charCodeAt(index)) % 1_000_003;
  return hash;
}
