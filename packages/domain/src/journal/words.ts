let words: Intl.Segmenter | undefined;

/** How many words a text has, in any script; what markdown adds is none. */
export function countWords(text: string): number {
  // Made with the first text: a page without one does not pay for it.
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
  return count;
}

/** Characters of an entry that lists show. */
export const EXCERPT_LENGTH = 160;

/** The beginning of an entry on one line, without the signs of markdown. */
export function entryExcerpt(body: string): string {
  const plain = body
    .slice(0, EXCERPT_LENGTH * 4)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > EXCERPT_LENGTH ? `${plain.slice(0, EXCERPT_LENGTH).trimEnd()}...` : plain;
}

/** A tag as it is compared: `Hill` and `hill` are one. */
export const tagKey = (tag: string): string => tag.trim().normalize('NFC').toLowerCase();
