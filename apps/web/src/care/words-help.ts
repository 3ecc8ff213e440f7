import type { SafetyCard } from '@everstep/domain';

/**
 * People to reach, where words that were just kept speak of danger; the code for it is loaded when there is something to read.
 * Every place where a member writes words that stay asks this once they are stored.
 *
 * @param words as they stand now; what is blank is left out
 * @param before as they stood: the same words again are not met twice
 */
export async function wordsHelp(words: readonly string[], before: readonly string[] = []): Promise<SafetyCard | undefined> {
  const text = textOf(words);
  if (text === '' || text === textOf(before)) return undefined;
  return import('../mood/note-help.ts').then(({ noteHelp }) => noteHelp(text)).catch(() => undefined);
}

const textOf = (words: readonly string[]): string => words.filter((each) => each.trim() !== '').join('\n');
