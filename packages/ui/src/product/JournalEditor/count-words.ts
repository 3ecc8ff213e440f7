const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words of a text in any script: where a script has no spaces, the browser's own rules part them. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
