const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string): string => {
  const [first] = graphemes.segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
};

/** First letters of the first and last word of a name; one letter for a single word, nothing for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return firstLetter(first) + firstLetter(last);
}
